import type { Margin } from '@pepwell/domain/shop/margins'
import { add } from '@pepwell/domain/shop/money'
import { cx } from '../../../../lib/classes.ts'
import { percentText } from '../../../../lib/format/percent.ts'
import { signedDollars } from './in-dollars.ts'

interface LiveMarginProps {
  /** the typed costs; undefined if invalid */
  now: Margin | undefined
  /** the stored costs, if any */
  before: Margin | undefined
}

const tone = (margin: Margin | undefined) =>
  (margin?.profitCents ?? 0) < 0 ? 'bg-danger-soft text-danger-ink' : 'bg-accent-soft text-accent-ink'

/** Cost and profit as parts of the price. */
function Shares({ totalCents, profitCents }: Margin) {
  const retail = add(totalCents, profitCents)
  const cost = retail > 0 ? Math.min(100, (100 * totalCents) / retail) : 100
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-3.5 gap-0.5 overflow-hidden rounded-md">
        <span className="bg-edge" style={{ width: `${cost}%` }} />
        <span className="flex-1 bg-accent" />
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <div className="flex gap-1">
          <dt>Total cost</dt>
          <dd className="font-bold">{signedDollars(totalCents)}</dd>
        </div>
        <div className="flex gap-1">
          <dt>Retail</dt>
          <dd className="font-bold">{signedDollars(retail)}</dd>
        </div>
      </dl>
    </>
  )
}

/** The live margin while typing. */
export const LiveMargin = ({ now, before }: LiveMarginProps) => (
  <section aria-label="Profit" className={cx('self-start rounded-2xl p-5 max-md:hidden', tone(now))}>
    <p className="text-sm font-semibold">Profit</p>
    <output className="block">
      <span className="block text-3xl font-bold tracking-tight tabular-nums">
        {now ? signedDollars(now.profitCents) : '—'}
      </span>
      <span className="font-semibold">{now && `${percentText(now.percent, 1)} of the retail price`}</span>
    </output>
    {now && <Shares {...now} />}
    {before && (
      <p className="mt-3 border-t border-current/20 pt-3 text-sm">
        Before this edit: <strong>{signedDollars(before.profitCents)}</strong>,{' '}
        {percentText(before.percent, 1)}
      </p>
    )}
  </section>
)

/** The same in one line above a phone's buttons. */
export const MarginLine = ({ now }: Pick<LiveMarginProps, 'now'>) => (
  <p
    className={cx(
      'sticky -bottom-4 -mx-4 mt-4 -mb-4 flex justify-between gap-3 px-4 py-2.5 font-semibold tabular-nums md:hidden',
      tone(now),
    )}
  >
    <span>Profit</span>
    <span>{now ? `${signedDollars(now.profitCents)} · ${percentText(now.percent, 1)}` : '—'}</span>
  </p>
)
