import { AccountsError, type Soon, soon, type TalentProfileDefinition } from "@talent/accounts";
import type { DatedSelection } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import { type Keyword, KeywordSyntaxError, openFrom, parseKeyword } from "@talent/market";
import type { Call, Context, OperationId } from "../data-api/Operation.ts";
import { Problem } from "../http/Problem.ts";
import { echo } from "./echo.ts";
import type { IdList } from "./IdList.ts";
import type { ReadQuery } from "./readQuery.ts";
import { type ResolvedPlace, resolvePlace } from "./resolvePlace.ts";
import { resolveWindow } from "./resolveWindow.ts";
import { listFilter, type Role, roleFilters } from "./roleFilters.ts";
import { standingRole } from "./standingRole.ts";

/** What a call selects: the postings, the place they are in if one was asked for, and the echo of what was used. */
export type Selected = {
  selection: DatedSelection;
  place: ResolvedPlace | undefined;
  input: components["schemas"]["MeasureInput"];
};

/** The window of operations that say nothing of one. */
const pastYearRule = { default: "1y" };

/**
 * The selection of a call, by the rules its operation has in the contract: place, role or talent profile, employer,
 * window, and the subscription's data settings. It is there at once unless a profile has to be looked up. Throws or rejects
 * with `severalCountries`, `invalidTalentProfile`, `invalidFormat` and `tooMany`; ids have been checked before.
 */
export function select<Id extends OperationId>(call: Call<Id>, context: Context): Soon<Selected> {
  const query = call.query as ReadQuery;
  const { location } = call.operation;
  const place = location && resolvePlace(query, location, context.taxonomy);
  const profile = query.talentprofile ? profileOf(query, context, call.caller) : undefined;
  return soon(profile, (found) => selected(call, context, { place, profile: found }));
}

function selected<Id extends OperationId>(
  { operation, caller, query: given }: Call<Id>,
  { taxonomy, info }: Context,
  { place, profile }: { place: ResolvedPlace | undefined; profile: TalentProfileDefinition | undefined },
): Selected {
  const query = given as ReadQuery;
  const window = resolveWindow(
    query.daterange as string | undefined,
    operation.window ?? pastYearRule,
    info.asOf,
  );
  const expression = profile ? profileKeyword(profile) : givenKeyword(query.query as string | undefined);
  const { showStaffing, showAnonymous, newJobs } = caller.dataSettings;
  const selection: DatedSelection = {
    fact: "posting",
    window,
    basis: newJobs ? "firstSeen" : openFrom(window.from, info.asOf),
    filters: [
      ...(place ? [place.filter] : []),
      ...roleFilters((profile ?? query) as Role),
      ...listFilter("employer", query.employer as IdList | undefined),
    ],
    ...(expression && { keyword: expression }),
    staffing: showStaffing,
    anonymous: showAnonymous,
  };
  return {
    selection,
    place,
    input: echo({ operation, query, place, window, settings: caller.dataSettings, taxonomy }),
  };
}

async function profileOf(
  query: ReadQuery,
  { accounts }: Context,
  caller: Call<OperationId>["caller"],
): Promise<TalentProfileDefinition | undefined> {
  const [id] = (query.talentprofile as IdList | undefined)?.any ?? [];
  if (id === undefined) return undefined;
  try {
    const { definition } = await accounts.talentProfiles.lookup(id, caller);
    return standingRole(definition);
  } catch (error) {
    if (error instanceof AccountsError && error.word === "notFound")
      throw new Problem("invalidTalentProfile");
    throw error;
  }
}

/** Refuses the parameter `query`, where an expression of the caller's own is not understood. */
function givenKeyword(text: string | undefined): Keyword | undefined {
  return keyword(text, (why) => new Problem("invalidFormat", { hint: `Parameter query: ${why}` }));
}

/** Refuses the profile, not a parameter that was never sent, where what was saved in it is not understood. */
function profileKeyword({ query }: TalentProfileDefinition): Keyword | undefined {
  return keyword(
    query,
    (why) =>
      new Problem("invalidTalentProfile", { hint: `Its keyword expression is not understood: ${why}` }),
  );
}

function keyword(text: string | undefined, refusal: (why: string) => Problem): Keyword | undefined {
  if (text === undefined) return undefined;
  try {
    return parseKeyword(text);
  } catch (error) {
    if (error instanceof KeywordSyntaxError) throw refusal(error.message);
    throw error;
  }
}
