import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { doseText, isDoseInWords } from '@pepwell/domain/doses/doses'
import { useEffect, useState } from 'react'
import { type Resolver, useForm, useFormContext, useWatch } from 'react-hook-form'
import { IN_WORDS } from '../../../lib/forms/dose-units.ts'
import type { DraftFields } from '../../../lib/forms/drafts.ts'
import { lazyResolver } from '../../../lib/rendering/lazy-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { dueFirst } from '../due-first.ts'
import { type DoseValues, doseOf, type FilledDose } from './dose-values.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { startValues } from './start-values.ts'

/** The entries as they are offered: the one that the door led to, then as they are due. */
function offered({ entries, doses, reminders, timeZone, entryId }: SheetFormProps): PlanEntry[] {
  const inOrder = dueFirst(entries, { doses, reminders }, serverNow(), timeZone)
  return inOrder.toSorted((one, other) => Number(other.id === entryId) - Number(one.id === entryId))
}

const loadSchema = () => import('./dose-schema.ts')

type DoseResolver = Resolver<DoseValues, unknown, FilledDose>

/** Checks what a door asks for, of an amount with its unit or of a dose in words. */
function resolverOf({ door, timeZone }: SheetFormProps): DoseResolver {
  const ofAmount: DoseResolver = lazyResolver<DoseValues, FilledDose>(async () =>
    (await loadSchema()).doseSchema(door, timeZone),
  )
  const ofWords: DoseResolver = lazyResolver<DoseValues, FilledDose>(async () =>
    (await loadSchema()).doseInWordsSchema(door, timeZone),
  )
  return (values, ...form) => (values.unit === IN_WORDS ? ofWords : ofAmount)(values, ...form)
}

/** The form of the sheet, and the entries in the order in which they were due when it opened. */
export function useSheetForm(props: SheetFormProps) {
  const [entries] = useState(() => offered(props))
  const [defaultValues] = useState(() => startValues({ ...props, entries }))
  const [resolver] = useState(() => resolverOf(props))
  const form = useForm<DoseValues, unknown, FilledDose>({ resolver, defaultValues })
  const fits = ({ userPeptideId: id }: DraftFields) =>
    id === undefined || entries.some((one) => one.id === id)
  const draft = useDraft(form, { except: ['volume', 'settles'], isEdit: props.editing !== undefined, fits })
  // Whoever opens the sheet presses its button soon.
  useEffect(() => void loadSchema().catch(() => {}), [])
  return { form, entries, draft }
}

/** The entry that is chosen. */
export function useChosenEntry(entries: readonly PlanEntry[]): PlanEntry | undefined {
  const { control } = useFormContext<DoseValues>()
  const id = useWatch({ control, name: 'userPeptideId' })
  return entries.find((entry) => entry.id === id)
}

/** The dose in the fields, as soon as it is one; `text` is what would be logged. */
export function useTypedDose() {
  const { control } = useFormContext<DoseValues>()
  const [amount, unit] = useWatch({ control, name: ['amount', 'unit'] })
  const dose = doseOf({ amount, unit })
  const text = dose ? doseText(dose) : unit === IN_WORDS && isDoseInWords(amount) ? amount : undefined
  return { dose, text }
}
