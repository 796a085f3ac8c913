import { Alert, Box, Typography } from "@mui/material";
import type { Block } from "./Block.ts";
import { CodeSamples } from "./CodeSamples.tsx";
import { DataDictionary } from "./DataDictionary.tsx";
import { DownloadButton } from "./DownloadButton.tsx";
import { GuideAccordion } from "./GuideAccordion.tsx";
import { GuideTable } from "./GuideTable.tsx";
import { GuideText } from "./GuideText.tsx";
import { Heading } from "./Heading.tsx";
import { Insights } from "./Insights.tsx";
import { ReferenceTable } from "./ReferenceTable.tsx";

/** The blocks of a page or an accordion, from top to bottom. */
export function GuideBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <GuideBlock key={index} block={block} />);
}

function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "title":
      return <Heading level={2} id={block.id} text={block.text} />;
    case "subtitle":
      return <Heading level={3} id={block.id} text={block.text} />;
    case "paragraph":
      return (
        <Typography sx={{ mb: 2, maxWidth: "74ch" }}>
          <GuideText text={block.text} />
        </Typography>
      );
    case "note":
      return (
        <Alert severity={block.tone} variant="outlined" role="note" sx={{ mb: 3, maxWidth: "80ch" }}>
          <GuideText text={block.text} />
        </Alert>
      );
    case "list":
      return (
        <Box component={block.ordered ? "ol" : "ul"} sx={{ pl: 3, mt: 0, mb: 2, maxWidth: "74ch" }}>
          {block.items.map((item) => (
            <Typography component="li" key={item} sx={{ mb: 0.75 }}>
              <GuideText text={item} />
            </Typography>
          ))}
        </Box>
      );
    case "table":
      return <GuideTable {...block} />;
    case "code":
      return <CodeSamples label={block.label} samples={block.samples} />;
    case "accordion":
      return <GuideAccordion id={block.id} title={block.title} blocks={block.blocks} />;
    case "referenceTable":
      return <ReferenceTable list={block.list} caption={block.caption} expected={block.rows} />;
    case "download":
      return <DownloadButton file={block.file} label={block.label} description={block.description} />;
    case "insights":
      return <Insights />;
    case "dataDictionary":
      return <DataDictionary caption={block.caption} />;
  }
}
