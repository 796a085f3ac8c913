import { supportUrl } from "virtual:support";
import { Box, Button, Link, Typography } from "@mui/material";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { isNotLoaded, notLoaded } from "./isNotLoaded.ts";
import { readingColumn } from "./readingColumn.ts";

type Props = { children: ReactNode; onTryAgain?: () => void; fallback?: ReactNode };
type State = { error: Error | undefined };

/** Draws its children, or, when drawing them fails, the fallback; without one, what happened and a way to try again. */
export class ErrorFallback extends Component<Props, State> {
  override state: State = { error: undefined };
  private tried: Error | undefined;

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    // A part of the program that could not be fetched stays failed for as long as the page is open.
    if (error === this.tried) location.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <SomethingWentWrong
        {...(isNotLoaded(error) && { what: notLoaded })}
        error={error}
        onTryAgain={() => this.tryAgain()}
      />
    );
  }

  private tryAgain(): void {
    this.props.onTryAgain?.();
    this.tried = this.state.error;
    this.setState({ error: undefined });
  }
}

/** A failure as it is told: in a sentence, with the error in details below, and what trying again does. */
type Failure = { what?: string; error: Error; onTryAgain: () => void };

/** The fallback itself, also for failures outside drawing; `what` says which, in a sentence. */
export function SomethingWentWrong({
  what = "This part of the portal could not be shown.",
  error,
  onTryAgain,
}: Failure) {
  return (
    <Box component="section" role="alert" sx={readingColumn}>
      <Typography variant="h1" gutterBottom>
        Something went wrong
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: "70ch" }}>
        {what} Try again; if it happens once more, send the details below to{" "}
        <Link href={supportUrl}>support</Link>.
      </Typography>
      <Box component="details" open sx={{ mb: 3 }}>
        <summary>Details</summary>
        <Box component="pre" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.875rem" }}>
          {error.message}
        </Box>
      </Box>
      <Button variant="contained" onClick={onTryAgain}>
        Try again
      </Button>
    </Box>
  );
}
