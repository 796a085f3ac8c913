import { credentialRanking } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getCredentialRanking: Operation<"getCredentialRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await credentialRanking(context.market, selection, { limit: call.query.limit });
  return answered(figure, input, ({ totalDemand, ranked }) => ({
    credentials: ranked.map(({ id, count, share }) => ({
      id,
      name: context.taxonomy.credentials.byId(id)?.name ?? String(id),
      count,
      percentage: percentage(share),
    })),
    totalDemand,
  }));
};
