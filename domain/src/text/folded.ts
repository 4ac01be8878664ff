/**
 * Normalizes text for searches: lowercase, without accents, in plain forms, so that 'zoe' finds 'Zoë'. The
 * SQL
 * function `folded` does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a text contains a search term, ignoring case and diacritics. */
export const hasPart = (text: string, term: string): boolean => folded(text).includes(folded(term.trim()))
