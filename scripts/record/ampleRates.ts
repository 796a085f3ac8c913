import type { Rates } from "@talent/accounts";

/** Limits that no call meets, all of them finite: windows are kept, slid and written as under the specification's. */
export const ampleRates: Rates = { perSecond: 1e6, unitsPerMinute: 1e9, callsPerMinute: [1e9, 1e9, 1e9] };
