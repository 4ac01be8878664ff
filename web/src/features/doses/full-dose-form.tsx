import { zodResolver } from '@hookform/resolvers/zod'
import { dayOf } from '@pepwell/domain/calendar'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { type FilledFullDose, FullDose, type FullDoseValues } from './dose-form.ts'
import type { DoseFormProps } from './dose-form-props.ts'
import { AmountFields } from './fields/amount-fields.tsx'
import { FeelingField } from './fields/feeling-field.tsx'
import { MomentFields } from './fields/moment-fields.tsx'
import { NotesField } from './fields/notes-field.tsx'
import { PeptideField } from './fields/peptide-field.tsx'
import { SiteField, SitePicture } from './fields/site-field.tsx'
import { momentFields } from './moment.ts'
import { nextEntry } from './next-entry.ts'
import { OccurrenceField } from './occurrence/occurrence-field.tsx'
import { amountFor, lastDoseOf, lastSiteOf } from './start-values.ts'

function startValues({ entries, doses, timeZone, entryId, settles }: DoseFormProps): Partial<FullDoseValues> {
  const entry = entries.find(({ id }) => id === entryId) ?? nextEntry(entries, doses, Date.now(), timeZone)
  const amount = amountFor(entry, doses)
  const words = { feeling: '', injectionSite: '', notes: '' }
  return { userPeptideId: entry?.id, ...amount, ...words, settles, ...momentFields(Date.now(), timeZone) }
}

/** The dashboard's form: everything there is to say about a dose. */
export default function FullDoseForm(props: DoseFormProps) {
  const { id, entries, doses, timeZone, onSubmit } = props
  const [defaultValues] = useState(() => startValues(props))
  const form = useForm<FullDoseValues, unknown, FilledFullDose>({
    resolver: zodResolver(FullDose),
    defaultValues,
  })
  const entryId = useWatch({ control: form.control, name: 'userPeptideId' })
  const lastSite = lastSiteOf(doses, entryId)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <PeptideField entries={entries} doses={doses} />
        <AmountFields last={lastDoseOf(doses, entryId)} />
        <FeelingField />
        <div>
          <SiteField lastSite={lastSite} />
          <SitePicture lastSite={lastSite} />
        </div>
        <MomentFields today={dayOf(Date.now(), timeZone)} />
        <OccurrenceField {...props} />
        <NotesField />
      </form>
    </FormProvider>
  )
}
