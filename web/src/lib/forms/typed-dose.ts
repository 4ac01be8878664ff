import { conversionText, inUnit } from '@pepwell/domain/doses/dose-comparison'
import { type Dose, doseText, isDoseInWords, parseDose } from '@pepwell/domain/doses/doses'
import { readableDose } from '@pepwell/domain/doses/readable-dose'
import { useState } from 'react'
import { commonUnits, IN_WORDS, isUnitChoice, otherUnits, type UnitChoice } from './dose-units.ts'

/** The two fields of a dose. */
interface Typed {
  /** as typed, numeric or not */
  number: string
  /** empty until chosen, because we never assume a unit */
  unit: UnitChoice | ''
}

/** How often, after an amount: '1 mg daily'. It stays, because it may contradict the frequency. */
const HOW_OFTEN = /\b(?:daily|nightly|weekly|monthly|day|week|month|morning|evening|night|eod|qd|qw)$/i

const numberOf = (dose: Dose): string => doseText(dose).split(' ')[0] ?? ''

/** Splits a dose into its fields; unparsable text, and one with a frequency, stays whole in the first. */
function splitDose(text: string): Typed {
  const dose = parseDose(text)
  if (!dose) return { number: text, unit: isDoseInWords(text) ? IN_WORDS : '' }
  return { number: HOW_OFTEN.test(text) ? text : numberOf(dose), unit: dose.unit }
}

/** The stored text of both fields: '0.5 mg', or '0.5' without a unit. */
function together({ number, unit }: Typed): string {
  const typed = number.trim()
  if (typed === '') return ''
  if (unit === IN_WORDS) return typed
  const text = unit === '' || parseDose(typed) ? typed : `${typed} ${unit}`
  const dose = parseDose(text)
  return dose && !HOW_OFTEN.test(text) ? doseText(dose) : text
}

/**
 * A dose in two fields, amount and unit, over one stored text. A unit typed after the number selects it. Choosing
 * another unit keeps the number and asks whether to convert it instead.
 */
export function useTypedDose(text: string, onText: (text: string) => void) {
  const [fields, setFields] = useState<Typed>(() => splitDose(text))
  const [left, leave] = useState<Dose>()
  // Values set from elsewhere appear in the fields too.
  const typed = together(fields) === text ? fields : splitDose(text)
  const isInWords = typed.unit === IN_WORDS
  const unit = (!isInWords && parseDose(typed.number)?.unit) || typed.unit

  const set = (next: Typed, from?: Dose) => {
    setFields(next)
    leave(from)
    onText(together(next))
  }
  const choose = (chosen: string) => {
    if (!isUnitChoice(chosen)) return
    const written = parseDose(typed.number)
    if (chosen === IN_WORDS) return set({ number: text, unit: chosen })
    if (splitDose(typed.number).unit === IN_WORDS) return set({ number: '', unit: chosen })
    set({ number: written ? numberOf(written) : typed.number, unit: chosen }, left ?? parseDose(text))
  }
  const asked = unit && unit !== IN_WORDS && left ? { left, unit } : undefined
  const question = asked && conversionText(asked.left, asked.unit)
  const converted = asked && inUnit(asked.left, asked.unit)
  return {
    number: typed.number,
    unit,
    commonUnits,
    otherUnits,
    isInWords,
    onNumber: (number: string) => set({ ...typed, number }),
    onUnit: choose,
    onLeave: () => {
      if (!isInWords && splitDose(typed.number).unit) set(splitDose(text))
    },
    question:
      question && converted
        ? {
            text: question,
            onYes: () => set(splitDose(doseText(converted))),
            yes: `Use ${readableDose(converted)}`,
          }
        : undefined,
  }
}
