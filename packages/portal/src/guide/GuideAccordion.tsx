import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Typography } from "@mui/material";
import { useOpenItems } from "../shell/useOpenItems.ts";
import type { Block } from "./Block.ts";
import { GuideBlocks } from "./GuideBlocks.tsx";

/** A foldable part of a page; whether it is open stands in the address. */
export function GuideAccordion({ id, title, blocks }: { id: string; title: string; blocks: Block[] }) {
  const { isOpen, toggle } = useOpenItems();
  return (
    <Accordion
      id={id}
      expanded={isOpen(id)}
      onChange={() => toggle(id)}
      slotProps={{ transition: { unmountOnExit: false } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-summary`} aria-controls={`${id}-details`}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <GuideBlocks blocks={blocks} />
      </AccordionDetails>
    </Accordion>
  );
}
