import type { Label } from '../catalogue/medicines.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import { hoursBetween, minInterval } from './dose-spacing.ts'
import { clausesOf, shortened } from './unparsed-notes.ts'
import type { Warning } from './warnings.ts'

const AMOUNT =
  /[~≈]?\b\d+(?:[.,]\d+)? ?(?:mg|mcg|[µμ]g|ug|ml|iu|ie|ui|u|units?|einheiten|unidades|unit[eé]s)\b/giu

/** Words around the frequency of a dose, in the languages whose frequencies we read. */
const AROUND =
  /(?<!\p{L})(?:i|i'm|im|am|take|taking|taken|inject|injecting|injected|injections?|use|using|pin|pinning|shots?|jabs?|doses?|dosing|it|this|of|now|currently|ich|nehme|nehmen|spritze|spritzen|injiziere|injizieren|dosis|es|jetzt|me|lo|la|tomo|tomar|inyecto|inyectar|pongo|aplico|ahora|je|j'injecte|prends|prendre|injecte|injecter|le|une|maintenant|prendo|inietto)(?!\p{L})/giu

/** The frequency that a clause consists of, apart from an amount and words such as 'inject'; undefined without one. */
function frequencyIn(clause: string): string | undefined {
  const rest = clause.replaceAll(AMOUNT, ' ').replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim()
  // 'la' and 'me' belong to some frequencies: 'una vez a la semana'.
  return [clause, clause.replaceAll(AMOUNT, ' ').trim(), rest].find((text) => dosingScheduleOf(text))
}

/** Warns of notes with doses closer together than the label or trials have them: 'täglich', 'inject 0.25 mg daily'. */
export function notedFrequencyWarnings(notes: string | null, label: Label | null | undefined): Warning[] {
  const min = minInterval(label)
  if (!notes || !min) return []
  const clause = clausesOf(notes).find((one) => {
    const frequency = frequencyIn(one)
    const hours = frequency && hoursBetween(frequency)
    return hours && hours < min.hours
  })
  return clause
    ? [{ code: 'TOO_OFTEN', message: `Your notes say “${shortened(clause)}”, but ${min.text}.` }]
    : []
}
