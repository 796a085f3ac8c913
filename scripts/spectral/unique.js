const methods = ["get", "put", "post", "patch", "delete"];

/** Reports every operation whose `field` another operation has too; `paths` is the document's path map. */
export default function unique(paths, { field }) {
  const seen = new Map();
  const results = [];
  for (const [path, item] of Object.entries(paths ?? {})) {
    for (const method of methods) {
      const value = item?.[method]?.[field];
      if (value === undefined) continue;
      const place = `${method.toUpperCase()} ${path}`;
      if (seen.has(value)) {
        results.push({
          message: `${field} "${value}" of ${place} is also that of ${seen.get(value)}`,
          path: ["paths", path, method, field],
        });
      }
      seen.set(value, place);
    }
  }
  return results;
}
