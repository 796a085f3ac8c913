import { Box, LinearProgress, Link, Typography } from "@mui/material";
import { useSyncExternalStore } from "react";
import { Link as RouterLink } from "react-router-dom";
import { latestRateLimits, onRateLimits, type RateLimit } from "../calls/rateLimit.ts";
import { FailedPart, LoadingPart } from "../shell/states.tsx";

type Props = {
  units: { consumed: number; consumedByMe: number } | undefined;
  error: Error | null;
  onTryAgain: () => void;
  /** The page that a link leads to is there. */
  onLeave: () => void;
};

const count = new Intl.NumberFormat("en");

/**
 * Units consumed by the organisation and the caller, and what is left of each limit as the API last told, be it in
 * refusing to tell the units: that is told above what is known nevertheless.
 */
export function UsageDetails({ units, error, onTryAgain, onLeave }: Props) {
  const limits = useSyncExternalStore(onRateLimits, latestRateLimits);
  if (units === undefined && !error) return <LoadingPart label="usage" lines={3} />;
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 700, mb: 1 }}>
        Call units
      </Typography>
      {error !== null && (
        <Box sx={{ mb: 2 }}>
          <FailedPart what="Usage" error={error} onTryAgain={onTryAgain} />
        </Box>
      )}
      {units && (
        <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "1fr auto", gap: 0.5, m: 0, mb: 2 }}>
          <Fact name="Consumed by your organisation" value={units.consumed} />
          <Fact name="Consumed by you" value={units.consumedByMe} />
        </Box>
      )}
      {limits.map((limit) => (
        <Limit key={limit.name} limit={limit} />
      ))}
      <Link component={RouterLink} to="/?section=rate-limiting" variant="body2" onClick={onLeave}>
        How limits work
      </Link>
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <>
      <Typography component="dt" variant="body2">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
        {count.format(value)}
      </Typography>
    </>
  );
}

function Limit({ limit }: { limit: RateLimit }) {
  const { quota, remaining = quota } = limit;
  const label = limitLabel(limit);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="body2">
        {label}: {count.format(remaining)} of {count.format(quota)} left
      </Typography>
      <LinearProgress
        variant="determinate"
        value={quota === 0 ? 0 : (100 * remaining) / quota}
        aria-label={`${label}, left`}
      />
    </Box>
  );
}

const names: Record<string, string> = { burst: "Requests", units: "Call units", quota: "Annual quota" };

/** What a limit bounds and for how long, e.g. "Call units a minute". */
export function limitLabel({ name, windowSeconds }: RateLimit): string {
  const level = /^level(\d)$/.exec(name)?.[1];
  const subject = level === undefined ? (names[name] ?? name) : `Level ${level} requests`;
  if (windowSeconds === 1) return `${subject} a second`;
  return windowSeconds === 60 ? `${subject} a minute` : subject;
}
