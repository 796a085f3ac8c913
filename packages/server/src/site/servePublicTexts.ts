import type { FastifyInstance } from "fastify";
import type { Services } from "../Services.ts";
import { feedPath, releaseNotesFeed } from "./releaseNotesFeed.ts";

/**
 * What programs read of the portal without signing in, since nothing of it is anybody's own: the feed of the release
 * notes here, llms.txt, the guide in Markdown and the contract among the files of the portal's build.
 */
export function servePublicTexts(app: FastifyInstance, { accounts, settings }: Services): void {
  app.get(feedPath, async (_request, reply) =>
    reply
      .type("application/atom+xml; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .send(releaseNotesFeed(accounts.content.releaseNotes(), settings.origin)),
  );
  app.get("/llms.txt", async (_request, reply) => reply.redirect("/api/llms.txt"));
}
