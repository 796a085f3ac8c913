const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Text in the form names are compared in: lower case, without accents, apostrophes and dots dropped, every other
 * run of signs one space; "+" and "#" stay, because C, C++ and C# are three things.
 */
export function fold(text: string): string {
  let plain = text.toLowerCase();
  // Most names are plain ASCII; the costly steps are for the rest.
  if (/[^\x20-\x7e]/.test(plain)) {
    plain = plain
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[ßøłđæœðþı]/g, (letter) => letters[letter] ?? letter);
  }
  return plain
    .replace(/['’‘`.]/g, "")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
