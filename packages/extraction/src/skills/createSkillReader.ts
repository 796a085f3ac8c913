import type { Credential, Skill } from "@talent/taxonomy";
import { readDocument, type TextDocument } from "../text/readDocument.ts";
import { acceptMentions, type Mention } from "./acceptMentions.ts";
import { DomainSupport } from "./DomainSupport.ts";
import { createLexicon } from "./lexicon/Lexicon.ts";
import { Tokens } from "./lexicon/Tokens.ts";
import { PhraseFinder } from "./PhraseFinder.ts";
import { readRelevance } from "./relevance.ts";
import { titleFields } from "./titleFields.ts";

/** A skill or credential an ad names, by taxonomy id; `required` is false when every mention is a mere wish. */
export interface Found {
  id: number;
  required: boolean;
}

/** One mention: character offsets into the document's clean text, end exclusive. */
export interface FoundSpan {
  start: number;
  end: number;
  id: number;
  kind: "skill" | "credential";
  required: boolean;
}

/** What a text asks for: skills and credentials by first mention, and every mention in text order. */
export interface SkillReading {
  skills: Found[];
  credentials: Found[];
  spans: FoundSpan[];
}

/** Finds skills and credentials; holds buffers, so that one reader serves one caller at a time (it never waits). */
export interface SkillReader {
  /** Reads an ad, given as raw text or as the document already made of it. */
  read(text: string | TextDocument): SkillReading;
  /** Reads a job title: every skill in it is required. */
  readTitle(title: string): SkillReading;
}

/** Builds the lexicon once (about a second for the full taxonomy) and returns the reader. */
export function createSkillReader(skills: readonly Skill[], credentials: readonly Credential[]): SkillReader {
  const lexicon = createLexicon(skills, credentials);
  const tokens = new Tokens();
  const finder = new PhraseFinder(lexicon);
  const support = new DomainSupport(skills);
  const clearance = credentials.map(({ kind }) => kind === "clearance");

  function reading(mentions: readonly Mention[]): SkillReading {
    const found = { skill: new Map<number, Found>(), credential: new Map<number, Found>() };
    const spans: FoundSpan[] = [];
    for (const { meaning, from, to, required } of mentions) {
      const kind = meaning.kind === "skill" ? "skill" : "credential";
      const entry = kind === "skill" ? skills[meaning.index] : credentials[meaning.index];
      if (!entry) continue;
      const { id } = entry;
      spans.push({ start: tokens.start[from] as number, end: tokens.end[to] as number, id, kind, required });
      const known = found[kind].get(id);
      if (known) known.required ||= required;
      else found[kind].set(id, { id, required });
    }
    return { skills: [...found.skill.values()], credentials: [...found.credential.values()], spans };
  }

  return {
    read(input) {
      const document = typeof input === "string" ? readDocument(input) : input;
      const relevance = readRelevance(document);
      tokens.read(document.text, document.sentences, lexicon.words);
      const matches = finder.find(document.text, tokens);
      return reading(
        acceptMentions({ document, relevance, tokens, matches, skills, clearance, lexicon }, support),
      );
    },
    readTitle(title) {
      const document = readDocument(titleFields(title));
      const sentences = document.sentences.map((sentence) => ({
        ...sentence,
        section: "requirements" as const,
      }));
      tokens.read(document.text, sentences, lexicon.words);
      const matches = finder.find(document.text, tokens);
      const relevance = sentences.map(() => 2 as const);
      return reading(
        acceptMentions(
          {
            document: { ...document, sentences },
            relevance,
            tokens,
            matches,
            skills,
            clearance,
            lexicon,
          },
          support,
        ),
      );
    },
  };
}
