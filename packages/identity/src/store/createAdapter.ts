import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Store } from "./Store.ts";

/** The provider's view of the store for one of its models (Session, Grant, RefreshToken…). */
export function createAdapter(store: Store, model: string): Adapter {
  const key = (id: string) => `${model}:${id}`;
  const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
    store.entries().find(([name, payload]) => name.startsWith(`${model}:`) && matches(payload))?.[1];

  return {
    async upsert(id, payload, expiresIn) {
      store.set(key(id), payload, expiresIn);
    },
    find: async (id) => store.get(key(id)),
    findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = store.get(key(id));
      if (!payload) return;
      const now = Math.floor(Date.now() / 1_000);
      store.set(
        key(id),
        { ...payload, consumed: now },
        payload.exp === undefined ? undefined : payload.exp - now,
      );
    },
    async destroy(id) {
      store.delete(key(id));
    },
    async revokeByGrantId(grantId) {
      for (const [name, payload] of store.entries()) if (payload.grantId === grantId) store.delete(name);
    },
  };
}
