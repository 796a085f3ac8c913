import { expect, test } from "vitest";
import { join, raw, render, sql } from "./sql.ts";

test("values are bound, pieces are put in, parameters are numbered through", () => {
  const piece = sql`a = ${1} AND b = ${"x'; DROP TABLE posting; --"}`;
  const { text, values } = render(
    sql`SELECT ${raw("c")} WHERE ${piece} AND d IN (${join([sql`${2}`, sql`${3}`], ", ")})`,
  );
  expect(text).toBe("SELECT c WHERE a = $1 AND b = $2 AND d IN ($3, $4)");
  expect(values).toEqual([1, "x'; DROP TABLE posting; --", 2, 3]);
});

test("whole numbers beyond 32 bits are bound whole", () =>
  expect(render(sql`${4_294_967_295}`).values).toEqual([4_294_967_295n]));
