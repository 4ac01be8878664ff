import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { mealAt, mealTypes } from '@pepwell/domain/nutrition/nutrition'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { meals } from '../meals.ts'
import { FoodSearch } from './food-search.tsx'
import {
  type FilledFood,
  type FoodValues,
  foodSchema,
  valuesByHand,
  valuesOf,
  valuesOfLog,
} from './food-values.ts'
import { HandFields } from './hand-fields.tsx'
import type { LogStart } from './log-start.ts'
import { PortionFigures } from './portion-figures.tsx'
import { ServingsField } from './servings-field.tsx'

/** The meal, with all four options visible. */
function MealField() {
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
function DayField({ today }: { today: CalendarDay }) {
  const { register, formState } = useFormContext<FoodValues>()
  return (
    <Field label="Day" error={formState.errors.logDate?.message}>
      <TextInput type="date" max={today} {...register('logDate')} />
    </Field>
  )
}

/** The chosen food, with figures for the chosen servings. */
function ChosenFood({ change, onChange }: { change: string; onChange: () => void }) {
  const { control } = useFormContext<FoodValues>()
  const [name, more] = useWatch({ control, name: ['foodName', 'more'] })
  const heading = useRef<HTMLHeadingElement>(null)
  // The search field that had focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-2xl bg-sunken p-4">
      <div className="mb-3 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {name}
          </h3>
          <p className="text-sm text-soft">
            {[more.brand, more.servingSize && `1 serving is ${more.servingSize}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {change}
        </Button>
      </div>
      <PortionFigures />
    </section>
  )
}

interface FoodFormProps {
  /** the form id for the footer's button */
  id: string
  start?: LogStart
  timeZone: string
  onSubmit: (food: FilledFood) => void
}

/** The form's mode: search, chosen food, or entry by hand. */
type Mode = 'search' | 'chosen' | 'hand'

function useFoodForm({ start = {}, timeZone }: FoodFormProps) {
  const [now] = useState(() => serverNow())
  const today = dayOf(now, timeZone)
  const form = useForm<FoodValues, unknown, FilledFood>({
    resolver: schemaResolver(foodSchema(today)),
    defaultValues: start.editing
      ? valuesOfLog(start.editing)
      : {
          foodName: '',
          more: {},
          servings: 1,
          mealType: start.meal ?? mealAt(now, timeZone),
          logDate: start.day ?? today,
        },
  })
  const first: Mode = start.editing ? 'chosen' : 'search'
  const [way, setWay] = useState<Mode>(first)
  const draft = useDraft(form, {
    isEdit: start.editing !== undefined,
    onRestored: ({ foodName }) => foodName && setWay('hand'),
  })
  /** Clears the food but keeps servings, meal and day. */
  const begin = (next: Mode, food: Partial<FoodValues>) => {
    form.reset({ ...form.getValues(), ...food })
    setWay(next)
  }
  return {
    form,
    draft: { ...draft, discard: () => [draft.discard(), setWay(first)] },
    today,
    way,
    choose: (food: FoodDetails) => begin('chosen', valuesOf(food)),
    byHand: (food: Partial<FoundFood>) => begin('hand', valuesByHand(food)),
    searchAgain: () => begin('search', valuesByHand({})),
    correct: () => setWay('hand'),
  }
}

/** A food entry: food, servings, meal and day. */
export default function FoodForm(props: FoodFormProps) {
  const { form, draft, today, way, choose, byHand, searchAgain, correct } = useFoodForm(props)
  const isEdited = props.start?.editing !== undefined
  const search = useRef<HTMLInputElement>(null)
  const submit = form.handleSubmit(
    (food) => props.onSubmit(food),
    () => search.current?.focus(),
  )
  return (
    <FormProvider {...form}>
      <form id={props.id} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        {way === 'search' && (
          <FoodSearch
            ref={search}
            problem={form.formState.errors.foodName?.message}
            onChoose={choose}
            onByHand={byHand}
          />
        )}
        {way === 'chosen' &&
          (isEdited ? (
            <ChosenFood change="Edit nutrition facts" onChange={correct} />
          ) : (
            <ChosenFood change="Change" onChange={searchAgain} />
          ))}
        {way === 'hand' && <HandFields onSearch={isEdited ? undefined : searchAgain} />}
        {way !== 'search' && <ServingsField />}
        <MealField />
        <DayField today={today} />
      </form>
    </FormProvider>
  )
}
