import SearchIcon from "@mui/icons-material/Search";
import { Box, IconButton, InputAdornment, OutlinedInput, Paper } from "@mui/material";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SidePart } from "../shell/SidePart.tsx";
import { useGoTo } from "../shell/useGoTo.ts";
import type { Found } from "./SearchResults.tsx";
import type { Hit } from "./searchDocumentation.ts";
import { longestSearch, toTerm } from "./toTerm.ts";
import { useSearchText } from "./useSearchText.ts";
import { withSearch } from "./withSearch.ts";

const loadResults = () => import("./SearchResults.tsx");
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

const nothing: Found = { hits: [], best: 0 };

/** The search of the documentation: a box in the header with its results below. */
export function SearchBox() {
  const [text, setText] = useSearchText();
  const [open, setOpen] = useState(false);
  const [wide, setWide] = useState(false);
  /** The option walked to by arrows; the one that answers best until then. */
  const [walked, setWalked] = useState<number>();
  const [{ hits, best }, setFound] = useState<Found>(nothing);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const goTo = useGoTo();
  const term = toTerm(text);
  const shown = open && term !== undefined;

  // At once and not with the next frame: whoever types on would lose the first letter.
  const show = (next: boolean) => {
    flushSync(() => setWide(next));
    if (next || input.current?.offsetParent) input.current?.focus();
  };
  useSearchKeys(() => show(true));
  const active = Math.min(walked ?? best, Math.max(0, hits.length - 1));
  const choose = (hit: Hit) => {
    setOpen(false);
    setWide(false);
    document.getElementById("content")?.focus({ preventScroll: true });
    goTo(withSearch(hit.to, text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[active];
    if (event.key === "Escape") {
      // The browser would empty the box as well.
      event.preventDefault();
      setOpen(false);
      setWide(false);
    } else if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setWalked((active + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && shown && hit !== undefined) {
      event.preventDefault();
      choose(hit);
    }
  };

  return (
    <>
      <IconButton
        aria-label="Open the search"
        title="Search Documentation"
        color="inherit"
        onClick={() => show(!wide)}
        sx={{ display: { md: "none" } }}
      >
        <SearchIcon />
      </IconButton>
      <Box
        role="search"
        sx={{
          position: { md: "relative" },
          order: { xs: 4, md: 0 },
          width: { xs: "100%", md: "auto" },
          flex: { md: "1000 1 108px" },
          maxWidth: { md: 280 },
          display: { xs: wide ? "block" : "none", md: "block" },
          pb: { xs: 1, md: 0 },
        }}
      >
        <OutlinedInput
          inputRef={input}
          fullWidth
          size="small"
          type="search"
          placeholder="Search Documentation"
          value={text}
          onFocus={() => {
            // What cannot be loaded is told where the results would be.
            loadResults().catch(() => {});
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setText(event.target.value);
            setWalked(undefined);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          sx={{ fontSize: { md: "0.875rem" }, "& input": { textOverflow: "ellipsis" } }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
          slotProps={{
            input: {
              role: "combobox",
              "aria-label": "Search Documentation",
              "aria-expanded": shown && hits.length > 0,
              "aria-controls": shown && hits.length > 0 ? listId : undefined,
              "aria-autocomplete": "list",
              "aria-activedescendant": shown && hits.length > 0 ? `${listId}-${active}` : undefined,
              "aria-keyshortcuts": "/ Control+K Meta+K",
              maxLength: longestSearch,
              autoComplete: "off",
            },
          }}
        />
        {shown && (
          <Paper
            elevation={8}
            sx={{
              position: "absolute",
              right: { xs: 8, md: 0 },
              left: { xs: 8, md: "auto" },
              width: { md: 560 },
              mt: 0.75,
              overflow: "hidden",
              border: 1,
              borderColor: "divider",
            }}
          >
            <SidePart what="The search">
              <Suspense fallback={<Box sx={{ p: 2 }}>Searching</Box>}>
                <SearchResults
                  term={term}
                  listId={listId}
                  active={active}
                  onFound={setFound}
                  onChoose={choose}
                />
              </Suspense>
            </SidePart>
          </Paper>
        )}
      </Box>
    </>
  );
}

/** Calls `focus` on `/` outside of a text field and on ctrl or cmd with K anywhere. */
function useSearchKeys(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const typing = target?.matches("input, textarea, select, [contenteditable='true']") === true;
      const slash = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
      const letterK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!slash && !letterK) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
