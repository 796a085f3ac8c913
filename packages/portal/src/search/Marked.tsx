import { Box } from "@mui/material";
import { toRuns } from "./searchDocumentation.ts";

/** The text with every match of the term marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return toRuns(text, term).map((run, index) =>
    run.match ? (
      <Box component="mark" key={index} sx={{ bgcolor: "mark.main", color: "inherit", borderRadius: 0.5 }}>
        {run.text}
      </Box>
    ) : (
      run.text
    ),
  );
}
