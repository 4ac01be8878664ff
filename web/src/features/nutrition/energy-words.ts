import { shareOfTarget } from '@pepwell/domain/nutrition/nutrition'
import { kcalText } from './figures.ts'

/** The day in words: calories left, or over the target. */
export function energyWords(eaten: number, target: number): string {
  const { remaining, over } = shareOfTarget(eaten, target)
  if (over > 0) return `${kcalText(over)} over`
  return remaining > 0 ? `${kcalText(remaining)} left` : 'Target reached'
}
