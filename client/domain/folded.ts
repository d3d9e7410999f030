/** Latin letters, digits and signs are most of what there is, and need no table of Unicode. */
const PLAIN = /^[ -~\s]*$/

/** Returns a text by which words are found without regard to case, accents and the forms of letters. */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        // Accents and the zero-width marks of Persian words are left out.
        .replace(/[\p{M}\u200c\u200d]/gu, '')
        .toLowerCase()
        // Keyboards of Arabic and Persian write these two letters differently.
        .replaceAll('\u064a', '\u06cc')
        .replaceAll('\u0643', '\u06a9')
