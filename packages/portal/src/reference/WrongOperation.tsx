import { Alert, Box, Link } from "@mui/material";
import { Fragment, type RefObject, useMemo } from "react";
import { nearestOperations } from "./nearestOperations.ts";
import type { ApiDocument } from "./toReferenceDocument.ts";
import { useAskedOperation } from "./useAskedOperation.ts";

type Props = { document: ApiDocument; box: RefObject<HTMLElement | null> };

/** Says that the address names no operation, with those it may mean; Elements would show its overview in silence. */
export function WrongOperation({ document, box }: Props) {
  const name = useAskedOperation(box);
  const nearest = useMemo(
    () => (name === undefined ? undefined : nearestOperations(document, name)),
    [document, name],
  );
  return (
    <Box role="status">
      {nearest && (
        <Alert role="none" severity="info" variant="outlined" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          There is no operation named {name}.{" "}
          {nearest.length === 0 ? "The menu lists those there are." : "Did you mean "}
          {nearest.map((summary, at) => (
            <Fragment key={summary}>
              {at > 0 && (at === nearest.length - 1 ? " or " : ", ")}
              <Link href={`#/operations/${encodeURIComponent(summary)}`}>{summary}</Link>
            </Fragment>
          ))}
          {nearest.length > 0 && "?"}
        </Alert>
      )}
    </Box>
  );
}
