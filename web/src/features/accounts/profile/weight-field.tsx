import { inUnit, loggedUnitOf, toPounds } from '@pepwell/domain/weight/weight'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { StonesField } from '../../../ui/stones-field.tsx'
import { MeasureInput } from './measure-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { useLinkedField } from './use-linked-field.ts'
import { useUnit } from './use-unit.ts'

const labels = { weight: 'Weight', goalWeight: 'Goal weight' }

/** The fields a link can point to. */
const anchors = { weight: undefined, goalWeight: 'goal-weight' }

function InStones({ name, onTyped }: { name: keyof typeof labels; onTyped: () => void }) {
  const { field, fieldState } = useController<ProfileValues, typeof name>({ name })
  const change = (pounds: number | null) => {
    field.onChange(pounds)
    onTyped()
  }
  return <StonesField {...field} onChange={change} label={labels[name]} error={fieldState.error?.message} />
}

/** A weight in the display unit; the form value is in pounds. */
export function WeightField({ name }: { name: keyof typeof labels }) {
  const { formState, setValue } = useFormContext<ProfileValues>()
  const unit = useUnit()
  const noteUnit = () => setValue(`${name}TypedIn`, loggedUnitOf(unit), { shouldDirty: true })
  useLinkedField(anchors[name])
  return (
    <div id={anchors[name]} className="scroll-mt-24">
      {unit === 'st' ? (
        <InStones name={name} onTyped={noteUnit} />
      ) : (
        <Field label={`${labels[name]} (${unit})`} error={formState.errors[name]?.message}>
          <MeasureInput
            name={name}
            held={(typed) => toPounds(typed, unit)}
            shown={(pounds) => inUnit(pounds, unit)}
            onTyped={noteUnit}
          />
        </Field>
      )}
    </div>
  )
}
