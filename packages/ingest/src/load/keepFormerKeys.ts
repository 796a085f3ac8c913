/**
 * Gives a staged ad whose key no load of its source ($1) has held its former key, where one has held an ad of the same
 * employer under that: the registry knows the posting by it, which so keeps its id and its history. Of several new keys
 * with one former key, as two departments number alike, the one with the posting's title takes it, else the last one.
 */
export const keepFormerKeys = `UPDATE memory.main.staged SET key = known.former_key
  FROM (
    SELECT s.former_key, max_by(s.key, (s.raw_title = p.raw_title, s.n)) AS key FROM memory.main.staged s
    JOIN before_sighting b ON b.source = $1 AND b.key = s.former_key
    JOIN before_posting p ON p.id = b.posting
    JOIN registry.entry e ON e.kind = 'employer' AND e.id = p.employer AND e.key = s.employer_key
    WHERE s.key NOT IN (SELECT key FROM before_sighting WHERE source = $1)
    GROUP BY s.former_key
  ) known WHERE staged.key = known.key AND staged.former_key = known.former_key`;
