import CheckIcon from "@mui/icons-material/Check";
import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Box, ButtonBase, IconButton } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useState } from "react";
import { usePortal } from "../shell/PortalContext.ts";
import { unseenBorder } from "../theme/forcedColours.ts";
import type { Sample } from "./Block.ts";
import { copyText } from "./copyText.ts";
import { fillIn } from "./fillIn.ts";
import { useLanguage } from "./useLanguage.ts";

/** A code block in one or several languages, with this user's base address filled in and a copy button. */
export function CodeSamples({ label, samples }: { label: string; samples: Sample[] }) {
  const { configuration } = usePortal();
  const [language, setLanguage] = useLanguage();
  const shown = samples.find((sample) => sample.language === language) ?? samples[0];
  if (shown === undefined) return null;
  const code = fillIn(shown.code, configuration);
  return (
    <Box sx={{ mb: 3, borderRadius: 1, overflow: "hidden", bgcolor: "code.main", color: "code.text" }}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          borderBottom: "1px solid rgba(255,255,255,0.16)",
          minHeight: 42,
        }}
      >
        {samples.length > 1 ? (
          <Box
            role="group"
            aria-label={`Language of: ${label}`}
            sx={{ flex: 1, display: "flex", flexWrap: "wrap" }}
          >
            {samples.map((sample) => (
              <ButtonBase
                key={sample.language}
                aria-pressed={sample === shown}
                onClick={() => setLanguage(sample.language)}
                sx={languageButton}
              >
                {sample.language}
              </ButtonBase>
            ))}
          </Box>
        ) : (
          <Box sx={{ flex: 1, px: 2, fontSize: "0.8125rem" }}>{label}</Box>
        )}
        <CopyButton text={code} label={label} />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          m: 0,
          p: 2,
          fontSize: "0.84rem",
          lineHeight: 1.6,
          // A long line is read to its end without being pushed about; what is copied has it in one piece.
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
        }}
      >
        <code>{code}</code>
      </Box>
    </Box>
  );
}

const languageButton = {
  px: { xs: 0.75, sm: 2 },
  minHeight: 42,
  flexShrink: 0,
  font: "inherit",
  fontSize: { xs: "0.8125rem", sm: "0.875rem" },
  fontWeight: 600,
  opacity: 0.75,
  borderBottom: "2px solid transparent",
  ...unseenBorder,
  "&[aria-pressed=true]": { opacity: 1, borderBottomColor: "currentcolor" },
  "&:focus-visible": { outlineOffset: -2, outlineColor: "currentcolor" },
};

const copiedText = "Copied";
const refusedText = "Not copied: the browser does not let it. Mark the text instead.";

function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState("");
  const copied = told === copiedText;
  const copy = async () => {
    setTold((await copyText(text)) ? copiedText : refusedText);
    setTimeout(() => setTold(""), 2000);
  };
  return (
    <>
      <Box component="span" role="status" sx={visuallyHidden}>
        {told}
      </Box>
      <IconButton
        color="inherit"
        size="small"
        title={told || "Copy"}
        aria-label={`Copy: ${label}`}
        onClick={() => void copy()}
        sx={{ mx: { xs: 0.25, sm: 1 }, "&:focus-visible": { outlineColor: "currentcolor" } }}
      >
        {copied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
      </IconButton>
    </>
  );
}
