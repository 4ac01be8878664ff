import { type Nutrition, portionOf } from '@pepwell/domain/nutrition/nutrition'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { gramsText, wholeText } from '../figures.ts'
import { macros } from '../macros.ts'
import { EnergyHint } from './energy-hint.tsx'
import type { FoodValues } from './food-values.ts'

/** Figures of the chosen servings; empty without a valid number. */
function usePortion(): Nutrition | undefined {
  const { control } = useFormContext<FoodValues>()
  const [calories, servings, ...grams] = useWatch({
    control,
    name: ['calories', 'servings', 'protein', 'carbs', 'fat'],
  })
  const [protein = 0, carbs = 0, fat = 0] = grams
  const figures = [calories, servings, protein, carbs, fat]
  if (!figures.every((figure) => Number.isFinite(figure) && figure >= 0)) return undefined
  return portionOf({ calories, protein, carbs, fat }, servings)
}

/** Live calories and macros of the chosen servings, with a hint if they don't match. */
export function PortionFigures() {
  const portion = usePortion()
  return (
    <>
      <dl aria-live="polite" className="grid grid-cols-4 gap-1 text-center">
        <div>
          <dt className="text-sm text-soft">Calories</dt>
          <dd className="text-xl font-bold tabular-nums">{portion ? wholeText(portion.calories) : '—'}</dd>
        </div>
        {macros.map(({ macro, label, fill }) => (
          <div key={macro}>
            <dt className="flex items-center justify-center gap-1 text-sm text-soft">
              <span aria-hidden="true" className={cx('size-2 rounded-full', fill)} />
              {label}
            </dt>
            <dd className="text-xl font-bold tabular-nums">{portion ? gramsText(portion[macro]) : '—'}</dd>
          </div>
        ))}
      </dl>
      <EnergyHint />
    </>
  )
}
