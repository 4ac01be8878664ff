import { stepServings } from '@pepwell/domain/nutrition/nutrition'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import { type FoodValues, figureIn } from './food-values.ts'

const quick = [
  { count: 0.5, label: '½', name: '½ serving' },
  { count: 1, label: '1', name: '1 serving' },
  { count: 2, label: '2', name: '2 servings' },
]

const buttonStyle =
  'grid size-11 shrink-0 place-items-center rounded-xl border border-edge/60 font-semibold transition-colors duration-100 hover:bg-sunken'

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

function useServings() {
  const { setValue, control } = useFormContext<FoodValues>()
  const servings = useWatch({ control, name: 'servings' })
  const set = (count: number) => setValue('servings', count, { shouldDirty: true, shouldValidate: true })
  const step = (by: number) => set(stepServings(Number.isFinite(servings) ? servings : 1, by))
  return { servings, set, step }
}

/** Servings: typed, stepped by 0.1, or a preset. */
export function ServingsField() {
  const { register, formState } = useFormContext<FoodValues>()
  const { servings, set, step } = useServings()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <Field label="Servings" error={formState.errors.servings?.message}>
      <div className="flex items-center gap-1.5">
        <button type="button" aria-label="A tenth less" className={buttonStyle} onClick={() => step(-1)}>
          <Minus className="size-5" aria-hidden="true" />
        </button>
        <div className="w-19 min-w-11">
          <NumberInput
            {...register('servings', { setValueAs: figureIn })}
            onKeyDown={onKeyDown}
            className="px-1 text-center"
          />
        </div>
        <button type="button" aria-label="A tenth more" className={buttonStyle} onClick={() => step(1)}>
          <Plus className="size-5" aria-hidden="true" />
        </button>
        <span className="ml-auto flex shrink-0 gap-1.5">
          {quick.map(({ count, label, name }) => (
            <button
              key={count}
              type="button"
              aria-label={name}
              aria-pressed={servings === count}
              onClick={() => set(count)}
              className={cx(
                buttonStyle,
                servings === count && 'border-accent bg-accent-soft text-accent-ink',
              )}
            >
              {label}
            </button>
          ))}
        </span>
      </div>
    </Field>
  )
}
