import { zodResolver } from '@hookform/resolvers/zod'
import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition'
import { dayOf } from '@pepwell/domain/calendar'
import { mealAt } from '@pepwell/domain/nutrition'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ChosenFood } from './chosen-food.tsx'
import { FoodSearch } from './food-search.tsx'
import {
  bodyOf,
  type FilledFood,
  type FoodValues,
  foodSchema,
  valuesByHand,
  valuesOf,
} from './food-values.ts'
import { HandFields } from './hand-fields.tsx'
import type { LogStart } from './log-start.ts'
import { DayField, MealField } from './occasion-fields.tsx'
import { ServingsField } from './servings-field.tsx'
import type { FoodBody } from './use-food-logging.ts'

interface FoodFormProps {
  /** the form's id, for the button in the dialog's footer */
  id: string
  start?: LogStart
  timeZone: string
  onSubmit: (food: FoodBody) => void
}

/** How the food is told: still sought, chosen from what is known, or typed in. */
type Way = 'search' | 'chosen' | 'hand'

function useFoodForm({ start = {}, timeZone }: FoodFormProps) {
  const [now] = useState(() => Date.now())
  const today = dayOf(now, timeZone)
  const form = useForm<FoodValues, unknown, FilledFood>({
    resolver: zodResolver(foodSchema(today)),
    defaultValues: {
      foodName: '',
      more: {},
      servings: 1,
      mealType: start.meal ?? mealAt(now, timeZone),
      logDate: start.day ?? today,
    },
  })
  const [way, setWay] = useState<Way>('search')
  /** Another food; servings, meal and day stay as they were said. */
  const begin = (next: Way, food: Partial<FoodValues>) => {
    form.reset({ ...form.getValues(), ...food })
    setWay(next)
  }
  return {
    form,
    today,
    way,
    choose: (food: FoodDetails) => begin('chosen', valuesOf(food)),
    byHand: (food: Partial<FoundFood>) => begin('hand', valuesByHand(food)),
    searchAgain: () => begin('search', valuesByHand({})),
  }
}

/** A food, how much of it, for which meal and day. */
export default function FoodForm(props: FoodFormProps) {
  const { form, today, way, choose, byHand, searchAgain } = useFoodForm(props)
  const search = useRef<HTMLInputElement>(null)
  const submit = form.handleSubmit(
    (food) => props.onSubmit(bodyOf(food)),
    () => search.current?.focus(),
  )
  return (
    <FormProvider {...form}>
      <form id={props.id} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {way === 'search' && (
          <FoodSearch
            ref={search}
            problem={form.formState.errors.foodName?.message}
            onChoose={choose}
            onByHand={byHand}
          />
        )}
        {way === 'chosen' && <ChosenFood onChange={searchAgain} />}
        {way === 'hand' && <HandFields onSearch={searchAgain} />}
        {way !== 'search' && <ServingsField />}
        <MealField />
        <DayField today={today} />
      </form>
    </FormProvider>
  )
}
