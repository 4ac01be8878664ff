import { conversionText, inUnit } from '@pepwell/domain/dose-comparison'
import { type Dose, type DoseUnit, doseText, doseUnits, parseDose } from '@pepwell/domain/doses'
import { readableDose } from '@pepwell/domain/readable-dose'
import { useState } from 'react'

/** What stands in the two fields of a dose. */
interface Typed {
  /** as it was typed, digits or not */
  number: string
  /** empty while none was chosen: a unit is never assumed */
  unit: DoseUnit | ''
}

const isUnit = (text: string): text is DoseUnit => doseUnits.some((unit) => unit === text)

/** A dose taken apart into its fields; what can't be read stands whole in the first. */
function apart(text: string): Typed {
  const dose = parseDose(text)
  if (!dose) return { number: text, unit: '' }
  return { number: doseText(dose).split(' ')[0] ?? '', unit: dose.unit }
}

/** What the fields say together, as it is stored: '0.5 mg', and '0.5' without a unit. */
function together({ number, unit }: Typed): string {
  const typed = number.trim()
  if (typed === '') return ''
  const text = unit === '' || parseDose(typed) ? typed : `${typed} ${unit}`
  const dose = parseDose(text)
  return dose ? doseText(dose) : text
}

/**
 * A dose in two fields, amount and unit, over the one text that is stored. A unit that is typed behind the number is taken as
 * chosen. Another unit leaves the number as it is, and asks whether the amount should stay instead.
 */
export function useTypedDose(text: string, onText: (text: string) => void) {
  const [kept, keep] = useState<Typed>(() => apart(text))
  const [left, leave] = useState<Dose>()
  // What was put there from elsewhere stands in the fields too.
  const typed = together(kept) === text ? kept : apart(text)
  const unit = parseDose(typed.number)?.unit ?? typed.unit

  const set = (next: Typed, from?: Dose) => {
    keep(next)
    leave(from)
    onText(together(next))
  }
  const choose = (chosen: string) => {
    const written = apart(typed.number)
    const number = written.unit ? written.number : typed.number
    if (isUnit(chosen)) set({ number, unit: chosen }, left ?? parseDose(text))
  }
  const question = unit && left && conversionText(left, unit)
  const converted = unit && left && inUnit(left, unit)
  return {
    number: typed.number,
    unit,
    units: doseUnits,
    onNumber: (number: string) => set({ ...typed, number }),
    onUnit: choose,
    onLeave: () => {
      if (apart(typed.number).unit) set(apart(text))
    },
    question:
      question && converted
        ? {
            text: question,
            onYes: () => set(apart(doseText(converted))),
            yes: `Use ${readableDose(converted)}`,
          }
        : undefined,
  }
}
