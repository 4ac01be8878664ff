/** Scripts in which joiners and non-joiners between letters matter. */
const JOINING = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')

/** Invisible characters that are part of an emoji or control how letters of some scripts join. */
const MEANT = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
].join('|')

/**
 * Direction marks, zero-width and other invisible characters: also control characters except tabs and line ends, the Braille
 * blank and the object placeholder. Not NUL: a text that contains it is refused, not cleaned.
 */
const invisible = new RegExp(
  String.raw`(${MEANT})|[\p{Default_Ignorable_Code_Point}\x01-\x08\x0E-\x1F\x7F-\x9F\u2800\uFFF9-\uFFFC]`,
  'gu',
)

/** More marks on a letter than any language uses: two general ones, four script-specific ones. */
const stackedGeneral = /((?:(?=\p{sc=Inherited})\p{M}){2})(?:(?=\p{sc=Inherited})\p{M})+/gu
const stacked = /(\p{M}{4})\p{M}+/gu

/**
 * A letter with three marks, however it was typed. Only Greek uses three: breathing, accent and iota on one
 * vowel.
 */
const threeMarks = /(?!\p{sc=Greek})\P{M}(?:(?=\p{sc=Inherited})\p{M}){3}/u

/** Whether a letter has more marks than any language uses. */
export const hasPiledMarks = (text: string): boolean => threeMarks.test(text.normalize('NFD'))

/** Normalizes text for storage: composed letters (NFC), so that 'ë' is one character on every system. */
export const composed = (text: string): string => text.normalize('NFC')

/** A line that needs no normalizing: ASCII with single spaces. Most lines are. */
const PLAIN_LINE = /^(?:[!-~]| (?! ))*$/

/**
 * Normalizes a line of text for storage: composed, on one line, without invisible or direction-changing characters,
 * and with at most two marks per letter.
 */
export const singleLine = (text: string): string =>
  PLAIN_LINE.test(text)
    ? text
    : composed(
        composed(text)
          .replaceAll(invisible, (_, joiner: string | undefined) => joiner ?? '')
          .replaceAll(stacked, '$1')
          .replaceAll(stackedGeneral, '$1'),
      ).replaceAll(/\s+/g, ' ')
