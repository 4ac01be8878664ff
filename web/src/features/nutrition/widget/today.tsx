import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { type MealType, macroSplit, mealTypes, sumOf } from '@pepwell/domain/nutrition/nutrition'
import type { ReactNode } from 'react'
import { PhoneFold } from '../../../ui/phone-fold.tsx'
import { CalorieRing } from '../calorie-ring.tsx'
import { energyWords } from '../energy-words.ts'
import { kcalText } from '../figures.ts'
import { MacroBars } from '../macro-bars.tsx'
import { meals } from '../meals.ts'
import { TargetLine } from '../targets/target-line.tsx'

interface TodaysMealsProps {
  logs: readonly FoodLog[]
  onAdd: (meal: MealType) => void
}

function describe(label: string, eaten: readonly FoodLog[]): string {
  if (eaten.length === 0) return `${label}: nothing logged. Add a food`
  const foods = eaten.length === 1 ? '1 food' : `${eaten.length} foods`
  return `${label}: ${kcalText(sumOf(eaten).calories)}, ${foods}. Add a food`
}

/** Today's meals, each with a button to add food. */
function TodaysMeals({ logs, onAdd }: TodaysMealsProps) {
  return (
    <ul className="grid grid-cols-4 gap-1.5 sm:gap-2">
      {mealTypes.map((meal) => {
        const { label, icon: Icon } = meals[meal]
        const eaten = logs.filter(({ mealType }) => mealType === meal)
        return (
          <li key={meal}>
            <button
              type="button"
              onClick={() => onAdd(meal)}
              className="flex w-full flex-col items-center rounded-xl bg-sunken px-0.5 py-2 text-sm transition-colors duration-100 hover:bg-accent-soft"
            >
              <span className="sr-only">{describe(label, eaten)}</span>
              <Icon className="mb-1 size-5 text-accent-ink" aria-hidden="true" />
              <span aria-hidden="true" className="font-semibold">
                {label}
              </span>
              <span aria-hidden="true" className="text-xs text-soft tabular-nums">
                {eaten.length === 0 ? '—' : kcalText(sumOf(eaten).calories)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface TodayProps {
  logs: readonly FoodLog[]
  targets: NutritionTargets
  user: CurrentUser
  onAdd: (meal: MealType) => void
  /** rendered inside the details */
  children: ReactNode
}

/** Today so far: energy and macros against the targets, and meals. */
export function Today({ logs, targets, user, onAdd, children }: TodayProps) {
  const eaten = sumOf(logs)
  return (
    <>
      <div className="flex items-center gap-4 sm:gap-6">
        <div className="flex flex-col items-center gap-1.5">
          <CalorieRing eaten={eaten.calories} target={targets.calories} split={macroSplit(eaten)} />
          <p className="text-sm font-semibold tabular-nums">
            {energyWords(eaten.calories, targets.calories)}
          </p>
        </div>
        <MacroBars logs={logs} targets={targets} />
      </div>
      <PhoneFold label="Meals and water">
        <TargetLine user={user} targets={targets} />
        <h3 className="mt-4 mb-2 text-sm text-soft">
          {logs.length === 0 ? 'Nothing logged yet today. Tap a meal to start.' : 'Meals today'}
        </h3>
        <TodaysMeals logs={logs} onAdd={onAdd} />
        {children}
      </PhoneFold>
    </>
  )
}
