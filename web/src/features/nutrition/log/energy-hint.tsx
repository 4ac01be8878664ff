import { type EnergyDoubt, energyDoubt, type TypedFood } from '@pepwell/domain/nutrition/energy-doubts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { gramsText, kcalText } from '../figures.ts'
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
export function EnergyHint() {
  const { control } = useFormContext<FoodValues>()
  const [more, ...figures] = useWatch({ control, name: ['more', 'calories', 'protein', 'carbs', 'fat'] })
  const [calories, protein, carbs, fat, fiber, sugar] = [...figures, more?.fiber, more?.sugar].map(known)
  const food = { calories, protein, carbs, fat, fiber, sugar }
  const doubt = energyDoubt(food)
  const hint = doubt && hintOf(doubt, food)
  const settled = useDebouncedValue(hint, TYPING_MS)
  return <WarningNotes messages={hint && hint === settled ? [hint] : []} />
}
