/** What makes two spellings one title: lower case, accents and punctuation aside ("Sr. Nurse (RN)" is "sr nurse rn"). */
export function titleKey(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
