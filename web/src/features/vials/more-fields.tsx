import { graduationOf, graduationsOf, type Syringe, syringeCapacities } from '@pepwell/domain/doses/syringes'
import { containerStates } from '@pepwell/domain/vials/containers'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { scales } from '../../lib/forms/use-syringe.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput, TextInput } from '../../ui/text-input.tsx'
import { BlendFields } from './blend-fields.tsx'
import { storedSyringe, type VialValues } from './vial-values.ts'

const STATES: Record<(typeof containerStates)[number], string> = {
  sealed: 'Sealed',
  'in-use': 'In use',
  finished: 'Finished',
  discarded: 'Discarded',
}

/** The state; derived from mixing or first use until the user sets it. */
function StateField() {
  const { control } = useFormContext<VialValues>()
  const { field, fieldState } = useController({ control, name: 'state' })
  const mixedOn = useWatch({ control, name: 'mixedOn' })
  return (
    <Field label="State" error={fieldState.error?.message}>
      <Select {...field} value={field.value ?? (mixedOn ? 'in-use' : 'sealed')}>
        {containerStates.map((state) => (
          <option key={state} value={state}>
            {STATES[state]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** A syringe as one option: 'U-100/0.3/0.5' has a line every half unit. */
const optionOf = ({ scale, capacity, graduation }: Required<Syringe>) => `${scale}/${capacity}/${graduation}`

/** Every barrel, with each graduation that it comes with; the standard one first. */
const barrels = scales.flatMap((scale) =>
  syringeCapacities.flatMap((capacity) =>
    graduationsOf({ scale, capacity }).map((graduation) => ({ scale, capacity, graduation })),
  ),
)

const lineText = (units: number) =>
  units === 0.5 ? 'half-unit lines' : units === 1 ? 'one-unit lines' : `${units}-unit lines`

/** The vial's syringe: scale, size and lines. */
function SyringeField() {
  const { control } = useFormContext<VialValues>()
  const { field, fieldState } = useController({ control, name: 'syringe' })
  const { ref, onBlur, value, onChange } = field
  const choose = (text: string) => {
    const barrel = barrels.find((barrel) => optionOf(barrel) === text)
    onChange(barrel ? storedSyringe(barrel) : null)
  }
  const chosen = value && {
    scale: value.scale,
    capacity: value.capacityMl,
    graduation: value.graduation ?? 0,
  }
  return (
    <Field label="Syringe" error={fieldState.error?.message}>
      <Select
        ref={ref}
        onBlur={onBlur}
        value={chosen ? optionOf({ ...chosen, graduation: graduationOf(chosen) }) : ''}
        onChange={({ target }) => choose(target.value)}
        placeholder="Not set"
      >
        {barrels.map((barrel) => (
          <option key={optionOf(barrel)} value={optionOf(barrel)}>
            {barrel.scale}, {barrel.capacity} mL, {lineText(barrel.graduation)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Costs() {
  const { register, formState } = useFormContext<VialValues>()
  const { errors } = formState
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
      <Field label="Cost" error={errors.cost?.message}>
        <NumberInput {...register('cost', { setValueAs: typedNumber })} placeholder="38.00" />
      </Field>
      <Field label="Currency" error={errors.currency?.message}>
        <TextInput
          {...register('currency', { setValueAs: (text) => String(text).trim().toUpperCase() || null })}
          maxLength={3}
          autoComplete="off"
          className="uppercase"
        />
      </Field>
    </div>
  )
}

function Fields() {
  const { register, control, formState } = useFormContext<VialValues>()
  const { errors } = formState
  const kind = useWatch({ control, name: 'kind' })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Lot" error={errors.lot?.message}>
          <TextInput {...register('lot')} maxLength={50} autoComplete="off" />
        </Field>
        <Field label="Expires" error={errors.expiresOn?.message}>
          <TextInput type="date" {...register('expiresOn', { setValueAs: (day) => day || null })} />
        </Field>
      </div>
      <Costs />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Source" error={errors.source?.message}>
          <TextInput {...register('source')} maxLength={100} autoComplete="off" placeholder="Pharmacy" />
        </Field>
        <StateField />
      </div>
      {kind === 'vial' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <SyringeField />
          <Field label="Dead space (mL)" error={errors.deadSpaceMl?.message}>
            <NumberInput
              {...register('deadSpaceMl', { setValueAs: (text) => typedNumber(text) ?? 0 })}
              placeholder="0.01"
            />
          </Field>
        </div>
      )}
      <BlendFields />
    </>
  )
}

const HIDDEN = ['lot', 'expiresOn', 'cost', 'currency', 'source', 'state', 'syringe', 'deadSpaceMl'] as const

/** Rarely known details. */
export function MoreFields({ isEdit }: { isEdit: boolean }) {
  const { formState } = useFormContext<VialValues>()
  const { errors } = formState
  const [opened, setOpened] = useState(isEdit)
  // Expands on an error: a hidden message would make the button seem broken.
  const isOpen = opened || Boolean(errors.components) || HIDDEN.some((name) => errors[name])
  const Sign = isOpen ? Minus : Plus
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-xl px-2 font-semibold text-accent-ink hover:bg-accent-soft"
      >
        <Sign aria-hidden="true" className="size-5" />
        More: lot, expiry, cost, syringe
      </button>
      {isOpen && (
        <div className="flex flex-col gap-4 pt-2 pb-1">
          <Fields />
        </div>
      )}
    </div>
  )
}
