import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import { type FoodValues, figureIn } from './food-values.ts'
import { PortionFigures } from './portion-figures.tsx'

function FigureField({ name, label, optional }: { name: Figure; label: string; optional?: boolean }) {
  const { register, getFieldState, formState } = useFormContext<FoodValues>()
  return (
    <Field label={label} optional={optional} error={getFieldState(name, formState).error?.message}>
      <NumberInput {...register(name, { setValueAs: figureIn })} />
    </Field>
  )
}

type Figure = 'calories' | 'protein' | 'carbs' | 'fat' | 'more.fiber' | 'more.sugar' | 'more.sodium'

function Rest() {
  const { register, formState } = useFormContext<FoodValues>()
  const { more } = formState.errors
  // Expands on an error: a hidden message would make the button seem broken.
  const hasProblem = Boolean(more?.brand ?? more?.fiber ?? more?.sugar ?? more?.sodium)
  return (
    <details open={hasProblem || undefined} className="group rounded-xl bg-sunken">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-xl px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
        Brand, fiber, sugar, sodium
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-2 gap-4 px-3.5 pt-1 pb-4">
        <Field label="Brand" optional error={more?.brand?.message}>
          <TextInput {...register('more.brand')} autoComplete="off" />
        </Field>
        <FigureField name="more.fiber" label="Fiber (g)" optional />
        <FigureField name="more.sugar" label="Sugar (g)" optional />
        <FigureField name="more.sodium" label="Sodium (mg)" optional />
      </div>
    </details>
  )
}

/** A custom food, with figures per serving from the label. */
export function HandFields({ onSearch }: { onSearch?: () => void }) {
  const { register, setFocus, formState } = useFormContext<FoodValues>()
  const { foodName, more } = formState.errors
  useEffect(() => setFocus('foodName'), [setFocus])
  return (
    <section aria-label="Enter manually" className="flex flex-col gap-4">
      <Field label="Food" error={foodName?.message}>
        <TextInput {...register('foodName')} autoComplete="off" placeholder="Grandma's lentil soup" />
      </Field>
      <Field label="Serving size" optional error={more?.servingSize?.message}>
        <TextInput {...register('more.servingSize')} autoComplete="off" placeholder="1 bowl (300 g)" />
      </Field>
      <fieldset>
        <legend className="font-semibold">Per serving</legend>
        <p className="mb-2 text-sm text-soft">A macro left blank counts as 0 g.</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <FigureField name="calories" label="Calories" />
          <FigureField name="protein" label="Protein (g)" />
          <FigureField name="carbs" label="Carbs (g)" />
          <FigureField name="fat" label="Fat (g)" />
        </div>
      </fieldset>
      <Rest />
      <div className="rounded-2xl bg-sunken p-3">
        <PortionFigures />
      </div>
      {onSearch && (
        <Button variant="ghost" size="sm" className="self-start" onClick={onSearch}>
          Search for a food instead
        </Button>
      )}
    </section>
  )
}
