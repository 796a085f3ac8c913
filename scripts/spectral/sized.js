const has = (schema, type) => [schema.type].flat().includes(type);
const fixed = (schema) => schema.enum !== undefined || schema.const !== undefined;

/** What a schema lacks, each with the mend; `wire` asks more of what a caller sends. */
function lacks(schema, wire) {
  const missing = [];
  if (has(schema, "string") && !fixed(schema)) {
    if (schema.maxLength === undefined) missing.push("a string without maxLength; add it");
    if (wire && schema.minLength === undefined) missing.push("a string without minLength; add it");
  }
  if (has(schema, "array") && schema.maxItems === undefined) missing.push("a list without maxItems; add it");
  if (wire && (has(schema, "integer") || has(schema, "number"))) {
    if (schema.minimum === undefined) missing.push("a number without minimum; add it");
    if (schema.maximum === undefined) missing.push("a number without maximum; add it");
  }
  if (has(schema, "object") && schema.additionalProperties === undefined) {
    missing.push("an object open to any property; add additionalProperties: false");
  }
  return missing;
}

/** Reports strings, lists, numbers and objects without bounds, at any depth below the given schema. */
export default function sized(schema, { wire }, { path }) {
  const results = [];
  const walk = (value, at) => {
    if (typeof value !== "object" || value === null) return;
    // A map of properties may have one that is called type.
    if (typeof value.type === "string" || Array.isArray(value.type)) {
      for (const message of lacks(value, wire))
        results.push({ message: `${at.slice(2).join(".")}: ${message}`, path: at });
    }
    for (const [key, child] of Object.entries(value)) {
      if (!["example", "examples", "default", "enum", "const"].includes(key)) walk(child, [...at, key]);
    }
  };
  walk(schema, path);
  return results;
}
