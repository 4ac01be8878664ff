import { parseDose } from './doses.ts'

/** Words for units in German, Spanish and French, and long English ones. */
const WORDS: readonly [RegExp, string][] = [
  [/(?:intern\p{L}+ (?:units?|einheit(?:en)?)|uni\p{L}+ intern\p{L}+)$/iu, 'IU'],
  [/(?:einheit(?:en)?|unidad(?:es)?|unit[eé]s?)$/iu, 'units'],
  [/mi[ck]rogram+[eo]?s?$/iu, 'mcg'],
  [/mill?igram+[eo]?s?$/iu, 'mg'],
  [/mill?ilit(?:er|re|ro)s?$/iu, 'mL'],
  [/(?:tablett?en?|tablettes?|comprimidos?|comprim[eé]s?)$/iu, 'tablets'],
  [/(?<=\d ?)gms?$/iu, 'g'],
  [/(?:kapseln?|c[aá]psulas?|g[eé]lules?)$/iu, 'capsules'],
  [/(?:tropfen|gotas?|gouttes?)$/iu, 'drops'],
  [/klicks?$/iu, 'clicks'],
]

/** How often, and how it is injected, after an amount: '0.5 mg/wk', '250 mcg b.i.d.', '2 mg subq'. */
const TAILS: readonly [RegExp, string][] = [
  [/ (?:sc|sq|sub-?q|subcut|im|po|orally|by mouth)$/i, ''],
  [/(?: ?\/ ?| per | an? | once (?:per|an?) )(?:week|wk)$| q\.?w\.?$/i, ' weekly'],
  [/(?: ?\/ ?| per | an? | once (?:per|an?) )(?:day|d)$| q\.?d\.?$/i, ' daily'],
  [/ (?:b\.?i\.?d\.?|2 ?x ?(?:\/|per|an?) ?(?:day|d))$/i, ' twice daily'],
  [/ 2 ?x ?(?:\/|per|an?) ?(?:week|wk)$/i, ' twice weekly'],
  [
    / (?:(?:w[oö]chentlich|(?:pro|in der|jede) woche|(?:a la|por|cada) semana|semanal(?:mente)?|(?:par|chaque) semaine|hebdomadaire))$/i,
    ' weekly',
  ],
  [
    / (?:t[aä]glich|(?:pro|am|jeden) tag|(?:al|por|cada) d[ií]a|diari[oa](?:mente)?|(?:par|chaque) jour|quotidien(?:ne)?(?:ment)?)$/i,
    ' daily',
  ],
]

const UNCHANGED = [/$/, ''] as const

/**
 * A dose in words that we parse: '10 units' for '10 Einheiten', '0.5 mg weekly' for '0.5 mg/wk'.
 * @returns the text unchanged where we parse it as it is, or not at all
 */
export function doseInEnglish(text: string): string {
  if (parseDose(text)) return text
  const plain = text.trim().normalize('NFC')
  for (const [tail, often] of [UNCHANGED, ...TAILS]) {
    const [amount, after] = [plain.replace(tail, ''), tail.test(plain) ? often : '']
    for (const [spelling, english] of [UNCHANGED, ...WORDS]) {
      const written = amount.replace(spelling, english) + after
      if (parseDose(written)) return written
    }
  }
  return text
}

/** Input whose dose is in words that we parse: see {@link doseInEnglish}. */
export function withDoseInEnglish<Field extends string, Input extends { [F in Field]?: string | null }>(
  input: Input,
  field: Field,
): Input {
  const typed = input[field]
  return typed ? { ...input, [field]: doseInEnglish(typed) } : input
}
