/** 0 on-site or unspecified, 1 fully remote, 2 temporarily remote, 3 hybrid. */
export type RemoteType = 0 | 1 | 2 | 3;
