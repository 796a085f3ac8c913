import { type EmployerMention, employerBranding } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getEmployerBranding: Operation<"getEmployerBranding"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { attributes, evpCategories } = context.taxonomy;
  const employers = call.query.employer?.any ?? [];
  const asked = call.query.category?.any;
  const categories = evpCategories.all.map(({ id }) => id).filter((id) => !asked || asked.includes(id));
  // The employers are what is compared, not a filter on whom they are compared with.
  const others = {
    ...selection,
    filters: selection.filters.filter(({ dimension }) => dimension !== "employer"),
  };
  const figure = await employerBranding(context.market, others, {
    employers,
    categories,
    attributes: attributes.all,
    limit: call.query.limit,
  });
  const name = await namesOf("employer", employers, context);
  const mention = ({ id, count, share, relativeness }: EmployerMention) => ({
    id,
    label: name(id),
    demandCount: count,
    percentage: percentage(share),
    relativeness,
  });
  return answered(figure, { ...input, category: categories }, (branding) => ({
    totalDemandCounts: branding.employers.map(({ id, demand }) => ({ id, label: name(id), count: demand })),
    categories: branding.categories.map((category) => ({
      label: evpCategories.byId(category.id)?.name ?? String(category.id),
      id: category.id,
      overallcount: category.count,
      employersummary: category.employers.map(mention),
      attributes: category.attributes.map((attribute) => ({
        id: attribute.id,
        label: attributes.byId(attribute.id)?.name ?? String(attribute.id),
        subcategory: attributes.byId(attribute.id)?.subcategory ?? "",
        employers: attribute.employers.map(mention),
      })),
    })),
  }));
};
