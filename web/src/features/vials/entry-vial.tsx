import type { Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { inOrderOfUse } from '@pepwell/domain/vials/forecast'
import { endsByDate } from '@pepwell/domain/vials/runway'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { vialsQuery } from '../../lib/api/own-vials.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { VialPicture } from '../../ui/vial-picture.tsx'
import { QueuedBadge } from './queued-badge.tsx'
import { useQueuedDraws } from './queued-draws.ts'
import { RunwayStrip } from './runway-strip.tsx'
import {
  dosesOf,
  doubtText,
  figureText,
  fractionLeft,
  isOver,
  isOverdrawn,
  leftText,
  money,
} from './vial-words.ts'

const linkStyle = 'flex min-h-11 items-center gap-2 text-sm font-semibold text-accent-ink'

function Doses({ vial }: { vial: Vial }) {
  const doses = dosesOf(vial)
  const isCounted = doses !== undefined && !isOverdrawn(vial)
  return (
    <p className="tabular-nums">
      <span className="text-3xl font-bold tracking-tight">{isCounted ? doses : leftText(vial)}</span>{' '}
      <span className="font-semibold">{!isCounted ? 'left' : doses === 1 ? 'dose left' : 'doses left'}</span>
    </p>
  )
}

/** Recalled vials count for nothing. */
const isUsable = ({ recallReason }: Vial): boolean => recallReason === null

/** '1 more open', '2 sealed' */
const othersText = (open: number, sealed: number): string =>
  [open > 0 && `${open} more open`, sealed > 0 && `${sealed} sealed`].filter(Boolean).join(' and ')

interface EndProps {
  vial: Vial
  /** the other vials that it shares the day of running out with; empty if it is the only one */
  others: string
}

/** Whichever comes first: the discard date with the wasted amount, or the last dose. */
function End({ vial, others, today }: EndProps & { today: CalendarDay }) {
  const { discardOn, coveredUntil, lastDoseOn, loss } = vial
  const doubt = doubtText(vial, today)
  if (doubt) return <p className="font-semibold text-warn-ink">{doubt}</p>
  if (discardOn && endsByDate(vial))
    return (
      <>
        <p>before the discard date</p>
        {loss && loss.amount > 0 && (
          <p className="text-sm text-soft tabular-nums">
            {figureText(loss.amount)} {loss.unit} will be left over
          </p>
        )}
      </>
    )
  if (coveredUntil && !others)
    return (
      <p className="tabular-nums">
        Runs out <strong>{formatMonthDay(coveredUntil)}</strong>
      </p>
    )
  return lastDoseOn && <p className="tabular-nums">Last dose {formatMonthDay(lastDoseOn)}</p>
}

/** The other vials of the entry, and how long they last together with this one. */
function Others({ vial: { coveredUntil }, others }: EndProps) {
  if (!others) return null
  if (!coveredUntil) return <p className="text-sm text-soft">Then {others}</p>
  return (
    <p className="text-sm tabular-nums">
      With {others}, runs out <strong className="whitespace-nowrap">{formatMonthDay(coveredUntil)}</strong>
    </p>
  )
}

function Costs({ vial: { costPerDose, costPerMonth, currency } }: { vial: Vial }) {
  if (costPerDose === null) return null
  return (
    <p className="text-sm text-soft tabular-nums">
      {money(costPerDose, currency)} a dose
      {costPerMonth !== null && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{money(costPerMonth, currency)} a month</span>
        </>
      )}
    </p>
  )
}

interface EntryVialProps {
  entryId: number
  colorSlot: number
  name: string
  today: CalendarDay
}

/** A plan entry's vial in use; without one, a button to add it. */
export default function EntryVial({ entryId, colorSlot, name, today }: EntryVialProps) {
  const { data } = useQuery(vialsQuery)
  const queued = useQueuedDraws(data ?? [])
  if (!data) return null
  const own = data.filter(({ userPeptideId }) => userPeptideId === entryId)
  const open = inOrderOfUse(own).filter(({ state }) => state === 'in-use')
  // The next dose skips a vial with less than one dose.
  const vial = open.find(({ dosesLeft }) => dosesLeft !== 0) ?? open[0]
  const sealed = own.filter(({ state }) => state === 'sealed')
  const others = othersText(
    open.filter((one) => one !== vial && isUsable(one)).length,
    sealed.filter(isUsable).length,
  )
  if (!vial && sealed[0])
    return (
      <Link to={`/reminders/vials?vial=${sealed.at(-1)?.id}`} className={linkStyle}>
        {sealed.length} sealed. Start one to see doses left.
      </Link>
    )
  if (!vial)
    return (
      <Link to={`/reminders/vials?add=${entryId}`} className={linkStyle}>
        <Plus className="size-4" aria-hidden="true" />
        Add a vial to see doses left <span className="sr-only">of {name}</span>
      </Link>
    )
  return (
    <Link
      to={`/reminders/vials?vial=${vial.id}`}
      className="-mx-2 flex flex-col gap-2 rounded-2xl p-2 text-ink no-underline hover:bg-sunken"
    >
      <span className="sr-only">Vial of {name}</span>
      <div className="flex items-center gap-4">
        <VialPicture
          part={fractionLeft(vial)}
          isOver={isOver(vial)}
          colorSlot={colorSlot}
          className="h-24 w-16"
        />
        <div className="min-w-0">
          <Doses vial={vial} />
          <End vial={vial} others={others} today={today} />
          <Others vial={vial} others={others} />
          <Costs vial={vial} />
          {queued.has(vial.id) && <QueuedBadge />}
        </div>
      </div>
      <RunwayStrip vial={vial} today={today} colorSlot={colorSlot} />
    </Link>
  )
}
