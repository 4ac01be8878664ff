import type { Margin } from '@pepwell/domain/shop/margins'
import { cx } from '../../../../lib/classes.ts'
import { percentText } from '../../../../lib/format/percent.ts'
import { signedDollars } from './in-dollars.ts'

/** This profit or loss, in percent, fills the bar. */
const shareOf = (percent: number): number => Math.min(100, Math.max(4, Math.abs(percent)))

/** Profit: amount, percentage and a short bar; green from 0, red below. */
export function Profit({ margin }: { margin: Margin | undefined }) {
  if (!margin) return <span className="text-soft">No data</span>
  const { profitCents, percent } = margin
  const isLoss = profitCents < 0
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span className={isLoss ? 'text-danger-ink' : 'text-accent-ink'}>
        <span className="block font-bold">{signedDollars(profitCents)}</span>
        <span className="block text-[0.8125rem]">{percentText(percent, 1)}</span>
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'hidden h-1.5 w-13 overflow-hidden rounded-full xl:block',
          isLoss ? 'bg-danger-soft' : 'bg-accent-soft',
        )}
      >
        <span
          className={cx('block h-full rounded-full', isLoss ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${isLoss ? 4 : shareOf(percent)}%` }}
        />
      </span>
    </span>
  )
}
