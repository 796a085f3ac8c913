import { compensation, pastYear } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetsAsked } from "../../data-api/facets.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { currency, toSalary } from "../../data-api/salary.ts";
import { formatWindow, newJobsEcho } from "../../parameters/echo.ts";
import { select } from "../../parameters/select.ts";

export const getCompensation: Operation<"getCompensation"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const [facet] = facetsAsked(call.query.facet);
  const figure = await compensation(context.market, selection, facet);
  // Pay is of jobs posted in the 12 months up to the window's end, whatever the data settings count.
  const used = { ...input, daterange: formatWindow(pastYear(selection.window.to)), ...newJobsEcho };
  return answered(figure, used, async (pay) => {
    const data = { ...currency, salary: toSalary(pay) };
    if (!facet || !pay.facet) return data;
    const { dimension, values } = pay.facet;
    const name = await namesOf(
      dimension,
      values.map(({ id }) => id),
      context,
    );
    const items = values.map((value) => ({ id: value.id, name: name(value.id), salary: toSalary(value) }));
    return { ...data, facets: { [facet.name]: items } };
  });
};
