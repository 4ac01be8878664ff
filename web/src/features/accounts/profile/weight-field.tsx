import { inUnit, toPounds } from '@pepwell/domain/weight'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { StonesField } from '../../../ui/stones-field.tsx'
import { MeasureInput } from './measure-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { useLedTo } from './use-led-to.ts'
import { useUnit } from './use-unit.ts'

const labels = { weight: 'Weight', goalWeight: 'Goal weight' }

/** What a link leads to. */
const anchors = { weight: undefined, goalWeight: 'goal-weight' }

function InStones({ name }: { name: keyof typeof labels }) {
  const { field, fieldState } = useController<ProfileValues, typeof name>({ name })
  return <StonesField {...field} label={labels[name]} error={fieldState.error?.message} />
}

/** A weight in the unit of the form, which holds pounds. */
export function WeightField({ name }: { name: keyof typeof labels }) {
  const { formState } = useFormContext<ProfileValues>()
  const unit = useUnit()
  useLedTo(anchors[name])
  return (
    <div id={anchors[name]} className="scroll-mt-24">
      {unit === 'st' ? (
        <InStones name={name} />
      ) : (
        <Field label={`${labels[name]} (${unit})`} error={formState.errors[name]?.message}>
          <MeasureInput
            name={name}
            held={(typed) => toPounds(typed, unit)}
            shown={(pounds) => inUnit(pounds, unit)}
          />
        </Field>
      )}
    </div>
  )
}
