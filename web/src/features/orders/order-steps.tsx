import { Check, House, Landmark, type LucideIcon, Package, Truck, X } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { formatInstant } from '../../lib/time/dates.ts'
import type { Step } from './steps.ts'

const icons: Record<Step['id'], LucideIcon> = {
  placed: Check,
  paid: Landmark,
  pending: Check,
  processing: Package,
  shipped: Truck,
  delivered: House,
  cancelled: X,
}

const stateClasses: Record<Step['state'], string> = {
  done: 'border-accent bg-accent text-on-accent',
  now: 'border-accent bg-accent-soft text-accent-ink ring-4 ring-accent-soft',
  open: 'border-line bg-surface text-soft',
  off: 'border-danger bg-danger-soft text-danger-ink',
}

const states: Record<Step['state'], string> = { done: 'done', now: 'now', open: 'to come', off: 'off' }

/** An order's progress: vertical on phones, horizontal on wide screens. */
export function OrderSteps({ steps, timeZone }: { steps: readonly Step[]; timeZone: string }) {
  return (
    <ol className="flex flex-col md:flex-row">
      {steps.map(({ id, title, state, at, isUntil, detail }, index) => {
        const Icon = state === 'done' ? Check : icons[id]
        const isLast = index === steps.length - 1
        return (
          <li
            key={id}
            aria-current={state === 'now' ? 'step' : undefined}
            className={cx('relative flex gap-4 md:flex-1 md:flex-col md:gap-2', !isLast && 'max-md:pb-6')}
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute max-md:top-8 max-md:bottom-0 max-md:left-[15px] max-md:w-0.5 md:top-[15px] md:right-0 md:left-8 md:h-0.5',
                  state === 'done' ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'z-10 grid size-8 shrink-0 place-items-center rounded-full border-2',
                stateClasses[state],
              )}
            >
              <Icon className="size-4" />
            </span>
            <div className="min-w-0 md:pr-3">
              <p
                className={cx(
                  'font-semibold',
                  state === 'open' && 'text-soft',
                  state === 'off' && 'text-danger-ink',
                )}
              >
                {title}
                <span className="sr-only">, {states[state]}</span>
              </p>
              {at && (
                <p className="text-sm text-soft">
                  {isUntil && 'until '}
                  {formatInstant(at, timeZone)}
                </p>
              )}
              {detail && <p className="text-sm text-soft">{detail}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
