import { type RemoteShare, remoteDistribution } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

const toShare = ({ count, share }: RemoteShare) => ({ count, percentage: percentage(share) });

export const getRemoteDistribution: Operation<"getRemoteDistribution"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await remoteDistribution(context.market, selection);
  return answered(figure, input, ({ onsite, remote, full, temporary, hybrid, remoteTrend }) => ({
    unspecified_onsite: toShare(onsite),
    totalremote: {
      ...toShare(remote),
      fullyremote: toShare(full),
      temporaryremote: toShare(temporary),
      hybridremote: toShare(hybrid),
    },
    remotetrend: remoteTrend,
  }));
};
