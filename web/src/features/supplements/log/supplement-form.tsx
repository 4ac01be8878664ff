import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { SupplementAmount } from '@pepwell/domain/vitamins/supplements'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import type { SupplementBody } from '../use-supplement-logging.ts'
import { AmountFields } from './amount-fields.tsx'
import { QuickChoices } from './quick-choices.tsx'
import { type Suggestions, useSuggestions } from './suggestions.ts'
import { type FilledSupplement, type SupplementValues, supplementSchema } from './supplement-values.ts'

/** The catalog's text about the supplement, expandable. */
function AboutSupplement({ supplement }: { supplement: Supplement }) {
  const { name, description, recommendedUse, benefits, sideEffects } = supplement
  return (
    <details className="group rounded-xl bg-sunken px-4 text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold">
        About {name}
        <ChevronDown
          className="size-5 text-soft transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-2 pb-4 text-soft">
        <p>{description}</p>
        <p>
          <strong className="text-ink">Recommended use:</strong> {recommendedUse}
        </p>
        <p>
          <strong className="text-ink">Benefits:</strong> {benefits}
        </p>
        {sideEffects && (
          <p>
            <strong className="text-ink">Caution:</strong> {sideEffects}
          </p>
        )}
      </div>
    </details>
  )
}

/** The dialog's initial values. */
export type SupplementStart = Partial<SupplementAmount> & { supplementName?: string; logDate?: CalendarDay }

interface SupplementFormProps {
  /** the form id for the footer's button */
  id: string
  start?: SupplementStart
  /** the initial values are already stored */
  isEdit?: boolean
  timeZone: string
  onSubmit: (supplement: SupplementBody) => void
}

type Form = UseFormReturn<SupplementValues, unknown, FilledSupplement>

type Amount = Pick<SupplementValues, 'quantity' | 'unit'>

/** Selecting a name sets its last amount, or else only its unit: the amount is up to the person. */
function useFilling(form: Form, { lastOf, inCatalogue }: Suggestions) {
  const filledIn = useRef<Amount>({ quantity: null, unit: '' })
  const again = { shouldValidate: form.formState.isSubmitted }
  const fillIn = (name: string, isKept: Partial<Record<keyof Amount, boolean>>) => {
    const last = lastOf(name)
    const suggested: Amount = {
      quantity: last?.quantity ?? null,
      unit: last?.unit ?? inCatalogue(name)?.dosageUnit ?? '',
    }
    filledIn.current = suggested
    if (!isKept.quantity) form.setValue('quantity', suggested.quantity, again)
    if (!isKept.unit) form.setValue('unit', suggested.unit, again)
  }
  /** Whether a field was edited by hand. */
  const isSaid = (field: keyof Amount) => {
    const value = form.getValues(field)
    return Boolean(value) && value !== filledIn.current[field]
  }
  return {
    /** Tapping a name sets all three fields. */
    choose: (name: string) => {
      form.setValue('supplementName', name, { shouldDirty: true, ...again })
      fillIn(name, {})
    },
    /** Typing a name keeps the entered amount. */
    type: (name: string) => {
      const isKnown = lastOf(name) || inCatalogue(name)
      if (isKnown) fillIn(name, { quantity: isSaid('quantity'), unit: isSaid('unit') })
    },
  }
}

function useSupplementForm({ start = {}, timeZone }: SupplementFormProps) {
  const [today] = useState(() => dayOf(serverNow(), timeZone))
  const { supplementName = '', quantity = null, unit = '', logDate = today } = start
  const form: Form = useForm<SupplementValues, unknown, FilledSupplement>({
    // Empty fields are rejected by the schema, with a message.
    resolver: schemaResolver<SupplementValues, FilledSupplement>(supplementSchema(today), {
      inputOf: (values) => values,
      submits: 'output',
    }),
    defaultValues: { supplementName, quantity, unit, logDate },
  })
  return { form, today }
}

/** A supplement: name, amount and day. */
export default function SupplementForm(props: SupplementFormProps) {
  const suggestions = useSuggestions()
  const { form, today } = useSupplementForm(props)
  const { choose, type } = useFilling(form, suggestions)
  const draft = useDraft(form, { isEdit: props.isEdit })
  const { errors } = form.formState
  const name = useWatch({ control: form.control, name: 'supplementName' })
  const known = suggestions.inCatalogue(name)
  return (
    <FormProvider {...form}>
      <form
        id={props.id}
        onSubmit={form.handleSubmit(props.onSubmit)}
        noValidate
        className="flex flex-col gap-5"
      >
        <DraftNote draft={draft} />
        <Field label="Supplement" error={errors.supplementName?.message}>
          <Combobox
            {...form.register('supplementName', {
              onChange: (event) => type(event.target.value),
            })}
            options={suggestions.names}
            placeholder="Type a name, or tap one below"
            maxLength={100}
          />
        </Field>
        <QuickChoices suggestions={suggestions} chosen={name} onChoose={choose} />
        <AmountFields last={suggestions.lastOf(name)} known={known} />
        {known && <AboutSupplement key={known.id} supplement={known} />}
        <Field label="Day" error={errors.logDate?.message}>
          <TextInput type="date" max={today} {...form.register('logDate')} />
        </Field>
      </form>
    </FormProvider>
  )
}
