import type { CallInput } from '@pepwell/contract/declared'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import { previewDoseWarnings } from '@pepwell/contract/doses/doses.calls'
import { peptideName } from '@pepwell/domain/plan/plan'
import { doseWarnings } from '@pepwell/domain/safety/dose-warnings'
import { isAboutDose, type Warning, type WarningCode } from '@pepwell/domain/safety/warnings'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api/api.ts'
import { useSyringe } from '../../../lib/forms/use-syringe.ts'
import { useWarningPreview } from '../../../lib/forms/use-warning-preview.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { lastDoseOf } from '../last-dose-of.ts'
import { instantIn, lacksTime } from '../moment.ts'
import type { DoseValues } from './dose-values.ts'
import { doubleOf } from './double-dose.ts'
import { drawNotices } from './draw-notices.ts'
import { syringeFor } from './held-vials.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { useChosenEntry, useTypedDose } from './use-sheet-form.ts'
import { isEntryInjected, useVial } from './use-vial.ts'
import { useVialChoice } from './use-vial-choice.ts'
import { type KnownDraw, volumeOf } from './volume.ts'

const previewDose = (body: CallInput<typeof previewDoseWarnings>['body'], signal: AbortSignal) =>
  api(previewDoseWarnings, { body }, { signal })

interface PreviewedDose {
  entryId: number | undefined
  dose: string | undefined
  /** milliseconds since the epoch */
  takenAt: number | undefined
  editing: DoseLog | undefined
}

/** Adds what only the server knows: doses of other entries, cited limits, dismissed warnings. */
function useDosePreview({ entryId, dose, takenAt, editing }: PreviewedDose) {
  const body =
    entryId === undefined || dose === undefined || takenAt === undefined
      ? undefined
      : { userPeptideId: entryId, dose, takenAt: new Date(takenAt).toISOString(), id: editing?.id ?? null }
  const { data, isError, isPlaceholderData } = useWarningPreview(previewDose, String(entryId), body)
  const held = body && data?.warnings.filter(({ code }) => !isPlaceholderData || !isAboutDose(code))
  return (own: readonly Warning[]) => {
    const left = own.filter(({ message }) => !data?.dismissed?.includes(message))
    const added = (held ?? []).filter(({ code }) => !own.some((one) => one.code === code))
    return { warnings: [...left, ...added], isUnchecked: isError && body !== undefined }
  }
}

/** The dose's time; for a dose taken now, when the sheet opened. Undefined for an invalid date. */
function useTakenAt(timeZone: string): number | undefined {
  const { control } = useFormContext<DoseValues>()
  const [takenDate, takenTime] = useWatch({ control, name: ['takenDate', 'takenTime'] })
  const [openedAt] = useState(() => serverNow())
  if (!takenTime && !lacksTime({ takenDate, takenTime }, timeZone)) return openedAt
  const isKnown = takenTime !== '' && (takenDate === '' || isCalendarDay(takenDate))
  return isKnown ? Date.parse(instantIn({ takenDate, takenTime }, timeZone)) : undefined
}

/** Updates the volume with the dose until the user types one; a new peptide resets it. */
function useVolume(known: KnownDraw): void {
  const { setValue, getValues } = useFormContext<DoseValues>()
  const volume = volumeOf(known)
  const entryId = known.entry?.id
  /** the suggested volume and its entry */
  const put = useRef({ volume: known.amount?.volume ?? null, entryId })
  useEffect(() => {
    if (put.current.entryId === entryId && getValues('volume') !== put.current.volume) return
    put.current = { volume, entryId }
    setValue('volume', volume)
  }, [volume, entryId, getValues, setValue])
}

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
