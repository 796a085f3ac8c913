import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Chip, Typography } from "@mui/material";
import type { ReleaseNote } from "@talent/contract/portal-api";
import { useGetReleaseNotes } from "@talent/contract/portal-api/hooks";
import { useEffect } from "react";
import { listColumn } from "../shell/readingColumn.ts";
import { SafeHtml } from "../shell/SafeHtml.tsx";
import { EmptyPart, FailedPart, LoadingPart } from "../shell/states.tsx";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { useOpenItems } from "../shell/useOpenItems.ts";

/** The release notes, as accordions. */
export function ReleaseNotes() {
  useDocumentTitle("Release notes");
  return (
    <Box sx={listColumn}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Release notes
      </Typography>
      <Notes />
    </Box>
  );
}

function Notes() {
  const { data, error, isPending, refetch } = useGetReleaseNotes();
  useEffect(() => {
    if (error) console.error("The release notes could not be loaded.", error);
  }, [error]);
  if (isPending) return <LoadingPart label="release notes" lines={5} />;
  if (error) return <FailedPart what="The release notes" error={error} onTryAgain={() => void refetch()} />;
  const notes = data.data.ReleaseNotes;
  if (notes.length === 0) return <EmptyPart>Nothing has been released yet.</EmptyPart>;
  return notes.map((note) => <Note key={`${note.releaseversion} ${note.title}`} note={note} />);
}

function Note({ note }: { note: ReleaseNote }) {
  const { isOpen, toggle } = useOpenItems();
  const id = `r-${note.releaseversion}-${note.releasedate}-${note.title}`.replace(/[^A-Za-z0-9-]+/g, "-");
  return (
    <Accordion
      id={id}
      expanded={isOpen(id)}
      onChange={() => toggle(id)}
      slotProps={{ heading: { component: "h2" } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-summary`} aria-controls={`${id}-details`}>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 2,
            rowGap: 0.5,
            alignItems: "center",
            width: 1,
            pr: 2,
          }}
        >
          <Typography component="span" sx={{ fontWeight: 600, flex: "1 1 14rem" }}>
            {note.title}
          </Typography>
          <Chip label={note.releaseversion} size="small" variant="outlined" />
          <Typography component="time" dateTime={note.releasedate} variant="body2" color="textSecondary">
            {readableDate(note.releasedate)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <SafeHtml html={note.description} />
      </AccordionDetails>
    </Accordion>
  );
}

const dates = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The day in words, e.g. 10 November 2026; what is no day stays as it came. */
function readableDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dates.format(date);
}
