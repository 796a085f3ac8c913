import { withArticle } from "./withArticle.ts";

/** SQL for the text of an ad out of the columns of a posting in the making; the extractor finds in it what was put in. */
export const description = `concat(
  ${oneOf(40, [
    `employer_name || ' ' || blurb || '. We are looking for ' || ${withArticle("shown_title")} || ' to join us in ' || text || '.'`,
    "'Our team in ' || text || ' is growing, and we would like to meet our next ' || shown_title || '. ' || employer_name || ' ' || blurb || '.'",
    "shown_title || ', ' || text || '.\n\n' || employer_name || ' ' || blurb || ', and has room for one more.'",
  ])},
  '\n\n', ${oneOf(41, ["'What you will do'", "'Your role'", "'The job'"])},
  '\n- ', chosen(duties, d(i, 42)), '\n- ', chosen(duties, d(i, 42) + 1), '\n- ', chosen(duties, d(i, 42) + 3),
  '\n\n', ${oneOf(43, ["'What you bring'", "'Requirements'", "'Your profile'"])},
  CASE level WHEN 1 THEN '\n- At least 1 year of experience' WHEN 2 THEN '\n- At least ' || (3 + d(i, 44) % 4) || ' years of experience'
    WHEN 3 THEN '\n- ' || (8 + d(i, 44) % 4) || '+ years of experience' ELSE '' END,
  CASE education_level WHEN 1 THEN '\n- ' || school WHEN 2 THEN '\n- ' || college
    WHEN 3 THEN '\n- Bachelor''s degree' WHEN 4 THEN '\n- Master''s degree' ELSE '' END,
  CASE WHEN len(demanded) > 0 THEN '\n- Skills: ' || array_to_string(list_transform(demanded, lambda n: profile_words[n]), ', ') ELSE '' END,
  CASE WHEN len(demanded_credentials) > 0
    THEN '\n- Required: ' || array_to_string(list_transform(demanded_credentials, lambda n: credential_words[n]), ', ') ELSE '' END,
  CASE WHEN len(picked) + len(picked_credentials) > len(demanded) + len(demanded_credentials) THEN '\n\nNice to have\n- '
    || array_to_string(list_concat(
      list_transform(list_filter(picked, lambda n: NOT list_contains(demanded, n)), lambda n: profile_words[n]),
      list_transform(list_filter(picked_credentials, lambda n: NOT list_contains(demanded_credentials, n)), lambda n: credential_words[n])), ', ')
    ELSE '' END,
  CASE WHEN len(spoken) > 0 OR low IS NOT NULL THEN '\n\nWhat we offer' ELSE '' END,
  CASE WHEN len(spoken) > 0 THEN '\n- ' || array_to_string(list_transform(spoken, lambda n: attribute_words[n]), '\n- ') ELSE '' END,
  CASE WHEN low IS NOT NULL THEN '\n- Pay: ' || currency || ' ' || ${amount("low")} || ' - ' || ${amount("high")} || ' per ' || lower(interval) ELSE '' END,
  '\n\n', CASE remote_type WHEN 1 THEN 'This position is fully remote.' WHEN 2 THEN 'This role is temporarily remote until our offices reopen.'
    WHEN 3 THEN 'This is a hybrid role: three days a week in the office in ' || split_part(text, ',', 1) || '.'
    ELSE 'The place of work is ' || text || '.' END,
  ' Employment type: ', array_to_string(list_transform(types, lambda n:
    ['permanent', 'temporary', 'contract', 'full-time', 'part-time', 'internship', 'co-op'][n]), ', '), '.',
  CASE WHEN u(i, 45) < 0.5 THEN '\n\n' || closing ELSE '' END)`;

/** One of some SQL expressions, by a draw of its own. */
function oneOf(salt: number, expressions: readonly string[]): string {
  const cases = expressions.slice(1).map((expression, index) => `WHEN ${index + 1} THEN ${expression}`);
  return `CASE (d(i, ${salt}) % ${expressions.length})::INT ${cases.join(" ")} ELSE ${expressions[0]} END`;
}

/** An amount as people write it: 85,000 or 21.50. */
function amount(column: string): string {
  return `CASE WHEN interval = 'HOUR' THEN format('{:.2f}', ${column}) ELSE format('{:,}', ${column}::BIGINT) END`;
}
