import { changeBetween, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'

/** What a person weighs and wants to weigh, both in pounds. */
export interface WeightGoal {
  weight: number
  goal: number
}

/** What weigh-ins say about the way to a goal, in pounds; null where nothing is known yet. */
export interface WayToGoal {
  current: number | null
  goal: number | null
  /** whole per cent of the way; 100 once the goal was reached, and beyond it */
  percentage: number | null
}

/** Whether weigh-ins say that this very goal was reached with this very weight. */
export const isReached = (way: WayToGoal | undefined, { weight, goal }: WeightGoal): boolean =>
  way?.percentage === 100 &&
  way.goal === goal &&
  way.current !== null &&
  changeBetween(way.current, weight, 'lbs') === 0

/**
 * How far the goal is, to a tenth, as the difference of goal and weight as they are shown: positive when there is weight to
 * lose.
 */
export const toGo = ({ weight, goal }: WeightGoal, unit: WeightUnit): number =>
  changeBetween(goal, weight, unit)

/** The way to a goal in words: '10 lbs to lose'. Who came past their goal has nothing to take back. */
export function differenceText(aim: WeightGoal, unit: WeightUnit, way?: WayToGoal): string {
  const difference = toGo(aim, unit)
  if (difference === 0) return 'You’re at your goal'
  const distance = weightText(Math.abs(difference), unit)
  return isReached(way, aim)
    ? `${distance} beyond your goal`
    : `${distance} to ${difference > 0 ? 'lose' : 'gain'}`
}

/** Length of each bar in percent; the heavier of the two fills its track. */
export function barLengths({ weight, goal }: WeightGoal): WeightGoal {
  const longest = Math.max(weight, goal)
  return { weight: (weight / longest) * 100, goal: (goal / longest) * 100 }
}
