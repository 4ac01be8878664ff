import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { type MealType, macroSplit, sumOf } from '@pepwell/domain/nutrition/nutrition'
import type { ReactNode } from 'react'
import { PhoneFold } from '../../../ui/phone-fold.tsx'
import { CalorieRing } from '../calorie-ring.tsx'
import { energyWords } from '../energy-words.ts'
import { MacroBars } from '../macro-bars.tsx'
import { TargetLine } from '../targets/target-line.tsx'
import { TodaysMeals } from './todays-meals.tsx'

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
