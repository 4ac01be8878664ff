import type { Macro } from '@pepwell/domain/nutrition/nutrition'

export const macros: readonly { macro: Macro; label: string; stroke: string; fill: string }[] = [
  {
    macro: 'protein',
    label: 'Protein',
    stroke: 'stroke-sky-600 dark:stroke-sky-400',
    fill: 'bg-sky-600 dark:bg-sky-400',
  },
  {
    macro: 'carbs',
    label: 'Carbs',
    stroke: 'stroke-amber-600 dark:stroke-amber-400',
    fill: 'bg-amber-600 dark:bg-amber-400',
  },
  {
    macro: 'fat',
    label: 'Fat',
    stroke: 'stroke-violet-500 dark:stroke-violet-400',
    fill: 'bg-violet-500 dark:bg-violet-400',
  },
]

/** Gap between arcs, in percent of the circle. */
const GAP = 2

/** Start and length of each macro's arc on a circle of 100. */
export function macroArcs(split: Record<Macro, number>) {
  let start = 0
  return macros.map(({ macro, stroke }) => {
    const share = split[macro]
    const arc = { macro, stroke, start, length: share === 100 ? 100 : Math.max(0, share - GAP) }
    start += share
    return arc
  })
}
