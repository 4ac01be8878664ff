import type { Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { VialPicture } from '../../ui/vial-picture.tsx'
import { type MissingReserve, MissingReserves } from './missing-reserves.tsx'
import { QueuedBadge } from './queued-badge.tsx'
import { useQueuedDraws } from './queued-draws.ts'
import { RecallNote } from './recall-note.tsx'
import {
  contentText,
  dosesOf,
  dosesText,
  doubtText,
  endText,
  fractionLeft,
  isOver,
  isOverdrawn,
  leftText,
} from './vial-words.ts'

/** The vial's peptide. */
interface VialOf {
  name: string
  colorSlot: number
}

/** The filter's states. */
export const vialGroups = [
  { value: 'in-use', title: 'In use', has: ({ state }: Vial) => state === 'in-use' },
  { value: 'sealed', title: 'Sealed', has: ({ state }: Vial) => state === 'sealed' },
  {
    value: 'finished',
    title: 'Finished',
    has: isOver,
  },
] as const

export type VialGroup = (typeof vialGroups)[number]['value']

/** A vial's status besides the amount left. */
function noteOf(vial: Vial): string {
  if (vial.state === 'in-use') return endText(vial)
  const mixed = isOver(vial) && vial.mixedOn ? `mixed ${formatMonthDay(vial.mixedOn)}` : ''
  return [contentText(vial), mixed, vial.state === 'discarded' ? 'discarded' : ''].filter(Boolean).join(' · ')
}

interface RowProps {
  vial: Vial
  of: VialOf
  today: CalendarDay
  /** whether a queued dose draws from it */
  isQueued: boolean
  onOpen: () => void
}

function Row({ vial, of: { name, colorSlot }, today, isQueued, onOpen }: RowProps) {
  const doubt = doubtText(vial, today)
  const doses = dosesOf(vial)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-4 rounded-xl px-2 py-3 text-left hover:bg-sunken"
      >
        <VialPicture
          part={fractionLeft(vial)}
          isOver={isOver(vial)}
          colorSlot={colorSlot}
          className={isOver(vial) ? 'h-12 w-10' : 'h-20 w-14'}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-bold wrap-anywhere">{name}</span>
          {!isOver(vial) && (
            <span className="block font-semibold tabular-nums">
              {doses === undefined || isOverdrawn(vial) ? `${leftText(vial)} left` : dosesText(doses)}
            </span>
          )}
          <span
            className={cx('block text-sm tabular-nums', doubt ? 'font-semibold text-warn-ink' : 'text-soft')}
          >
            {doubt ?? noteOf(vial)}
          </span>
          {isQueued && <QueuedBadge />}
          <RecallNote vial={vial} />
        </span>
        <ChevronRight className="size-5 text-soft" aria-hidden="true" />
      </button>
    </li>
  )
}

/** Finished vials shown before "Show all". */
const FEW = 10

interface GroupProps {
  title: string
  vials: readonly Vial[]
  /** shows only how many there are until it is opened */
  isFolded: boolean
  /** the vials that queued doses draw from */
  queued: ReadonlySet<number>
  reserves: readonly MissingReserve[]
  of: (vial: Vial) => VialOf
  today: CalendarDay
  onOpen: (vial: Vial) => void
}

function Rows({ title, vials, queued, reserves, of, today, onOpen }: Omit<GroupProps, 'isFolded'>) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = title !== 'Finished' || showsAll ? vials : vials.slice(0, FEW)
  return (
    <Card as="div" className="py-1!">
      <ul className="divide-y divide-line">
        {shown.map((vial) => (
          <Row
            key={vial.id}
            vial={vial}
            of={of(vial)}
            today={today}
            isQueued={queued.has(vial.id)}
            onOpen={() => onOpen(vial)}
          />
        ))}
        <MissingReserves reserves={reserves} />
      </ul>
      {shown.length < vials.length && (
        <Button variant="ghost" className="my-2 w-full" onClick={() => setShowsAll(true)}>
          Show all {vials.length}
        </Button>
      )}
    </Card>
  )
}

const Group = ({ isFolded, ...rows }: GroupProps) => (
  <section aria-label={rows.title}>
    {isFolded ? (
      <Fold label={`${rows.title} (${rows.vials.length})`}>
        <Rows {...rows} />
      </Fold>
    ) : (
      <>
        <h2 className="mb-2 text-xl font-bold">{rows.title}</h2>
        <Rows {...rows} />
      </>
    )}
  </section>
)

interface VialsBoardProps extends Pick<GroupProps, 'of' | 'today' | 'onOpen'> {
  vials: readonly Vial[]
  /** shown as dashed vials among the sealed ones */
  reserves: readonly MissingReserve[]
  /** shows only one group */
  only: VialGroup | undefined
}

/** Vials and pens: open first, then sealed, then finished. */
export function VialsBoard({ vials, reserves, only, of, today, onOpen }: VialsBoardProps) {
  const queued = useQueuedDraws(vials)
  const groups = vialGroups.filter(({ value }) => only === undefined || value === only)
  const filled = groups.map((group) => ({
    ...group,
    own: vials.filter(group.has),
    missing: group.value === 'sealed' ? reserves : [],
  }))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {filled.map(({ value, title, own, missing }) =>
        own.length + missing.length > 0 ? (
          <Group
            key={value}
            title={title}
            vials={own}
            isFolded={value === 'finished' && !only && own.length < vials.length}
            queued={queued}
            reserves={missing}
            of={of}
            today={today}
            onOpen={onOpen}
          />
        ) : (
          only && (
            <p key={value} className="text-soft">
              No vials here.
            </p>
          )
        ),
      )}
    </div>
  )
}
