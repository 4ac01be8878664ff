import { type Macro, macroSplit, type Nutrition, shareOfTarget } from '@pepwell/domain/nutrition'
import { cx } from '../../lib/classes.ts'
import { gramsText, wholeText } from './figures.ts'
import { macros } from './macros.ts'

interface BarProps {
  label: string
  fill: string
  value: string
  hint: string
  /** how much of the bar is filled */
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
        <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
          <span
            className={cx('block h-full rounded-full', fill)}
            style={{ width: `${Math.min(percent, 100)}%` }}
          />
        </span>
        <span className="mt-0.5 block text-xs text-soft tabular-nums">{hint}</span>
      </dd>
    </div>
  )
}

interface MacroBarsProps {
  eaten: Nutrition
  /** grams */
  proteinTarget: number
  proteinAssumed: boolean
}

/** A target that the profile doesn't give is called assumed. */
function proteinHint(eaten: number, target: number, assumed: boolean): string {
  const { remaining } = shareOfTarget(eaten, target)
  const reached = remaining > 0 ? `${wholeText(remaining)} g to go` : 'Target reached'
  return assumed ? `${reached} · target assumed` : reached
}

/**
 * Protein against its target; carbs and fat, which have none, as their share of what the macros bring: alcohol, and
 * what was left blank, is in none of them.
 */
export function MacroBars({ eaten, proteinTarget, proteinAssumed }: MacroBarsProps) {
  const split = macroSplit(eaten)
  const figures = (macro: Macro) => {
    if (macro === 'protein') {
      return {
        value: `${wholeText(eaten.protein)} of ${wholeText(proteinTarget)} g`,
        hint: proteinHint(eaten.protein, proteinTarget, proteinAssumed),
        percent: shareOfTarget(eaten.protein, proteinTarget).percent,
      }
    }
    const percent = split?.[macro] ?? 0
    return { value: gramsText(Math.round(eaten[macro])), hint: `${percent}% of macro energy`, percent }
  }
  return (
    <dl className="flex min-w-0 flex-1 flex-col gap-2 text-sm">
      {macros.map(({ macro, label, fill }) => (
        <Bar key={macro} label={label} fill={fill} {...figures(macro)} />
      ))}
    </dl>
  )
}
