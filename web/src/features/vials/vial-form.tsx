import { formMessage } from '@pepwell/contract/form-messages'
import { NewVial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { isNearDay } from '@pepwell/domain/time/near-days'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import { useState } from 'react'
import { FormProvider, useController, useForm, useFormContext, useWatch } from 'react-hook-form'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { ContentFields } from './content-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { ScanLabelButton } from './scan/scan-label-button.tsx'
import type { VialEntry, VialValues } from './vial-values.ts'

const WHEN = [
  { value: 'not-yet', label: 'Not yet' },
  { value: 'today', label: 'Today' },
  { value: 'day', label: 'Pick a day' },
] as const

type When = (typeof WHEN)[number]['value']

/** The mixing date; updates the default discard date until the user edits it. */
function useMixing() {
  const { control, getValues, setValue } = useFormContext<VialValues>()
  const { field } = useController({ control, name: 'mixedOn' })
  const kind = useWatch({ control, name: 'kind' })
  const mix = (mixedOn: CalendarDay | null) => {
    const { mixedOn: before = null, discardOn = null } = getValues()
    if (discardOn === defaultDiscardDay(kind, before) || mixedOn === null)
      setValue('discardOn', defaultDiscardDay(kind, mixedOn), { shouldDirty: true })
    field.onChange(mixedOn)
  }
  return { kind, mixedOn: field.value ?? null, mix }
}

/** Mixing or first use, and the discard date. */
function DateFields({ today }: { today: CalendarDay }) {
  const { register, formState } = useFormContext<VialValues>()
  const { errors } = formState
  const { kind, mixedOn, mix } = useMixing()
  const [picks, setPicks] = useState(mixedOn !== null && mixedOn !== today)
  const when: When = picks ? 'day' : mixedOn === null ? 'not-yet' : 'today'
  const choose = (next: When) => {
    setPicks(next === 'day')
    if (next !== 'day') mix(next === 'today' ? today : null)
  }
  const began = kind === 'vial' ? 'Mixed' : 'First used'
  return (
    <>
      <Segmented legend={began} showLegend options={WHEN} value={when} onChange={choose} />
      {(picks || mixedOn) && (
        <div className="grid grid-cols-2 items-start gap-3">
          {picks && (
            <Field label={`${began} on`} error={errors.mixedOn?.message}>
              <TextInput
                type="date"
                max={today}
                value={mixedOn ?? ''}
                onChange={({ target }) => mix(target.value || null)}
              />
            </Field>
          )}
          <Field label="Discard on" hint="The label counts" error={errors.discardOn?.message}>
            <TextInput type="date" {...register('discardOn', { setValueAs: (day) => day || null })} />
          </Field>
        </div>
      )}
    </>
  )
}

/** A vial that was mixed by today; new days are at most ten years away. */
const onNearDays = (today: CalendarDay, start: VialValues) =>
  NewVial.superRefine((vial, { addIssue }) => {
    const { mixedOn } = vial
    if (mixedOn && mixedOn > today)
      addIssue({ code: 'custom', path: ['mixedOn'], message: formMessage.MIXED_IN_FUTURE })
    // The discard day follows the mixing day, so only the first is reported.
    const far = (['mixedOn', 'discardOn', 'expiresOn'] as const).find((name) => {
      const day = vial[name]
      return day && day !== start[name] && !isNearDay(day, today)
    })
    if (far) addIssue({ code: 'custom', path: [far], message: formMessage.DAY_OUT_OF_RANGE })
  })

const isLiquid = ({ kind }: NewVial) => kind === 'vial' || kind === 'pen' || kind === 'click-pen'

/** Drop hidden fields of another kind. */
const forKind = (vial: NewVial): NewVial => ({
  ...vial,
  ...(!isLiquid(vial) && { waterMl: null, deadSpaceMl: 0, syringe: null }),
  ...(vial.kind !== 'vial' && { syringe: null, deadSpaceMl: 0 }),
  ...(vial.kind !== 'click-pen' && { clicksPerMl: null }),
})

interface VialFormProps {
  id: string
  entries: readonly VialEntry[]
  start: VialValues
  today: CalendarDay
  /** an existing vial, whose peptide is fixed */
  isEdit?: boolean
  onSubmit: (vial: NewVial) => void
}

/** A vial or pen; rare details are behind 'More'. */
export default function VialForm({ id, entries, start, today, isEdit = false, onSubmit }: VialFormProps) {
  const form = useForm<VialValues, unknown, NewVial>({
    resolver: schemaResolver(onNearDays(today, start)),
    defaultValues: start,
  })
  const draft = useDraft(form, { isEdit, except: ['userPeptideId'] })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        onSubmit={form.handleSubmit((vial) => onSubmit(forKind(vial)))}
        noValidate
        className="flex flex-col gap-4"
      >
        <DraftNote draft={draft} />
        <ContentFields entries={entries} isEdit={isEdit} />
        <DateFields today={today} />
        <ScanLabelButton today={today} />
        <MoreFields isEdit={isEdit} />
      </form>
    </FormProvider>
  )
}
