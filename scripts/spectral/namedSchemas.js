/** Reports object schemas with properties that stand inside another schema instead of under a name. */
export default function namedSchemas(schema, _options, { path }) {
  const results = [];
  const walk = (value, at) => {
    if (typeof value !== "object" || value === null) return;
    if (at.length > path.length && value.properties && value.type === "object") {
      results.push({ message: `${at.slice(2).join(".")} is an object without a name`, path: at });
    }
    for (const [key, child] of Object.entries(value)) {
      if (key !== "example" && key !== "examples" && key !== "default") walk(child, [...at, key]);
    }
  };
  walk(schema, path);
  return results;
}
