import { Alert, AlertTitle, Box, Button, Skeleton, Typography } from "@mui/material";
import type { RequestError } from "@talent/contract/portal-api/hooks";
import type { ReactNode } from "react";
import { isNotLoaded, notLoaded } from "./isNotLoaded.ts";

/** Grey lines where a list or text is about to stand. */
export function LoadingPart({ lines = 4, label }: { lines?: number; label: string }) {
  return (
    <Box role="status" aria-label={`Loading ${label}`} aria-busy>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={44} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

/** Says that there is nothing here, and why. */
export function EmptyPart({ children }: { children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ py: 3 }}>
      {children}
    </Typography>
  );
}

/**
 * Says what could not be loaded, why and what to do; offers to try again, which for a part of the program is to load
 * the page anew: browsers do not fetch it a second time.
 */
export function FailedPart({
  what,
  error,
  onTryAgain,
}: {
  what: string;
  error: unknown;
  onTryAgain: () => void;
}) {
  const tryAgain = () => (error instanceof Error && isNotLoaded(error) ? location.reload() : onTryAgain());
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={tryAgain} sx={{ whiteSpace: "nowrap" }}>
          Try again
        </Button>
      }
    >
      <AlertTitle>{what} could not be loaded</AlertTitle>
      {explain(error)}
    </Alert>
  );
}

/**
 * A sentence about a failed call: what the server said, or that it could not be reached, which `fetch` tells by a
 * TypeError; what an error of our own says.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return "The reason is not known. Try again in a moment.";
  if (isNotLoaded(error)) return `${notLoaded} Try again.`;
  if (error instanceof TypeError)
    return "The server could not be reached. Check your connection and try again.";
  if (!("status" in error)) return `${error.message} Try again in a moment.`;
  const { body } = error as RequestError<{ messages?: string[] } | undefined>;
  const said = typeof body === "object" ? body?.messages?.join(" ") : undefined;
  return said ? `${said} (${error.message})` : `The server answered ${error.message}. Try again in a moment.`;
}
