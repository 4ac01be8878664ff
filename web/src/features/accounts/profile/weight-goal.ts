import { inUnit, type WeightUnit, weightText } from '@pepwell/domain/weight'

/** Grams of protein a day per pound of goal weight. */
const PROTEIN_PER_POUND = { least: 0.7, most: 1 }

/** What a person weighs and wants to weigh, both in pounds. */
export interface WeightGoal {
  weight: number
  goal: number
}

/** How far it is, to a tenth, as the difference of what is shown of either: positive when there is weight to lose. */
export const toGo = ({ weight, goal }: WeightGoal, unit: WeightUnit): number =>
  Math.round((inUnit(weight, unit) - inUnit(goal, unit)) * 10) / 10

/** The same in words: '10 lbs to lose'. */
export function differenceText(aim: WeightGoal, unit: WeightUnit): string {
  const difference = toGo(aim, unit)
  if (difference === 0) return 'You are at your goal'
  return `${weightText(Math.abs(difference), unit)} to ${difference > 0 ? 'lose' : 'gain'}`
}

/** Length of each bar in percent; the heavier of the two fills its track. */
export function barLengths({ weight, goal }: WeightGoal): WeightGoal {
  const longest = Math.max(weight, goal)
  return { weight: (weight / longest) * 100, goal: (goal / longest) * 100 }
}

/** Grams of protein to aim for in a day, least and most. */
export function proteinRange(goal: number): { least: number; most: number } {
  return {
    least: Math.round(goal * PROTEIN_PER_POUND.least),
    most: Math.round(goal * PROTEIN_PER_POUND.most),
  }
}
