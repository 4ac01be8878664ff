import type { DoseLog } from '@pepwell/contract/doses/doses'
import { isDoseInWords, parseDose } from '@pepwell/domain/doses/doses'
import { IN_WORDS } from '../../../lib/forms/dose-units.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { momentFields } from '../moment.ts'
import type { DoseValues } from './dose-values.ts'
import { entryPoints } from './entry-points.ts'
import type { SheetFormProps } from './sheet-props.ts'

const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/

/** Splits a dose's text into number and unit, or free text; otherwise leaves the fields empty. */
export function amountFields(text: string): Pick<DoseValues, 'amount' | 'unit'> {
  const dose = parseDose(text)
  if (dose) return { amount: String(dose.amount), unit: dose.unit }
  if (isDoseInWords(text)) return { amount: text, unit: IN_WORDS }
  return { amount: BARE_NUMBER.test(text.trim()) ? text.trim() : '', unit: null }
}

/** Initial values for editing a dose. */
const editedValues = (dose: DoseLog, timeZone: string): DoseValues => ({
  userPeptideId: dose.userPeptideId ?? 0,
  ...amountFields(dose.dose),
  volume: dose.volume,
  injectionSite: dose.injectionSite ?? '',
  additionalSites: [...(dose.additionalSites ?? [])],
  feeling: dose.feeling ?? '',
  notes: dose.notes ?? '',
  ...momentFields(Date.parse(dose.takenAt), timeZone),
})

/** Initial values for a new dose: the plan's dose, no feeling, no site. Entries are in due order. */
export function startValues(props: SheetFormProps): DoseValues {
  const { entryPoint, entries, timeZone, entryId, amount, settles, editing } = props
  if (editing) return editedValues(editing, timeZone)
  const entry = entries.find(({ id }) => id === entryId) ?? entries[0]
  const words = { feeling: '', injectionSite: '', additionalSites: [], notes: '' }
  const moment = entryPoints[entryPoint].asksMoment
    ? momentFields(serverNow(), timeZone)
    : { takenDate: '', takenTime: '' }
  return {
    userPeptideId: entry?.id ?? 0,
    ...amountFields(amount?.dose ?? entry?.currentDose ?? ''),
    volume: amount?.volume ?? null,
    ...words,
    ...moment,
    settles,
  }
}
