import { Box, Typography } from "@mui/material";
import { useEffect, useMemo } from "react";
import { explain } from "../shell/states.tsx";
import { Marked } from "./Marked.tsx";
import { bestOf, excerpt, type Hit, type HitGroup, searchDocumentation } from "./searchDocumentation.ts";
import { useSearchIndex } from "./useSearchIndex.ts";

/** The options in the order they stand in, and which of them answers best. */
export type Found = { hits: Hit[]; best: number };

type Props = {
  term: string;
  listId: string;
  /** Which of the options, counted over both groups, is the active one. */
  active: number;
  onFound: (found: Found) => void;
  onChoose: (hit: Hit) => void;
};

/** The id of an option, for the box that tells which one is active. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The results in their two groups, or that there is none, or none yet; and what could not be searched. */
export function SearchResults({ term, listId, active, onFound, onChoose }: Props) {
  const { guide, operations, isPending, error } = useSearchIndex();
  const results = useMemo(() => searchDocumentation(term, guide, operations), [term, guide, operations]);
  const hits = useMemo(
    () => [...results.guide, ...results.operations].flatMap((group) => group.hits),
    [results],
  );
  useEffect(() => onFound({ hits, best: bestOf(hits) }), [hits, onFound]);
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const missing = error && `Part of the documentation could not be searched. ${explain(error)}`;
  if (hits.length === 0)
    return (
      <Typography role="status" sx={{ p: 2 }}>
        {isPending ? "Searching" : (missing ?? "No result found")}
      </Typography>
    );
  const part = { term, listId, active, onChoose };
  const guideHits = results.guide.reduce((sum, group) => sum + group.hits.length, 0);
  return (
    <>
      <Box
        id={listId}
        role="listbox"
        aria-label="Search results"
        sx={{ maxHeight: "70vh", overflowY: "auto" }}
      >
        <ResultGroup {...part} title="Getting Started" groups={results.guide} first={0} />
        <ResultGroup {...part} title="API docs" groups={results.operations} first={guideHits} />
      </Box>
      {missing && (
        <Typography
          role="status"
          variant="body2"
          sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: "divider" }}
        >
          {missing}
        </Typography>
      )}
    </>
  );
}

type GroupProps = Omit<Props, "onFound"> & { title: string; groups: HitGroup[]; first: number };

function ResultGroup({ title, groups, first, term, listId, active, onChoose }: GroupProps) {
  if (groups.length === 0) return null;
  const headingId = `${listId}-${title.replaceAll(" ", "-")}`;
  let index = first;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ pb: 1 }}>
      <Typography id={headingId} sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 700 }}>
        {title}
      </Typography>
      {groups.map((group) => (
        <div key={group.title} role="presentation">
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 0.75 }}>
            {group.title}
            {group.more > 0 && `, ${group.more} more`}
          </Typography>
          {group.hits.map((hit) => {
            const at = index++;
            return (
              <Box
                key={at}
                id={optionId(listId, at)}
                role="option"
                aria-selected={at === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
                sx={{
                  px: 2,
                  py: 0.75,
                  cursor: "pointer",
                  bgcolor: at === active ? "raised.main" : undefined,
                  "&:hover": { bgcolor: "raised.main" },
                }}
              >
                {hit.title !== group.title && (
                  <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: "block" }}>
                    <Marked text={hit.title} term={term} />
                  </Typography>
                )}
                <Typography component="span" variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  <Marked text={excerpt(hit.text, term)} term={term} />
                </Typography>
              </Box>
            );
          })}
        </div>
      ))}
    </Box>
  );
}
