import { peptideName } from '@pepwell/domain/plan/plan'
import { doseWarnings } from '@pepwell/domain/safety/dose-warnings'
import type { WarningCode } from '@pepwell/domain/safety/warnings'
import { useSyringe } from '../../../lib/forms/use-syringe.ts'
import { lastDoseOf } from '../last-dose-of.ts'
import { doubleOf } from './double.ts'
import { drawNotices } from './draw-notices.ts'
import { syringeFor } from './held-vials.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { useDosePreview } from './use-dose-preview.ts'
import { useTakenAt } from './use-double.ts'
import { useChosenEntry, useTypedDose } from './use-sheet-form.ts'
import { isEntryInjected, useVial } from './use-vial.ts'
import { useVialChoice } from './use-vial-choice.ts'
import { useVolume } from './use-volume.ts'

const UNCHECKED = 'We couldn’t check this against your other doses.'

/** Derived facts about the dose: its vial, nearby doses and warnings. */
export function useDoseInSheet(
  { doses, timeZone, amount, editing }: SheetFormProps,
  entries: SheetFormProps['entries'],
) {
  const entry = useChosenEntry(entries)
  const { dose, text } = useTypedDose()
  const takenAt = useTakenAt(timeZone)
  const choice = useVialChoice({ entry, dose, takenAt, timeZone, isEditing: editing !== undefined })
  const own = useSyringe().syringe
  const syringe = syringeFor(choice.held, own)
  const vial = useVial(entry, { stock: choice.all, held: choice.held })
  useVolume({ entry, dose, doses, vial, syringe, amount })
  const before = lastDoseOf(doses, entry?.id)?.dose
  const judged = text !== undefined && {
    dose: text,
    frequency: entry?.frequency ?? '',
    label: entry?.peptide?.label,
    ...(entry && { name: peptideName(entry), vialMg: isEntryInjected(entry) ? entry.peptide?.mg : null }),
    vial,
    before,
    isFirst: before === undefined,
    planned: entry?.currentDose,
  }
  // A short vial is handled at the vial itself.
  const drawn = vial && !choice.doubts.includes('not-enough') ? drawNotices({ dose, vial, syringe }) : []
  const double = doubleOf(entry, doses, takenAt)
  const preview = useDosePreview({ entryId: entry?.id, dose: text, takenAt, editing })
  const { warnings, isUnchecked } = preview(judged ? doseWarnings(judged) : [])
  const shown = warnings.filter(({ code }) => !double || code !== 'TOO_SOON')
  const warned: WarningCode[] = warnings.map(({ code }) => code)
  if (double) warned.push('TOO_SOON')
  const notices = [...shown.map(({ message }) => message), ...drawn, ...(isUnchecked ? [UNCHECKED] : [])]
  return { entry, dose, syringe, vial, choice, double, notices, warned, isInjected: isEntryInjected(entry) }
}
