import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { FaqItem } from "@talent/contract/portal-api";
import { useGetFaq } from "@talent/contract/portal-api/hooks";
import { useEffect } from "react";
import { CodeSamples } from "../guide/CodeSamples.tsx";
import { listColumn } from "../shell/readingColumn.ts";
import { SafeHtml } from "../shell/SafeHtml.tsx";
import { EmptyPart, FailedPart, LoadingPart } from "../shell/states.tsx";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { useOpenItems } from "../shell/useOpenItems.ts";

/** The frequently asked questions, as accordions. */
export function Faq() {
  useDocumentTitle("FAQ");
  return (
    <Box sx={listColumn}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Frequently asked questions
      </Typography>
      <Questions />
    </Box>
  );
}

function Questions() {
  const { data, error, isPending, refetch } = useGetFaq();
  useEffect(() => {
    if (error) console.error("The FAQ could not be loaded.", error);
  }, [error]);
  if (isPending) return <LoadingPart label="questions" lines={8} />;
  if (error) return <FailedPart what="The FAQ" error={error} onTryAgain={() => void refetch()} />;
  const items = data.data.FaqList;
  if (items.length === 0) return <EmptyPart>There is no question yet.</EmptyPart>;
  return items.map((item, index) => <Question key={item.id} number={index + 1} item={item} />);
}

function Question({ number, item }: { number: number; item: FaqItem }) {
  const { isOpen, toggle } = useOpenItems();
  const id = `q${item.id}`;
  return (
    <Accordion
      id={id}
      expanded={isOpen(id)}
      onChange={() => toggle(id)}
      slotProps={{ heading: { component: "h2" } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-summary`} aria-controls={`${id}-details`}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {number}. {item.question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SafeHtml html={item.answer} />
        {item.code && (
          <Box sx={{ mt: 2 }}>
            <CodeSamples
              label={`Code for question ${number}`}
              samples={[{ language: "curl", code: toSampleCode(item.code) }]}
            />
          </Box>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

/** Variables that code of the FAQ names addresses by, and what the guide's samples have in their place. */
const addresses = { $BASE_URL: "{{apiUrl}}", $AUTH_URL: "{{authUrl}}", $PORTAL_URL: "{{portalUrl}}" };

function toSampleCode(code: string): string {
  return Object.entries(addresses).reduce((text, [name, address]) => text.replaceAll(name, address), code);
}
