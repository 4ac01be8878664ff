import type { Cents } from '@pepwell/domain/shop/money'
import { numberText } from '@pepwell/domain/text/number-text'
import { cx } from '../../../../lib/classes.ts'
import { rulerOf } from './comparison.ts'

const whole = (cents: Cents): string => `$${numberText(cents / 100)}`

/** Prices on a line: ours is a bar, vendors are rings, amber if lower. The card has the same as text. */
export function PriceRuler({ own, offers }: { own: Cents | null; offers: readonly Cents[] }) {
  const { from, to } = rulerOf([...offers, ...(own === null ? [] : [own])])
  const left = (cents: Cents) => `${(100 * (cents - from)) / (to - from)}%`
  return (
    <div aria-hidden="true">
      <div className="relative mx-2 h-7">
        <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line" />
        {[...new Set(offers)].map((cents) => (
          <span
            key={cents}
            className={cx(
              'absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-3 bg-surface',
              own !== null && cents < own ? 'border-(--series-3)' : 'border-edge',
            )}
            style={{ left: left(cents) }}
          />
        ))}
        {own !== null && (
          <span
            className="absolute top-1/2 h-6 w-1 -translate-1/2 rounded-full bg-accent ring-2 ring-surface"
            style={{ left: left(own) }}
          />
        )}
      </div>
      <div className="flex justify-between text-sm text-soft tabular-nums">
        <span>{whole(from)}</span>
        <span>{whole(to)}</span>
      </div>
    </div>
  )
}

/** The legend of the scale. */
export const RulerKey = () => (
  <p aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft md:ml-auto">
    <span className="flex items-center gap-1.5">
      <span className="h-4 w-1 rounded-full bg-accent" /> You
    </span>
    <span className="flex items-center gap-1.5">
      <span className="size-3 rounded-full border-3 border-(--series-3)" /> Vendor below you
    </span>
    <span className="flex items-center gap-1.5">
      <span className="size-3 rounded-full border-3 border-edge" /> Vendor above
    </span>
  </p>
)
