import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useSiteNames } from '../sites/use-sites.ts'
import type { DoseValues } from './dose-values.ts'

/** The drawn volume. */
function VolumeField() {
  const { register, formState } = useFormContext<DoseValues>()
  return (
    <Field label="Volume (mL)" optional hint="Drawn volume" error={formState.errors.volume?.message}>
      <NumberInput {...register('volume', { setValueAs: typedNumber })} placeholder="0.000" />
    </Field>
  )
}

function OwnWords() {
  const { control } = useFormContext<DoseValues>()
  const { field } = useController({ control, name: 'feeling' })
  return (
    <Field label="Feeling, in your own words" optional>
      <TextInput
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        name={field.name}
        autoComplete="off"
      />
    </Field>
  )
}

/** A site that isn't on the body map; keeps both controls in sync. */
function OtherSite() {
  const { control, formState } = useFormContext<DoseValues>()
  const { field } = useController({ control, name: 'injectionSite' })
  return (
    <Field label="Site, in your own words" optional error={formState.errors.injectionSite?.message}>
      <Combobox {...field} value={field.value ?? ''} options={useSiteNames()} />
    </Field>
  )
}

interface MoreFieldsProps {
  isInjected: boolean
  /** some values were filled in automatically */
  startOpen: boolean
}

/** Optional fields, collapsed by default. */
export function MoreFields({ isInjected, startOpen }: MoreFieldsProps) {
  const { register, control, formState } = useFormContext<DoseValues>()
  const { errors } = formState
  const [opened, setOpened] = useState<boolean>()
  const volume = useWatch({ control, name: 'volume' })
  // Expands on an error: a hidden message would make the button seem broken.
  const isOpen = (opened ?? startOpen) || Boolean(errors.volume ?? errors.notes ?? errors.injectionSite)
  const Sign = isOpen ? Minus : Plus
  return (
    <div className={isOpen ? 'basis-full' : undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-xl px-2 font-semibold text-accent-ink hover:bg-accent-soft"
      >
        <Sign aria-hidden="true" className="size-5" />
        {isInjected ? 'Volume, notes and more' : 'Notes and more'}
        {!isOpen && isInjected && volume ? (
          <span className="font-normal text-soft tabular-nums">{volume} mL</span>
        ) : null}
      </button>
      {isOpen && (
        <div className="flex flex-col gap-5 pt-2 pb-1">
          {isInjected && <VolumeField />}
          <OwnWords />
          {isInjected && <OtherSite />}
          <Field label="Notes" optional error={errors.notes?.message}>
            <TextArea rows={2} {...register('notes')} />
          </Field>
        </div>
      )}
    </div>
  )
}
