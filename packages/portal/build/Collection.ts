/** What is read and written of a request collection of format 2.1. */
export type Collection = {
  info: { name: string; schema: string };
  auth?: Auth;
  variable?: KeyValue[];
  event?: CollectionEvent[];
  item: (CollectionFolder | CollectionItem)[];
};

export type CollectionFolder = { name: string; item: CollectionItem[] };

export type CollectionItem = {
  name: string;
  request: {
    method: string;
    url: { path: string[]; query?: KeyValue[] };
    header?: KeyValue[];
    auth?: Auth;
    body?: { mode: string; raw?: string; urlencoded?: KeyValue[] };
  };
  response?: unknown[];
  event?: CollectionEvent[];
};

export type KeyValue = { key: string; value: string; disabled?: boolean };

export type CollectionEvent = { listen: string; script: { type: string; exec: string[] } };

type Auth = { type: string } & { [kind: string]: KeyValue[] | string };

/** Whether it is a group of requests. */
export function isFolder(item: CollectionFolder | CollectionItem): item is CollectionFolder {
  return "item" in item;
}
