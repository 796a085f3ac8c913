/** Products a person may open, by the specification's own flag names: GEMINI is Recruit, PLAN2x is Plan. */
export type ProductFlags = {
  GEMINI: boolean;
  PLAN2x: boolean;
  TN: boolean;
  WA: boolean;
  competitiveIntel: boolean;
  customRoleEnabled: boolean;
  dataFeedEnabled: boolean;
  recuritNeuronEnabled: boolean;
  staffingEnabled: boolean;
  isAlertsEnabled: boolean;
};

/** No product at all. */
export const noProducts: Readonly<ProductFlags> = {
  GEMINI: false,
  PLAN2x: false,
  TN: false,
  WA: false,
  competitiveIntel: false,
  customRoleEnabled: false,
  dataFeedEnabled: false,
  recuritNeuronEnabled: false,
  staffingEnabled: false,
  isAlertsEnabled: false,
};
