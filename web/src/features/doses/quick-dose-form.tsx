import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { type DoseValues, type FilledDose, QuickDose } from './dose-form.ts'
import type { DoseFormProps } from './dose-form-props.ts'
import { EntryChoice } from './fields/entry-choice.tsx'
import { nextEntry } from './next-entry.ts'
import { QuickFields } from './quick-fields.tsx'
import { lastDoseOf, lastSiteOf, quickChoices } from './start-values.ts'

function startValues(props: DoseFormProps): Partial<DoseValues> {
  const { entries, doses, timeZone, entryId, amount, settles } = props
  const entry = entries.find(({ id }) => id === entryId) ?? nextEntry(entries, doses, Date.now(), timeZone)
  const unsaid = { feeling: '', notes: '', takenDate: '', takenTime: '' }
  return { userPeptideId: entry?.id, ...quickChoices(entry, doses), ...amount, ...unsaid, settles }
}

/** The plan page's form: last time's choices stand there, and one tap logs them as taken now. */
export function QuickDoseForm(props: DoseFormProps) {
  const { id, entries, doses, onSubmit } = props
  const [defaultValues] = useState(() => startValues(props))
  const form = useForm<DoseValues, unknown, FilledDose>({
    resolver: zodResolver(QuickDose),
    defaultValues,
  })
  const entryId = useWatch({ control: form.control, name: 'userPeptideId' })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        {entries.length > 1 && <EntryChoice entries={entries} doses={doses} />}
        <QuickFields
          {...props}
          last={lastDoseOf(doses, entryId)}
          lastSite={lastSiteOf(doses, entryId)}
          startOpen={Boolean(props.amount)}
        />
      </form>
    </FormProvider>
  )
}
