import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { doseText, isDoseInWords } from '@pepwell/domain/doses/doses'
import { useEffect, useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { IN_WORDS } from '../../../lib/forms/dose-units.ts'
import type { DraftFields } from '../../../lib/forms/drafts.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useDraft } from '../../../ui/use-draft.ts'
import { dueFirst } from '../due-first.ts'
import { type DoseValues, doseOf, type FilledDose } from './dose-values.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { startValues } from './start-values.ts'

/** The entries to offer: the entry point's first, then by due time. */
function offered({ entries, doses, reminders, timeZone, entryId }: SheetFormProps): PlanEntry[] {
  const inOrder = dueFirst(entries, { doses, reminders }, serverNow(), timeZone)
  return inOrder.toSorted((a, b) => Number(b.id === entryId) - Number(a.id === entryId))
}

const loadSchema = () => import('./dose-schema.ts')

/** The resolver for an entry point: amount with unit, or free text. */
const resolverOf = ({ entryPoint, timeZone }: SheetFormProps) =>
  schemaResolver<DoseValues, FilledDose>(async ({ unit }) => {
    const schemas = await loadSchema()
    return unit === IN_WORDS
      ? schemas.doseInWordsSchema(entryPoint, timeZone)
      : schemas.doseSchema(entryPoint, timeZone)
  })

/** The sheet's form, with its entries in due order as of opening. */
export function useSheetForm(props: SheetFormProps) {
  const [entries] = useState(() => offered(props))
  const [defaultValues] = useState(() => startValues({ ...props, entries }))
  const [resolver] = useState(() => resolverOf(props))
  const form = useForm<DoseValues, unknown, FilledDose>({ resolver, defaultValues })
  const fits = ({ userPeptideId: id }: DraftFields) =>
    id === undefined || entries.some((entry) => entry.id === id)
  const draft = useDraft(form, { except: ['volume', 'settles'], isEdit: props.editing !== undefined, fits })
  // Prefetch: the save button follows soon.
  useEffect(() => void loadSchema().catch(() => {}), [])
  return { form, entries, draft }
}

/** The selected entry. */
export function useChosenEntry(entries: readonly PlanEntry[]): PlanEntry | undefined {
  const { control } = useFormContext<DoseValues>()
  const id = useWatch({ control, name: 'userPeptideId' })
  return entries.find((entry) => entry.id === id)
}

/** The dose in the fields once valid; `text` is what would be logged. */
export function useTypedDose() {
  const { control } = useFormContext<DoseValues>()
  const [amount, unit] = useWatch({ control, name: ['amount', 'unit'] })
  const dose = doseOf({ amount, unit })
  const text = dose ? doseText(dose) : unit === IN_WORDS && isDoseInWords(amount) ? amount : undefined
  return { dose, text }
}
