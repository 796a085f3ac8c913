export type { Block, GuidePage, Place, Sample } from "./guide/Block.ts";
export { fillIn } from "./guide/fillIn.ts";
export { pages } from "./guide/pages/pages.ts";
export { markdownName } from "./guide/place.ts";
export { toLlmsText, toMarkdown } from "./guide/toMarkdown.ts";
export { type ExampleRequest, requestSamples } from "./reference/requestSamples.ts";
