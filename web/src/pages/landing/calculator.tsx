import { calculateDosage, DEFAULT_WATER_ML, isAboveVial } from '@pepwell/domain/doses/calculator'
import { syringeView } from '@pepwell/domain/doses/syringe-words'
import { toShort } from '@pepwell/domain/math/rational'
import { useState } from 'react'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { SyringePicture } from '../../ui/syringe-picture.tsx'
import { NumberInput } from '../../ui/text-input.tsx'

const fields = {
  vial: 'Peptide in the vial (mg)',
  waterMl: 'Bacteriostatic water (mL)',
  dose: 'Desired dose (mg)',
} as const

const syringe = { scale: 'U-100', capacity: 1 } as const

type Given = Record<keyof typeof fields, number>

const isUsable = (given: Given): boolean => Object.values(given).every((number) => number > 0)

function Result({ given }: { given: Given }) {
  if (isAboveVial(given)) return <p className="text-danger-ink">The dose is more than the vial holds.</p>
  const { volume, dosesPerVial } = calculateDosage(given)
  const view = syringeView(syringe, volume)
  return (
    <>
      <SyringePicture {...view} />
      <p className="mt-2 text-2xl font-bold tracking-tight tabular-nums">
        {view.over ? 'More than a 1 mL syringe holds' : `Draw ${view.text}`}
      </p>
      <p className="text-soft tabular-nums">
        {toShort(volume, 3)} mL · {dosesPerVial} {dosesPerVial === 1 ? 'dose' : 'doses'} a vial
      </p>
    </>
  )
}

/** The calculator without an account: nothing is saved. */
export function Calculator() {
  const [typed, setTyped] = useState({ vial: '', waterMl: String(DEFAULT_WATER_ML), dose: '' })
  const given: Given = {
    vial: typedNumber(typed.vial) ?? 0,
    waterMl: typedNumber(typed.waterMl) ?? 0,
    dose: typedNumber(typed.dose) ?? 0,
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
        <Field key={name} label={fields[name]}>
          <NumberInput
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </Field>
      ))}
      <output className="block min-h-36">{isUsable(given) && <Result given={given} />}</output>
      <p className="text-sm text-soft">Nothing is saved. Not medical advice.</p>
    </div>
  )
}
