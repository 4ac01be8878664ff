import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { fiberOf, type Macro, macroSplit, shareOfTarget, sumOf } from '@pepwell/domain/nutrition/nutrition'
import { cx } from '../../lib/classes.ts'
import { gramsText, wholeText } from './figures.ts'
import { macros } from './macros.ts'

interface BarProps {
  label: string
  fill: string
  value: string
  /** undefined if unknown */
  hint?: string
  /** the bar's fill */
  percent: number
}

function Bar({ label, fill, value, hint, percent }: BarProps) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 leading-tight">
          <span aria-hidden="true" className="flex items-center gap-1.5 font-semibold">
            <span className={cx('size-2.5 rounded-full', fill)} />
            {label}
          </span>
          <span className="tabular-nums">{value}</span>
        </span>
        <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
          <span
            className={cx('block h-full rounded-full', fill)}
            style={{ width: `${Math.min(percent, 100)}%` }}
          />
        </span>
        {hint && <span className="mt-0.5 block text-xs text-soft tabular-nums max-md:sr-only">{hint}</span>}
      </dd>
    </div>
  )
}

interface MacroBarsProps {
  /** the foods, with figures per serving */
  logs: readonly FoodLog[]
  targets: NutritionTargets
}

/** Progress toward a target, labeled as assumed (no profile) or custom. */
function towards(eaten: number, kind: 'protein' | 'fiber', targets: NutritionTargets) {
  const target = targets[kind]
  const { remaining, percent } = shareOfTarget(eaten, target)
  const reached = remaining > 0 ? `${wholeText(remaining)} g to go` : 'Target reached'
  const isOwnTarget = targets[`${kind}Own`]
    ? 'your target'
    : targets[`${kind}Assumed`]
      ? 'target assumed'
      : undefined
  return {
    value: `${wholeText(eaten)} of ${wholeText(target)} g`,
    hint: [reached, isOwnTarget].filter(Boolean).join(' · '),
    percent,
  }
}

/** Fiber against its target. Foods without a fiber value are counted, because the total may be higher. */
function FiberBar({ logs, targets }: MacroBarsProps) {
  const { grams, unknown } = fiberOf(logs)
  const { hint, ...figures } = towards(grams, 'fiber', targets)
  const missing = unknown > 0 && `unknown for ${unknown === 1 ? '1 food' : `${unknown} foods`}`
  return (
    <Bar
      label="Fiber"
      fill="bg-lime-700 dark:bg-lime-400"
      hint={[hint, missing].filter(Boolean).join(' · ')}
      {...figures}
    />
  )
}

/**
 * Protein and fiber against their targets; carbs and fat have none and show their share of macro calories. Alcohol
 * and missing values are in neither.
 */
export function MacroBars({ logs, targets }: MacroBarsProps) {
  const eaten = sumOf(logs)
  const split = macroSplit(eaten)
  const figures = (macro: Macro) => {
    if (macro === 'protein') return towards(eaten.protein, 'protein', targets)
    const hint = split && `${split[macro]}% of calories`
    return { value: gramsText(Math.round(eaten[macro])), hint, percent: split?.[macro] ?? 0 }
  }
  return (
    <dl className="flex min-w-0 flex-1 flex-col gap-2 text-sm">
      {macros.map(({ macro, label, fill }) => (
        <Bar key={macro} label={label} fill={fill} {...figures(macro)} />
      ))}
      <FiberBar logs={logs} targets={targets} />
    </dl>
  )
}
