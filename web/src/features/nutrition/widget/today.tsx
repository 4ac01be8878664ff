import type { CallReply } from '@pepwell/contract/call'
import type { FoodLog, nutritionTargets } from '@pepwell/contract/nutrition'
import { type MealType, macroSplit, sumOf } from '@pepwell/domain/nutrition'
import { Link } from 'react-router'
import { CalorieRing } from '../calorie-ring.tsx'
import { energyWords } from '../energy-words.ts'
import { kcalText } from '../figures.ts'
import { MacroBars } from '../macro-bars.tsx'
import { TodaysMeals } from './todays-meals.tsx'

interface TodayProps {
  logs: readonly FoodLog[]
  targets: CallReply<typeof nutritionTargets>
  onAdd: (meal: MealType) => void
}

/** The day so far: energy and macros against the targets, and the meals. */
export function Today({ logs, targets, onAdd }: TodayProps) {
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
        <MacroBars eaten={eaten} proteinTarget={targets.protein} proteinAssumed={targets.proteinAssumed} />
      </div>
      <p className="mt-3 min-h-10 text-sm text-soft sm:min-h-5">
        {targets.caloriesAssumed ? (
          <Link to="/profile" className="text-accent-ink underline underline-offset-4">
            Based on {kcalText(targets.calories)} until your profile is complete
          </Link>
        ) : (
          'The target is what a moderately active day uses; a goal weight does not change it.'
        )}
      </p>
      <h3 className="mt-4 mb-2 text-sm text-soft">
        {logs.length === 0 ? 'Nothing logged yet today. Tap a meal to begin.' : 'Meals today'}
      </h3>
      <TodaysMeals logs={logs} onAdd={onAdd} />
    </>
  )
}
