/**
 * Loads the API reference. What its components remember of a theme is dropped first: they read it as they load and
 * would put it before the portal's own.
 */
export async function loadEndpoints() {
  localStorage.removeItem("mosaic-theme");
  return { default: (await import("./Endpoints.tsx")).Endpoints };
}
