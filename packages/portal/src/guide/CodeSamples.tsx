import CheckIcon from "@mui/icons-material/Check";
import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Box, IconButton, Tab, Tabs, Tooltip } from "@mui/material";
import { useState } from "react";
import { usePortal } from "../shell/PortalContext.ts";
import type { Sample } from "./Block.ts";
import { fillIn } from "./fillIn.ts";
import { useLanguage } from "./useLanguage.ts";

/** A code block in one or several languages, with this user's base address filled in and a copy button. */
export function CodeSamples({ label, samples }: { label: string; samples: Sample[] }) {
  const { configuration } = usePortal();
  const [language, setLanguage] = useLanguage();
  const shown = samples.find((sample) => sample.language === language) ?? samples[0];
  if (shown === undefined) return null;
  const code = fillIn(shown.code, configuration.apiUrl);
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
          <Tabs
            value={shown.language}
            onChange={(_, value: Sample["language"]) => setLanguage(value)}
            aria-label={`Language of: ${label}`}
            variant="scrollable"
            scrollButtons={false}
            textColor="inherit"
            sx={{
              minHeight: 42,
              flex: 1,
              "& .MuiTab-root": { minHeight: 42, py: 0.5 },
              "& .MuiTabs-indicator": { bgcolor: "currentcolor" },
            }}
          >
            {samples.map((sample) => (
              <Tab key={sample.language} value={sample.language} label={sample.language} />
            ))}
          </Tabs>
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
        sx={{ m: 0, p: 2, overflowX: "auto", fontSize: "0.84rem", lineHeight: 1.6 }}
      >
        <code>{code}</code>
      </Box>
    </Box>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Tooltip title={copied ? "Copied" : "Copy"}>
      <IconButton
        color="inherit"
        size="small"
        aria-label={`Copy: ${label}`}
        onClick={() => void copy()}
        sx={{ mx: 1 }}
      >
        {copied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
