import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { dayOf } from '@pepwell/domain/time/calendar'
import { dayCount } from '@pepwell/domain/today/day-count'
import { timelineOf } from '@pepwell/domain/today/today'
import { useMemo, useState } from 'react'
import { queuedDoseOf } from '../../../features/doses/queued-dose.ts'
import type { ActiveReminder } from '../../../features/reminders/offline-reminders.ts'
import { Button } from '../../../ui/button.tsx'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../../ui/use-focus-restore.ts'
import { type DayProps, NO_COLOR_SLOT } from './day-props.ts'
import { EditTaken } from './edit-taken.tsx'
import { firstItems, restText } from './first-items.ts'
import { NothingLeft } from './nothing-left.tsx'
import { QueuedRow } from './queued-row.tsx'
import { Row } from './row.tsx'
import { ScheduledDose } from './scheduled-dose.tsx'
import { TakenRow } from './taken-row.tsx'
import { heroOf, isOpen, keyOf, type TakenItem, type TimelineItem } from './timeline-items.ts'

interface OwnDayProps extends Omit<DayProps, 'onTaken' | 'onLeaving'> {
  entries: readonly PlanEntry[]
  reminders: readonly ActiveReminder[]
  /** rejected doses: listed but not counted */
  refused: readonly DoseLog[]
  /** milliseconds since the epoch */
  now: number
}

/** Announces once that something is due or overdue. */
function dueText(hero: TimelineItem | undefined): string {
  if (hero?.kind !== 'due' && hero?.kind !== 'overdue') return ''
  const state = hero.kind === 'due' ? 'due now' : 'overdue'
  return `Your shot is ${state}: ${hero.reminder.userPeptide.peptide.name}, ${hero.reminder.dose}`
}

const itemStyle =
  'group relative pb-4 before:absolute before:top-1 before:bottom-0 before:left-[calc(3.75rem+0.625rem+0.75rem)] ' +
  'before:w-0.5 before:bg-line last:before:hidden max-md:data-hero:before:hidden'

const isRefused = (item: TimelineItem) =>
  item.kind === 'taken' && queuedDoseOf(item.dose)?.problem !== undefined

function markerOf(item: TimelineItem) {
  if (isRefused(item)) return 'overdue'
  return item.kind === 'taken' && queuedDoseOf(item.dose) ? 'queued' : item.kind
}

/** A row's props besides itself. */
function useItemContents(
  { entries, doses, reminders, now, ...shown }: OwnDayProps,
  hero: TimelineItem | undefined,
) {
  const [justTaken, setJustTaken] = useState<number>()
  const editing = useDialogAbout<DoseLog>()
  const focus = useFocusRestore(useMemo(() => ({ doses, reminders }), [doses, reminders]))
  // Queued doses were logged after all stored ones.
  const last = doses.some(queuedDoseOf) ? undefined : Math.max(...doses.map(({ id }) => id))
  const entryOf = (item: TimelineItem) => {
    const id = item.kind === 'taken' ? item.dose.userPeptideId : item.reminder.userPeptideId
    return entries.find((entry) => entry.id === id)
  }
  const taken = (item: TakenItem) => {
    const { dose } = item
    const queued = queuedDoseOf(dose)
    const own = { dose, entry: entryOf(item), timeZone: shown.timeZone }
    if (queued) return <QueuedRow {...own} write={queued} />
    return (
      <TakenRow
        {...own}
        focus={focus}
        isLast={dose.id === last}
        takesFocus={dose.id === justTaken}
        onEdit={editing.show}
      />
    )
  }
  const contents = (item: TimelineItem) => {
    if (item.kind === 'taken') return taken(item)
    const { reminder, at } = item
    const scheduled = { ...shown, doses, reminder, at, entry: entryOf(item) }
    const onTaken = ({ id }: DoseLog) => setJustTaken(id)
    const callbacks = { onTaken, onLeaving: focus.leaving }
    return <ScheduledDose {...scheduled} {...callbacks} item={item} isHero={item === hero} now={now} />
  }
  const isNew = (item: TimelineItem) => item.kind === 'taken' && item.dose.id === justTaken
  return { contents, entryOf, isNew, editing, focus }
}

/** The day's rows, one of them as the next action. */
export function Day(props: OwnDayProps) {
  const { entries, doses, refused, reminders, now, timeZone } = props
  const items = timelineOf({ doses: [...doses, ...refused], reminders }, { now, timeZone })
  const hero = heroOf(items, now)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : firstItems(items, hero)
  const { contents, entryOf, isNew, editing, focus } = useItemContents(props, hero)
  const today = dayOf(now, timeZone)
  const isOfAnotherDay = ({ at }: TimelineItem) => dayOf(at, timeZone) !== today
  return (
    <>
      <p role="status" className="sr-only">
        {dueText(hero)}
      </p>
      <h2 id="today" ref={focus.heading} tabIndex={-1} className="sr-only">
        Today
      </h2>
      {items.length > 0 && (
        <ol className="flex flex-col">
          {shown.map((item) => (
            <li
              key={keyOf(item)}
              data-hero={item === hero || undefined}
              style={colorSlotStyle(entryOf(item)?.hue ?? NO_COLOR_SLOT)}
              className={itemStyle}
            >
              <Row
                at={item.at}
                timeZone={timeZone}
                marker={markerOf(item)}
                isNew={isNew(item)}
                isOfAnotherDay={isOfAnotherDay(item)}
              >
                {contents(item)}
              </Row>
            </li>
          ))}
        </ol>
      )}
      {(showsAll || shown.length < items.length) && (
        <Button
          variant="ghost"
          size="sm"
          className="mb-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : restText(items, shown)}
        </Button>
      )}
      {!items.some(({ kind }) => kind === 'due' || kind === 'next') && (
        <NothingLeft
          isOverdue={items.some(isOpen)}
          {...{ entries, reminders, now, timeZone }}
          count={dayCount(
            items.filter((item) => !isRefused(item)),
            reminders,
            { now, timeZone },
          )}
          hasQueuedDoses={reminders.some(({ queuedDoses }) => queuedDoses)}
        />
      )}
      <EditTaken about={editing} timeZone={timeZone} />
    </>
  )
}
