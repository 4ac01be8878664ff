/** Grams of protein a day per pound of goal weight. */
const PROTEIN_PER_POUND = { least: 0.7, most: 1 }

/** What a person weighs and wants to weigh, both in pounds. */
export interface WeightGoal {
  weight: number
  goal: number
}

const toTenth = (pounds: number): number => Math.round(pounds * 10) / 10

/** How far it is, to a tenth of a pound: positive when there is weight to lose. */
export const poundsToGo = ({ weight, goal }: WeightGoal): number => toTenth(weight - goal)

/** The same in words: '10 lbs to lose'. */
export function differenceText(aim: WeightGoal): string {
  const pounds = poundsToGo(aim)
  if (pounds === 0) return 'You are at your goal'
  return `${Math.abs(pounds)} ${Math.abs(pounds) === 1 ? 'lb' : 'lbs'} to ${pounds > 0 ? 'lose' : 'gain'}`
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
