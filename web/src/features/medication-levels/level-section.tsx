import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ColorDot } from '../../ui/color-dot.tsx'
import { Fold } from '../../ui/fold.tsx'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LevelCard } from './level-card.tsx'
import { DAYS_BACK, levelQuery } from './medication-levels.api.ts'
import { type OverlayName, type Overlays, overlayLabels, overlaysWithEvents } from './overlays.ts'

interface LevelEntry {
  id: number
  name: string
  hue: number
}

interface LevelSectionProps {
  /** active plan entries, at least one */
  entries: readonly LevelEntry[]
  timeZone: string
  overlays: Overlays
  /** the chosen span */
  daysBack: string
  onDaysBack: (daysBack: string) => void
}

const spans = [
  { value: '30', label: '1M' },
  { value: '91', label: '3M' },
  { value: '182', label: '6M' },
  { value: '365', label: '1Y' },
]
/** Fetched when chosen, and offered once the first dose is a year old. */
const longest = { value: '1095', label: '3Y' }

const DAY_MS = 24 * 60 * 60 * 1000

function useSpans(entryId: number): typeof spans {
  const now = serverNow()
  const { data } = useQuery(levelQuery(entryId, now))
  const isOld = data?.since !== undefined && Date.parse(data.since) < now - DAYS_BACK * DAY_MS
  return isOld ? [...spans, longest] : spans
}

function EntryChoice({
  entries,
  chosen,
  onChoose,
}: {
  entries: readonly LevelEntry[]
  chosen: number
  onChoose: (id: number) => void
}) {
  const group = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Medicine</legend>
      {entries.map(({ id, name, hue }) => (
        <label
          key={id}
          className={cx(
            'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            id === chosen ? 'border-accent bg-accent-soft text-accent-ink' : 'border-edge',
          )}
        >
          <input
            type="radio"
            name={group}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <ColorDot colorSlot={hue} />
          <span>
            <NoBreakText>{name}</NoBreakText>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface OverlayChoiceProps {
  names: readonly OverlayName[]
  hidden: readonly OverlayName[]
  onHide: (hidden: OverlayName[]) => void
}

/** The chart's overlays. */
function OverlayChoice({ names, hidden, onHide }: OverlayChoiceProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">Show alongside the level</legend>
      {names.map((name) => {
        const isShown = !hidden.includes(name)
        return (
          <label
            key={name}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              isShown ? 'border-accent bg-accent-soft text-accent-ink' : 'border-edge',
            )}
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={isShown}
              onChange={() => onHide(isShown ? [...hidden, name] : hidden.filter((one) => one !== name))}
            />
            {isShown && <Check className="size-4" aria-hidden="true" />}
            {overlayLabels[name]}
          </label>
        )
      })}
    </fieldset>
  )
}

const SideBySide = lazyView(() => import('./side-by-side.tsx'))

/** All medicines below each other, once opened. */
function Comparison(props: Pick<LevelSectionProps, 'entries' | 'timeZone'>) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Fold label="Side by side" onToggle={() => setOpened(true)} className="mt-2">
      {wasOpened && (
        <LoadBoundary
          failure="We couldn’t load the levels"
          skeleton={<Skeleton className="h-48 rounded-xl" />}
        >
          <SideBySide {...props} />
        </LoadBoundary>
      )}
    </Fold>
  )
}

/** The medication level of one medicine, in percent of the person's steady-state peak. */
export default function LevelSection(props: LevelSectionProps) {
  const { entries, timeZone, overlays, daysBack, onDaysBack } = props
  const [chosen, choose] = useState<number>()
  const [hidden, hide] = useState<OverlayName[]>([])
  const names = overlaysWithEvents(overlays)
  const shown = useMemo(
    () => overlaysWithEvents(overlays).filter((name) => !hidden.includes(name)),
    [overlays, hidden],
  )
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0]
  const offered = useSpans(entry?.id ?? 0)
  if (!entry) return null
  // Another medicine may be newer than the chosen span.
  const span = offered.some(({ value }) => value === daysBack) ? daysBack : '365'
  return (
    <Card as="section" aria-labelledby="medication-level" className="mb-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="medication-level">Medication level</CardTitle>
        <Segmented legend="Time" tight options={offered} value={span} onChange={onDaysBack} />
      </div>
      {entries.length > 1 && <EntryChoice entries={entries} chosen={entry.id} onChoose={choose} />}
      <div className="mt-4">
        <LevelCard
          entry={entry}
          daysBack={Number(span)}
          timeZone={timeZone}
          overlays={overlays}
          shown={shown}
        >
          {names.length > 0 && <OverlayChoice names={names} hidden={hidden} onHide={hide} />}
        </LevelCard>
      </div>
      {entries.length > 1 && <Comparison entries={entries} timeZone={timeZone} />}
    </Card>
  )
}
