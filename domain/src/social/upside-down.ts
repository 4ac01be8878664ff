/** Letters turned by half a circle: 'ʇɹoddns' is 'support'. */
const turned: Readonly<Record<string, string>> = {
  ...{
    ɐ: 'a',
    ɔ: 'c',
    ǝ: 'e',
    ɟ: 'f',
    ƃ: 'g',
    ᵷ: 'g',
    ɥ: 'h',
    ᴉ: 'i',
    ı: 'i',
    ɾ: 'j',
    ʞ: 'k',
    ꞁ: 'l',
    ɯ: 'm',
  },
  ...{ ɹ: 'r', ʇ: 't', ʌ: 'v', ʍ: 'w', ʎ: 'y' },
}
const ofPairs: Readonly<Record<string, string>> = { n: 'u', u: 'n', d: 'p', p: 'd', b: 'q', q: 'b' }

/** A text that was written upside down, the right way up; undefined if no letter is turned. */
export function turnedUpright(text: string): string | undefined {
  const letters = [...text.toLowerCase()]
  if (!letters.some((letter) => turned[letter])) return undefined
  return letters
    .reverse()
    .map((letter) => turned[letter] ?? ofPairs[letter] ?? letter)
    .join('')
}
