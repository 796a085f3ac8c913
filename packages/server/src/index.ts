export { buildServer, type Parts } from "./buildServer.ts";
export { openIdentity, type SignIn } from "./openIdentity.ts";
export { type OpenServices, openServices } from "./openServices.ts";
export type { Services } from "./Services.ts";
export { readSettings, SettingError, type Settings, type SiblingId } from "./settings.ts";
export { type RunningServer, startServer } from "./startServer.ts";
