import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { Insight } from "@talent/contract/portal-api";
import { useSearchInsights } from "@talent/contract/portal-api/hooks";
import { lazy, Suspense } from "react";
import { SidePart } from "../shell/SidePart.tsx";
import { EmptyPart, FailedPart, LoadingPart } from "../shell/states.tsx";
import { useOpenItems } from "../shell/useOpenItems.ts";

const SafeHtml = lazy(async () => ({ default: (await import("../shell/SafeHtml.tsx")).SafeHtml }));

const firstPage = {
  categories: ["All"],
  pageno: 1,
  totalrecords: 6,
  fromdate: "2020-01-01",
  todate: "2099-12-31",
  searchtext: "",
};

/** The six newest market insights, each of which opens to what it says; which are open stands in the address. */
export function Insights() {
  const { data, error, isPending, refetch } = useSearchInsights(firstPage);
  if (isPending) return <LoadingPart label="insights" lines={6} />;
  if (error) return <FailedPart what="Insights" error={error} onTryAgain={() => void refetch()} />;
  const insights = data.data.insightslist;
  if (insights.length === 0) return <EmptyPart>There is no insight yet.</EmptyPart>;
  return (
    <Box role="group" aria-label="Insights" sx={{ mb: 3 }}>
      {insights.map((insight) => (
        <OneInsight key={insight.id} insight={insight} />
      ))}
    </Box>
  );
}

/** An insight; one that is its title alone opens to nothing, and does not look as if it did. */
function OneInsight({ insight: { id: number, title, description } }: { insight: Insight }) {
  const { isOpen, toggle } = useOpenItems();
  const id = `insight-${number}`;
  const heading = (
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
  );
  if (description === undefined)
    return (
      <Accordion expanded={false}>
        <Box sx={{ px: 2, py: 1.5 }}>{heading}</Box>
      </Accordion>
    );
  return (
    <Accordion
      id={id}
      expanded={isOpen(id)}
      onChange={() => toggle(id)}
      slotProps={{ transition: { mountOnEnter: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-summary`} aria-controls={`${id}-details`}>
        {heading}
      </AccordionSummary>
      <AccordionDetails>
        <SidePart what="The insight">
          <Suspense fallback={<LoadingPart label="insight" lines={3} />}>
            <SafeHtml html={description} />
          </Suspense>
        </SidePart>
      </AccordionDetails>
    </Accordion>
  );
}
