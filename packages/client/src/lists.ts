import type { Data, GetPath, Query } from "./Answer.ts";

/** Every path whose answers come in pages. */
export type PagedPath = {
  [Path in GetPath]: "after" extends keyof Query<Path>
    ? Path
    : "pageno" extends keyof Query<Path>
      ? Path
      : never;
}[GetPath];

type Lists = { [Path in PagedPath]: (data: Data<Path>) => readonly unknown[] };

const locations = (data: Data<"/v1/taxonomy/locations/msa">) => data.locations;
const skills = (data: Data<"/v1/taxonomy/allskills">) => data.skills;
const profiles = ({ talentProfile }: Data<"/v1/talentprofiles/mytalentprofiles">) => {
  const { sharedbytalentintelligence, sharedwithme, mine } = talentProfile;
  return [sharedbytalentintelligence, sharedwithme, mine].flatMap((group) => group?.profiles ?? []);
};

/** Where the items stand in each path's answer. */
export const lists = {
  "/v1/talentprofiles/mytalentprofiles": profiles,
  "/v1/taxonomy/employers": (data) => data.employers,
  "/v1/taxonomy/skills": skills,
  "/v1/taxonomy/allskills": skills,
  "/v1/taxonomy/titles": (data) => data.titles,
  "/v1/taxonomy/credentials": (data) => data.credentials,
  "/v1/taxonomy/occupations": (data) => data.occupations,
  "/v1/taxonomy/sources": (data) => data.sources,
  "/v1/taxonomy/locations/state": locations,
  "/v1/taxonomy/locations/msa": locations,
  "/v1/taxonomy/locations/county": locations,
  "/v1/taxonomy/locations/city": locations,
  "/v1/demand/listings": (data) => data.jobDetails,
} satisfies Lists;

/** One item of a path's pages, e.g. a job of the listings. */
export type Item<Path extends PagedPath> = ReturnType<(typeof lists)[Path]>[number];

/** The paths that are read on from the last id had; the others by page number. */
export const cursors: { [Path in PagedPath]?: (item: Item<Path>) => number } = {
  "/v1/taxonomy/allskills": ({ id }) => id,
  "/v1/demand/listings": ({ jobId }) => jobId,
};
