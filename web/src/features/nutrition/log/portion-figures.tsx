import { type EnergyDoubt, energyDoubt, type TypedFood } from '@pepwell/domain/nutrition/energy-doubts'
import { type Nutrition, portionOf } from '@pepwell/domain/nutrition/nutrition'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { gramsText, kcalText, wholeText } from '../figures.ts'
import { macros } from '../macros.ts'
import type { FoodValues } from './food-values.ts'

/** Debounce, in milliseconds: a half-typed number needs no hint. */
const TYPING_MS = 500

const aboutKcal = (kcal: number) => `about ${kcalText(kcal < 100 ? kcal : Math.round(kcal / 10) * 10)}`

function hintOf({ kind, macro, kcal }: EnergyDoubt, food: TypedFood): string {
  const sum = macro
    ? `${gramsText(food[macro] ?? 0)} of ${macro} alone is ${aboutKcal(kcal)}.`
    : `These macros add up to ${kind === 'tooMany' ? 'only ' : ''}${aboutKcal(kcal)}.`
  return `${sum} Please check the calories.`
}

const known = (figure?: number | null) => (Number.isFinite(figure) ? (figure ?? undefined) : undefined)

/** Points out calories that don't match the macros; logging stays possible. */
function EnergyHint() {
  const { control } = useFormContext<FoodValues>()
  const [more, ...figures] = useWatch({ control, name: ['more', 'calories', 'protein', 'carbs', 'fat'] })
  const [calories, protein, carbs, fat, fiber, sugar] = [...figures, more?.fiber, more?.sugar].map(known)
  const food = { calories, protein, carbs, fat, fiber, sugar }
  const doubt = energyDoubt(food)
  const hint = doubt && hintOf(doubt, food)
  const settled = useDebouncedValue(hint, TYPING_MS)
  return <WarningNotes messages={hint && hint === settled ? [hint] : []} />
}

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
