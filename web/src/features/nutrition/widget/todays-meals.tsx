import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { type MealType, mealTypes, sumOf } from '@pepwell/domain/nutrition/nutrition'
import { kcalText } from '../figures.ts'
import { meals } from '../meals.ts'

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
export function TodaysMeals({ logs, onAdd }: TodaysMealsProps) {
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
