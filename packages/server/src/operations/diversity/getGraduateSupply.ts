import { type GraduateSupplyRequest, graduateSupply, type InstitutionSupply } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import type { Filter } from "@talent/market";
import { answered } from "../../data-api/answered.ts";
import { chosenDegrees } from "../../data-api/chosenDegrees.ts";
import { chosenOccupations, demandsTitles } from "../../data-api/chosenOccupations.ts";
import type { Operation } from "../../data-api/Operation.ts";
import type { ResolvedPlace } from "../../parameters/resolvePlace.ts";
import { type Selected, select } from "../../parameters/select.ts";

/** Institutions an answer lists at most, and fields of each. */
const most = 1000;
const mostFields = 50;

function placesOf(
  place: ResolvedPlace | undefined,
): Pick<GraduateSupplyRequest, "countries" | "states" | "msas"> {
  if (place?.kind === "msa") return { msas: place.ids };
  return place?.kind === "state" ? { states: place.ids } : { countries: place?.ids };
}

/**
 * Whether graduates can be counted for a role: it asks for nothing, or for something that is known of them. What else it
 * asks for is left aside.
 */
function isKnownOfGraduates({ selection: { filters, keyword }, place }: Selected): boolean {
  const role = filters.filter((filter) => filter !== place?.filter);
  return (role.length === 0 && !keyword) || role.some(narrowsGraduates);
}

function narrowsGraduates(filter: Filter): boolean {
  if (filter.dimension === "title") return demandsTitles(filter);
  return ["occupation", "function", "education"].includes(filter.dimension);
}

function toGroups({ groups }: InstitutionSupply): components["schemas"]["GraduateDiversity"] {
  return {
    WhiteGraduates: groups.white ?? 0,
    AsianGraduates: groups.asian ?? 0,
    BlackGraduates: groups.black ?? 0,
    LatinoGraduates: groups.latino ?? 0,
    OtherGraduates: groups.other ?? 0,
    MaleGraduates: groups.men ?? 0,
    FemaleGraduates: groups.women ?? 0,
  };
}

export const getGraduateSupply: Operation<"getGraduateSupply"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, place, input } = selected;
  if (!isKnownOfGraduates(selected)) return { missing: "INSUFFICIENT_DATA", input };
  const figure = await graduateSupply(context.snapshot, {
    ...placesOf(place),
    occupations: await chosenOccupations(selection, context),
    degrees: chosenDegrees(selection),
    limit: most,
    mostFields,
  });
  return answered(figure, input, (institutions) =>
    institutions.map((institution) => ({
      id: institution.id,
      institution: institution.name,
      msa: institution.msa === null ? null : (context.taxonomy.msas.byId(institution.msa)?.name ?? null),
      totalgraduates: institution.total,
      graduatesupply: institution.degrees,
      fieldofstudy: institution.fields.map(({ name, count }) => ({ name, supply: count })),
      diversitybreakdown: toGroups(institution),
    })),
  );
};
