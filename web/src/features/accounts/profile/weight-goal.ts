import { changeBetween, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'

/** Current and goal weight, in pounds. */
export interface WeightGoal {
  weight: number
  goal: number
}

/** Goal progress from weigh-ins, in pounds; null while unknown. */
export interface WeightGoalProgress {
  current: number | null
  goal: number | null
  percentage: number | null
}

/** Whether weigh-ins confirm that this weight reached this goal. */
export const isReached = (progress: WeightGoalProgress | undefined, { weight, goal }: WeightGoal): boolean =>
  progress?.percentage === 100 &&
  progress.goal === goal &&
  progress.current !== null &&
  changeBetween(progress.current, weight, 'lbs') === 0

/** Distance to the goal, rounded to a tenth after unit conversion; positive means weight to lose. */
export const remainingWeight = ({ weight, goal }: WeightGoal, unit: WeightUnit): number =>
  changeBetween(goal, weight, unit)

/** The distance as text: '10 lbs to lose'. Past the goal, nothing is left to lose. */
export function differenceText(aim: WeightGoal, unit: WeightUnit, progress?: WeightGoalProgress): string {
  const difference = remainingWeight(aim, unit)
  if (difference === 0) return 'You’re at your goal'
  const distance = weightText(Math.abs(difference), unit)
  return isReached(progress, aim)
    ? `${distance} past your goal`
    : `${distance} to ${difference > 0 ? 'lose' : 'gain'}`
}

/** Bar widths in percent; the heavier weight fills its track. */
export function barLengths({ weight, goal }: WeightGoal): WeightGoal {
  const longest = Math.max(weight, goal)
  return { weight: (weight / longest) * 100, goal: (goal / longest) * 100 }
}
