/** What `pnpm start --help` says, and what it says of anything else that is put after it. */
export const startUsage = `pnpm start

Builds the portal, makes a demonstration market and accounts where there are none yet, and serves everything on one
port. It is set by environment variables, which README.md lists: PORT=8090 DATA_DIR=/srv/talent pnpm start
Another size of market: pnpm demo --postings N before the first start.
`;
