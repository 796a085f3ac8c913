import { Box, Button, type SxProps } from "@mui/material";
import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = { children: ReactNode; what: string; sx?: SxProps };

/** A part beside the page, such as a menu: when it fails, so it says in its own place, and the page stays as it is. */
export class SidePart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Box role="alert" sx={{ p: 2, fontSize: "0.875rem", ...(this.props.sx as object) }}>
        {this.props.what} could not be loaded.{" "}
        <Button size="small" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </Box>
    );
  }
}

/** Below the header, at its end: where what a button of the header opens would be. */
export const belowHeader: SxProps = {
  position: "absolute",
  top: "100%",
  right: 8,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
};
