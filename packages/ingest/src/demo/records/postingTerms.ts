import { months } from "../calendar.ts";
import { levelPay, minimumPay, remoteShift } from "../planted.ts";

/** Positions of the profile's skills that a record has, of those of its `region`: bundled ones follow their bundle's draw in part of the records. */
export function picked(profile: string, thresholds: string): string {
  return `list_filter(range(1, len(${profile}.ids) + 1), lambda n:
      (CASE WHEN (d(i, 256 + n) & 1023) < ${profile}.tight[n] THEN d(i, 192 + ${profile}.bundles[n]) ELSE d(i, 320 + n) END & 65535)
        < ${thresholds}[n] AND (${profile}.regions[n] & region) <> 0)`;
}

/** Four of a list at the most, from a place of the record's own on, so that none is passed over for its number. */
export function fourOf(list: string): string {
  const first = `(d(i, 46) % greatest(len(${list}), 1))::INT`;
  return `list_concat(${list}[${first} + 1:], ${list}[1:${first}])[1:4]`;
}

/** Whether a country names jobs as Britain does. */
export const britishUsage = "iso2 IN ('GB', 'IE', 'AU', 'NZ', 'ZA', 'IN')";

/** A number as DuckDB's DOUBLE; bare ones are decimals, which overflow. */
export function real(value: number): string {
  return `${value.toFixed(9)}::DOUBLE`;
}

/** Junior, mid-level, senior as the occupation's ads ask; one ad in four names none. */
export const level = `CASE WHEN u(i, 11) < 0.24 THEN NULL WHEN u(i, 12) < junior THEN 1 WHEN u(i, 12) < middle THEN 2 ELSE 3 END`;

/** The lowest education asked for, as the occupation's ads ask. */
export const education = `CASE WHEN u(i, 13) >= schooled THEN NULL
  ELSE 1 + len(list_filter(education, lambda share: u(i, 14) >= share)) END`;

const moved = (shift: { start: number; end: number }) =>
  `(remote * (${real(shift.start)} + ${real(shift.end - shift.start)} * h.month / ${months - 1}))`;

/** Fully, temporarily or partly remote, by the occupation's share and how it moved; else 0. */
export const remote = `CASE WHEN u(i, 15) < ${moved(remoteShift.fully)} THEN 1
  WHEN u(i, 15) < ${moved(remoteShift.fully)} + ${moved(remoteShift.temporary)} THEN 2
  WHEN u(i, 15) < ${moved(remoteShift.fully)} + ${moved(remoteShift.temporary)} + ${moved(remoteShift.hybrid)} THEN 3
  ELSE 0 END`;

/** Tenure and hours as ads state them; outside the United States most full-time jobs are called permanent too. */
export const types = `CASE WHEN zone >= 4 AND level = 1 AND u(i, 16) < 0.09 THEN [6]
  WHEN u(i, 16) > 0.997 THEN [7]
  WHEN u(i, 17) < contract THEN [3, 4]
  WHEN u(i, 17) < contract + 0.05 THEN [2, 4]
  WHEN u(i, 18) < part_time THEN CASE WHEN iso2 <> 'US' AND u(i, 19) < 0.5 THEN [1, 5] ELSE [5] END
  WHEN iso2 <> 'US' AND u(i, 19) < 0.6 THEN [1, 4] ELSE [4] END`;

/** What the level multiplies pay with. */
export const levelFactor = `CASE level WHEN 1 THEN ${real(levelPay.junior)} WHEN 2 THEN ${real(levelPay.middle)} WHEN 3 THEN ${real(levelPay.senior)} ELSE ${real(levelPay.none)} END`;

/** Pay that heeds the minimum wage of place and day (`least`, a year's in USD), smooth at the upper end. */
export const aboveMinimum = `CASE WHEN free_pay < ${real(minimumPay.reach)} * least
  THEN least * (1 + ${real(minimumPay.reach / 3)} * pow(free_pay / least / ${real(minimumPay.reach)}, 3)) ELSE free_pay END`;

/** Whether an ad states pay by the hour. */
export const paidHourly = "iso2 IN ('US', 'CA', 'GB', 'AU') AND hourly";
/** By the month: Mexico, and hourly jobs where pay is low. */
export const paidMonthly = "(iso2 = 'MX' OR country_pay < 0.5 AND hourly AND rate < 500)";

/** The title as the ad writes it, with a rank, a place or a shift now and then. */
export const title = `concat(
  CASE WHEN ranked OR zone < 3 THEN '' WHEN level = 3 AND u(i, 26) < 0.66 THEN 'Senior ' WHEN level = 3 AND u(i, 26) < 0.8 THEN 'Lead '
    WHEN level = 1 AND u(i, 26) < 0.35 THEN 'Junior ' ELSE '' END,
  title_names[1 + (d(i, 10) & 31)::INT],
  CASE WHEN remote_type = 1 AND u(i, 27) < 0.3 THEN ' (Remote)' WHEN "function" = 12 AND u(i, 27) < 0.08 THEN ' - Night Shift'
    WHEN u(i, 27) > 0.95 THEN ' - ' || split_part(text, ',', 1) ELSE '' END)`;
