import { join } from "node:path";
import { dayField, numberField, readDocuments, textField } from "./readDocuments.ts";
import { toPlainText } from "./toPlainText.ts";
import { toSafeHtml } from "./toSafeHtml.ts";

/** A frequently asked question; the answer is sanitised HTML, the code a block shown below it. */
export type FaqItem = { id: number; question: string; answer: string; code: string | null };

/** What a release changed; the description is sanitised HTML. */
export type ReleaseNote = { title: string; releaseversion: string; releasedate: string; description: string };

/** A market insight; the text is sanitised HTML. */
export type Insight = { id: number; title: string; category: string; date: string; text: string };

/** Which insights: categories (`All` or none for every one), a page of them, first and last day, part of title or text. */
export type InsightRequest = {
  categories: readonly string[];
  pageno: number;
  totalrecords: number;
  fromdate: string;
  todate: string;
  searchtext: string;
};

/** What the portal shows besides figures, written in Markdown files. */
export type Content = {
  /** All questions, by id. */
  faq(): FaqItem[];
  /** All release notes, the newest first. */
  releaseNotes(): ReleaseNote[];
  /** One page of the insights asked for, the newest first, and how many there are on all pages. */
  insights(request: InsightRequest): { total: number; insights: Insight[] };
};

/** The project's own content. */
export const contentFolder = join(import.meta.dirname, "../../../../content");

/** Reads the content once; a file with a mistake is an error that names file and field. */
export function readContent(folder: string = contentFolder): Content {
  const faq = readDocuments(join(folder, "faq"))
    .map((document) => ({
      id: numberField(document, "id"),
      question: textField(document, "question"),
      answer: toSafeHtml(document.body),
      code: document.fields.code === undefined ? null : textField(document, "code"),
    }))
    .sort((a, b) => a.id - b.id);
  const releaseNotes = readDocuments(join(folder, "release-notes"))
    .map((document) => ({
      title: textField(document, "title"),
      releaseversion: textField(document, "releaseversion"),
      releasedate: dayField(document, "releasedate"),
      description: toSafeHtml(document.body),
    }))
    .sort((a, b) => compare(b.releasedate, a.releasedate) || byVersion(b.releaseversion, a.releaseversion));
  const insights = readDocuments(join(folder, "insights"))
    .map((document) => ({
      id: numberField(document, "id"),
      title: textField(document, "title"),
      category: textField(document, "category"),
      date: dayField(document, "date"),
      text: toSafeHtml(document.body),
    }))
    .sort((a, b) => compare(b.date, a.date) || b.id - a.id)
    .map((insight) => ({ insight, plain: toPlainText(insight.text).toLowerCase() }));

  return {
    faq: () => faq,
    releaseNotes: () => releaseNotes,
    insights({ categories, pageno, totalrecords, fromdate, todate, searchtext }) {
      const wanted = new Set(categories.map((category) => category.toLowerCase()));
      const text = searchtext.trim().toLowerCase();
      const matching = insights.filter(
        ({ insight, plain }) =>
          (wanted.size === 0 || wanted.has("all") || wanted.has(insight.category.toLowerCase())) &&
          insight.date >= fromdate &&
          insight.date <= todate &&
          (insight.title.toLowerCase().includes(text) || plain.includes(text)),
      );
      const first = (pageno - 1) * totalrecords;
      const page = matching.slice(first, first + totalrecords).map(({ insight }) => insight);
      return { total: matching.length, insights: page };
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
