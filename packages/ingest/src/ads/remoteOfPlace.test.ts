import { expect, test } from "vitest";
import { remoteOfPlace } from "./remoteOfPlace.ts";

test.each([
  ["Remote - US", 1],
  ["Remote", 1],
  ["Berlin, Germany / Remote", 1],
  ["Home based, Leeds", 1],
  ["Hybrid (London)", 3],
  ["Hybrid / Remote", 3],
  ["London (not remote)", undefined],
  ["Remote UK", 1],
  ["Remote (United States | Canada)", 1],
  ["Remote, San Francisco, Atlanta, or New York", 1],
  ["US Remote", 1],
  ["Lincoln, Various locations with options for some remote working, LN5 7JH", undefined],
  ["Council Offices, Oxted (NB: currently home/remote working)", undefined],
  ["Austin, TX", undefined],
  ["", undefined],
])("%j", (line, type) => {
  expect(remoteOfPlace(line)).toBe(type);
});
