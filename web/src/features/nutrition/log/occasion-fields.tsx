import { mealTypes } from '@pepwell/domain/nutrition/nutrition'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { meals } from '../meals.ts'
import type { FoodValues } from './food-values.ts'

/** The meal, with all four options visible. */
export function MealField() {
  const { register, formState } = useFormContext<FoodValues>()
  const problem = formState.errors.mealType?.message
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Meal</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {mealTypes.map((meal) => {
          const { label, icon: Icon } = meals[meal]
          return (
            <label
              key={meal}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-xl border border-edge/60 px-0.5 text-sm font-semibold hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent sm:text-base"
            >
              <input type="radio" value={meal} className="sr-only" {...register('mealType')} />
              <Icon className="size-5" aria-hidden="true" />
              {label}
            </label>
          )
        })}
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-ink">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** The calendar day of the food. */
export function DayField({ today }: { today: CalendarDay }) {
  const { register, formState } = useFormContext<FoodValues>()
  return (
    <Field label="Day" error={formState.errors.logDate?.message}>
      <TextInput type="date" max={today} {...register('logDate')} />
    </Field>
  )
}
