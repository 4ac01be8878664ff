import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { usualDiscardDay } from '@pepwell/domain/vials/forecast'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { VialValues } from './vial-values.ts'

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
    if (discardOn === usualDiscardDay(kind, before) || mixedOn === null)
      setValue('discardOn', usualDiscardDay(kind, mixedOn), { shouldDirty: true })
    field.onChange(mixedOn)
  }
  return { kind, mixedOn: field.value ?? null, mix }
}

/** Mixing or first use, and the discard date. */
export function DateFields({ today }: { today: CalendarDay }) {
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
