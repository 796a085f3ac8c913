const name = "talent-portal.log-out";

/** Between the tabs of a browser: whoever logs out in one of them is logged out in all. */
export type LogOutChannel = {
  /** Tells the other tabs. */
  tell: () => void;
  /** Settles once another tab has told. */
  told: Promise<void>;
  /** Hears and tells nothing from here on. */
  close: () => void;
};

/** Opens this tab's end. A browser without such channels hears nothing, and its other tabs stay until their next call. */
export function openLogOutChannel(): LogOutChannel {
  if (typeof BroadcastChannel === "undefined")
    return { tell: () => {}, told: new Promise(() => {}), close: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage("logged out"),
    told: new Promise((resolve) => channel.addEventListener("message", () => resolve(), { once: true })),
    close: () => channel.close(),
  };
}
