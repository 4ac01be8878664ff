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
import { firstLines, restText } from './first-lines.ts'
import { heroOf, isOpen, keyOf, type Line, type TakenLine } from './lines.ts'
import { NothingLeft } from './nothing-left.tsx'
import { QueuedRow } from './queued-row.tsx'
import { Row } from './row.tsx'
import { Shot } from './shot.tsx'
import { TakenRow } from './taken-row.tsx'

interface OwnDayProps extends Omit<DayProps, 'onTaken' | 'onLeaving'> {
  entries: readonly PlanEntry[]
  reminders: readonly ActiveReminder[]
  /** rejected doses: listed but not counted */
  refused: readonly DoseLog[]
  /** milliseconds since the epoch */
  now: number
}

/** Announces once that something is due or overdue. */
function dueText(hero: Line | undefined): string {
  if (hero?.kind !== 'due' && hero?.kind !== 'overdue') return ''
  const state = hero.kind === 'due' ? 'due now' : 'overdue'
  return `Your shot is ${state}: ${hero.reminder.userPeptide.peptide.name}, ${hero.reminder.dose}`
}

const lineStyle =
  'group relative pb-4 before:absolute before:top-1 before:bottom-0 before:left-[calc(3.75rem+0.625rem+0.75rem)] ' +
  'before:w-0.5 before:bg-line last:before:hidden max-md:data-hero:before:hidden'

const isRefused = (line: Line) => line.kind === 'taken' && queuedDoseOf(line.dose)?.problem !== undefined

function knobOf(line: Line) {
  if (isRefused(line)) return 'overdue'
  return line.kind === 'taken' && queuedDoseOf(line.dose) ? 'waiting' : line.kind
}

/** A row's props besides itself. */
function useLines({ entries, doses, reminders, now, ...shown }: OwnDayProps, hero: Line | undefined) {
  const [justTaken, setJustTaken] = useState<number>()
  const editing = useDialogAbout<DoseLog>()
  const focus = useFocusRestore(useMemo(() => ({ doses, reminders }), [doses, reminders]))
  // Queued doses were logged after all stored ones.
  const last = doses.some(queuedDoseOf) ? undefined : Math.max(...doses.map(({ id }) => id))
  const entryOf = (line: Line) => {
    const id = line.kind === 'taken' ? line.dose.userPeptideId : line.reminder.userPeptideId
    return entries.find((entry) => entry.id === id)
  }
  const taken = (line: TakenLine) => {
    const { dose } = line
    const queued = queuedDoseOf(dose)
    const own = { dose, entry: entryOf(line), timeZone: shown.timeZone }
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
  const contents = (line: Line) => {
    if (line.kind === 'taken') return taken(line)
    const { reminder, at } = line
    const shot = { ...shown, doses, reminder, at, entry: entryOf(line) }
    const onTaken = ({ id }: DoseLog) => setJustTaken(id)
    const then = { onTaken, onLeaving: focus.leaving }
    return <Shot {...shot} {...then} line={line} isHero={line === hero} now={now} />
  }
  const isNew = (line: Line) => line.kind === 'taken' && line.dose.id === justTaken
  return { contents, entryOf, isNew, editing, focus }
}

/** The day's rows, one of them as the next action. */
export function Day(props: OwnDayProps) {
  const { entries, doses, refused, reminders, now, timeZone } = props
  const lines = timelineOf({ doses: [...doses, ...refused], reminders }, { now, timeZone })
  const hero = heroOf(lines, now)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? lines : firstLines(lines, hero)
  const { contents, entryOf, isNew, editing, focus } = useLines(props, hero)
  const today = dayOf(now, timeZone)
  const isOfAnotherDay = ({ at }: Line) => dayOf(at, timeZone) !== today
  return (
    <>
      <p role="status" className="sr-only">
        {dueText(hero)}
      </p>
      <h2 id="today" ref={focus.heading} tabIndex={-1} className="sr-only">
        Today
      </h2>
      {lines.length > 0 && (
        <ol className="flex flex-col">
          {shown.map((line) => (
            <li
              key={keyOf(line)}
              data-hero={line === hero || undefined}
              style={colorSlotStyle(entryOf(line)?.hue ?? NO_COLOR_SLOT)}
              className={lineStyle}
            >
              <Row
                at={line.at}
                timeZone={timeZone}
                knob={knobOf(line)}
                isNew={isNew(line)}
                isOfAnotherDay={isOfAnotherDay(line)}
              >
                {contents(line)}
              </Row>
            </li>
          ))}
        </ol>
      )}
      {(showsAll || shown.length < lines.length) && (
        <Button
          variant="ghost"
          size="sm"
          className="mb-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : restText(lines, shown)}
        </Button>
      )}
      {!lines.some(({ kind }) => kind === 'due' || kind === 'next') && (
        <NothingLeft
          isOverdue={lines.some(isOpen)}
          {...{ entries, reminders, now, timeZone }}
          count={dayCount(
            lines.filter((line) => !isRefused(line)),
            reminders,
            { now, timeZone },
          )}
          isWaiting={reminders.some(({ waits }) => waits)}
        />
      )}
      <EditTaken about={editing} timeZone={timeZone} />
    </>
  )
}
