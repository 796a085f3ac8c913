const anonymousName =
  /^(?:\W*|n\/?a|none|null|unknown|various)$|^an? (?:leading|large|major|well|fast|growing|top|reputable|global|local|private|national|international|busy|new|small|medium)\b|\b(?:confidential|anonymous|undisclosed|not disclosed|private advertiser|unnamed|our client|blind ad|name withheld)\b/i;

const staffingName =
  /\b(?:recruit(?:ment|ing|ers?)?|staffing|personnel|employment (?:agency|services|solutions)|temp(?:s|ing|orary)? agency|talent (?:solutions|agency|partners|acquisition)|head-?hunters?|executive search|search (?:partners|associates|consultants)|workforce solutions|manpower|job ?agency|locums?|resourcing|hiring|placements?|nurse agency|nursing agency|zeitarbeit|personaldienstleist\w*|personalvermittlung|int[ée]rim)\b/i;

/** Staffing firms whose names do not say so. Public facts, typed from the firms' own descriptions. */
const staffingFirms =
  /^(?:adecco|akkodis|randstad|kelly|hays|robert half|robert walters|michael page|page ?(?:group|personnel|executive)|manpower ?group|experis|reed(?: specialist)?|allegis|aerotek|te ?k ?systems|actalent|insight global|express (?:employment|pros)|aquent|spherion|nhs professionals|medacs|cross country healthcare|amn healthcare|aya healthcare|impellam|blue arrow|brook street|office angels|gi group|synergie|modis|volt workforce|teamlease|quess|toptal|crossover)\b/i;

/** True for a name that hides who hires: "Confidential", "Anonymous", "A leading bank". */
export function isAnonymous(name: string | undefined): boolean {
  return name === undefined || anonymousName.test(name.trim());
}

/** Employers whose own recruiting team's name does not make them an agency. */
const ownTeam = /\bnhs\b.*\btrust\b|\buniversity\b|\bcouncil\b/i;

/** True for recruitment and temporary-work agencies, by their names. */
export function isStaffing(name: string): boolean {
  if (ownTeam.test(name)) return false;
  return staffingName.test(name) || staffingFirms.test(name.trim());
}
