import type { Pay } from "../../pay/Pay.ts";
import type { RemoteType } from "../../terms/RemoteType.ts";

/** An ad with what its source states in fields of its own, for comparison with what its text is read to say. */
export type StatedAd = {
  title: string;
  description: string;
  country?: string;
  /** Every pay range the source gives; several when it differs by place. */
  pay: Pay[];
  /** The line the source shows for pay. */
  payText?: string;
  employmentTypes: number[];
  remote?: RemoteType;
};
