/** Canonical form of lowercase letters: lookalikes are merged and repeats removed, so 'uu' is 'w'. */
export const skeleton = (letters: string): string =>
  letters
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('cl', 'd')
    .replaceAll(/[vw]/g, 'u')
    .replaceAll('q', 'p')
    .replaceAll(/(.)\1+/g, '$1')
