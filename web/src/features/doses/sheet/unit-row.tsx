import { type Dose, doseText } from '@pepwell/domain/doses/doses'
import { readableDose } from '@pepwell/domain/doses/readable-dose'
import type { SyringeScale } from '@pepwell/domain/doses/syringes'
import { convertedBy, type Vial } from '@pepwell/domain/vials/vials'
import { type Ref, useState } from 'react'
import {
  IN_WORDS,
  isUnitChoice,
  otherUnits,
  type UnitChoice as Unit,
  usualUnits,
} from '../../../lib/forms/dose-units.ts'
import { Button } from '../../../ui/button.tsx'
import { UnitChoice } from '../../../ui/unit-choice.tsx'
import { doseOf } from './dose-values.ts'

interface UnitRowProps {
  unit: { value: Unit | null; onChange: (unit: Unit) => void; ref: Ref<HTMLInputElement> }
  amount: { value: string; onChange: (amount: string) => void }
  vial?: Vial
  scale: SyringeScale
}

/** The unit. Changing it keeps the number and asks whether that was meant: nothing converts silently. */
export function UnitRow({ unit, amount, vial, scale }: UnitRowProps) {
  const [changed, setChanged] = useState<{ from: Dose; to: Dose }>()
  const choose = (next: string) => {
    if (!isUnitChoice(next)) return
    const from = doseOf({ amount: amount.value, unit: unit.value })
    const to = from && next !== IN_WORDS ? convertedBy(from, next, vial && { vial, scale }) : undefined
    setChanged(from && to && { from, to })
    if (next === IN_WORDS) amount.onChange(from ? doseText(from) : amount.value)
    else if (unit.value === IN_WORDS) amount.onChange('')
    unit.onChange(next)
  }
  const isAsked = changed?.to.unit === unit.value && String(changed?.from.amount) === amount.value
  return (
    <>
      <UnitChoice
        usual={usualUnits}
        others={otherUnits}
        value={unit.value ?? ''}
        onChange={choose}
        ref={unit.ref}
      />
      <div role="status" className="empty:hidden">
        {changed && isAsked && (
          <div className="flex items-center gap-3 rounded-xl bg-info-soft py-1.5 pr-1.5 pl-3.5 text-info-ink">
            <p className="flex-1 tabular-nums">
              {readableDose(changed.from)} is {readableDose(changed.to)}.
            </p>
            <Button variant="secondary" size="sm" onClick={() => amount.onChange(String(changed.to.amount))}>
              Use {readableDose(changed.to)}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
