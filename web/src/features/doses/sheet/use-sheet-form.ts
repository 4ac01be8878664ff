import type { PlanEntry } from '@pepwell/contract/plan'
import { parseDose } from '@pepwell/domain/doses'
import { useEffect, useState } from 'react'
import { type Resolver, useForm, useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/clock.ts'
import type { DraftFields } from '../../../lib/drafts.ts'
import { lazyResolver } from '../../../lib/lazy-resolver.ts'
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

/** Checks what a door asks for. A dose that is edited, and whose text says no amount, may keep its words. */
function resolverOf({ door, timeZone, editing }: SheetFormProps): DoseResolver {
  const whole: DoseResolver = lazyResolver<DoseValues, FilledDose>(async () =>
    (await loadSchema()).doseSchema(door, timeZone),
  )
  if (!editing || parseDose(editing.dose)) return whole
  const kept: DoseResolver = lazyResolver<DoseValues, FilledDose>(async () =>
    (await loadSchema()).keptDoseSchema(editing.dose),
  )
  return (values, ...form) => (values.amount === '' && values.unit === null ? kept : whole)(values, ...form)
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

/** The dose that stands there, as soon as it is one. */
export function useTypedDose() {
  const { control } = useFormContext<DoseValues>()
  const [amount, unit] = useWatch({ control, name: ['amount', 'unit'] })
  return doseOf({ amount, unit })
}
