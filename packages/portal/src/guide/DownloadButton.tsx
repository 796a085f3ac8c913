import DownloadIcon from "@mui/icons-material/Download";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { usePortal } from "../shell/PortalContext.ts";
import { explain } from "../shell/states.tsx";
import type { Download } from "./Block.ts";
import { downloadCollection, downloadWorkbook } from "./download.ts";

/** A button that saves a file, with what is in it; says so when that fails. */
export function DownloadButton({
  file,
  label,
  description,
}: {
  file: Download;
  label: string;
  description: string;
}) {
  const { configuration } = usePortal();
  const [state, setState] = useState<"ready" | "loading" | { failed: string }>("ready");
  const save = async () => {
    setState("loading");
    try {
      await ("list" in file ? downloadWorkbook(file.list) : downloadCollection(configuration));
      setState("ready");
    } catch (error) {
      setState({ failed: explain(error) });
    }
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={state === "loading"}
        onClick={() => void save()}
      >
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {description}
      </Typography>
      {typeof state === "object" && (
        <Alert severity="error" sx={{ mt: 1 }}>
          The file could not be saved. {state.failed}
        </Alert>
      )}
    </Box>
  );
}
