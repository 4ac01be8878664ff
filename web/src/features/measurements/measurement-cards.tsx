import { logMeasurement } from '@pepwell/contract/measurements/measurements.calls'
import {
  fromCanonical,
  type MeasurementName,
  measurementKinds,
  measurementNames,
} from '@pepwell/domain/measurements/measurements'
import { Ruler } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { formatInstantDay, formatInstantInFull } from '../../lib/time/dates.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type DoseSpan, SmallMultiple } from '../../ui/small-multiple.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { EditMeasurementDialog } from './measurement-dialog.tsx'
import { type Measurement, useRemoveMeasurement } from './measurements.api.ts'

interface CardsProps {
  /** latest first */
  measurements: readonly Measurement[]
  timeZone: string
  lastUnits: Readonly<Partial<Record<MeasurementName, string>>>
  /** doses marked below the charts */
  steps: readonly DoseSpan[]
}

/** All entries of a kind, once its list is opened. */
const KindEntries = lazyView(() => import('./kind-entries.tsx'))

/** How a value has changed: '−1.7 since Oct 18, 2026'. */
function changeText(values: readonly { at: number; value: number }[], timeZone: string): string {
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last) return ''
  const change = Number((last.value - first.value).toFixed(1))
  const since = `since ${formatInstantDay(new Date(first.at).toISOString(), timeZone)}`
  if (change === 0) return `No change ${since}`
  return `${change < 0 ? '−' : '+'}${Math.abs(change)} ${since}`
}

interface KindCardProps {
  kind: MeasurementName
  /** latest first, at least one */
  own: readonly Measurement[]
  timeZone: string
  steps: readonly DoseSpan[]
  onEdit: (measurement: Measurement) => void
  onRemove: (measurement: Measurement) => void
}

/** One kind over time, in the unit of the latest value. */
function KindCard({ kind, own, timeZone, steps, onEdit, onRemove }: KindCardProps) {
  const [wasOpened, setOpened] = useState(false)
  const [latest] = own
  if (!latest) return null
  const values = own.toReversed().map(({ measuredAt, canonicalValue }) => ({
    at: Date.parse(measuredAt),
    value: fromCanonical(kind, canonicalValue, latest.unit) ?? canonicalValue,
  }))
  return (
    <Card as="li" className="max-sm:flex max-sm:flex-col max-sm:has-[details[open]]:col-span-full">
      <CardTitle level={3}>{measurementKinds[kind].label}</CardTitle>
      <p className="mt-1 mb-auto pb-3 text-2xl font-bold wrap-anywhere tabular-nums sm:text-3xl">
        {latest.value} <span className="text-base font-normal text-soft">{latest.unit}</span>
      </p>
      {values.length > 1 && (
        <>
          <SmallMultiple values={values} steps={steps} />
          <p className="mt-3 text-sm text-soft">{changeText(values, timeZone)}</p>
        </>
      )}
      <Fold
        label={own.length === 1 ? '1 entry' : `${own.length} entries`}
        onToggle={() => setOpened(true)}
        className="mt-2"
      >
        {wasOpened && (
          <Suspense fallback={<Skeleton className="h-16 rounded-xl" />}>
            <KindEntries measurements={own} timeZone={timeZone} onEdit={onEdit} onRemove={onRemove} />
          </Suspense>
        )}
      </Fold>
    </Card>
  )
}

function RemoveDialog({
  measurement: { id, kind, value, unit },
  ...dialog
}: {
  measurement: Measurement
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const deletion = useRemoveMeasurement({ onSuccess: () => dialog.onOpenChange(false) })
  return (
    <DeleteDialog
      {...dialog}
      title={`Delete ${measurementKinds[kind].label.toLowerCase()} ${value} ${unit}?`}
      deletion={deletion}
      failure="We couldn’t delete it. Try again."
      onDelete={() => deletion.mutate({ params: { id } })}
    >
      Your other measurements stay.
    </DeleteDialog>
  )
}

/** Measurements as small charts, one per kind. */
export function MeasurementCards({ measurements, timeZone, lastUnits, steps }: CardsProps) {
  const editing = useDialogAbout<Measurement>()
  const removing = useDialogAbout<Measurement>()
  const byKind = Map.groupBy(measurements, ({ kind }) => kind)
  const kinds = measurementNames.filter((kind) => byKind.has(kind))
  return (
    <>
      <QueuedList
        writes={usePendingWrites(logMeasurement)}
        describe={({ kind, value, unit, measuredAt }) => ({
          title: `${measurementKinds[kind as MeasurementName].label} ${value} ${unit}`,
          detail: formatInstantInFull(String(measuredAt), timeZone),
        })}
        className="mb-4"
      />
      {kinds.length === 0 && (
        <EmptyState
          icon={<Ruler />}
          title="No measurements yet"
          text="Measure your waist to see how it changes."
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-2 sm:items-start sm:gap-4 lg:grid-cols-3">
        {kinds.map((kind) => (
          <KindCard
            key={kind}
            kind={kind}
            own={byKind.get(kind) ?? []}
            steps={steps}
            timeZone={timeZone}
            onEdit={editing.show}
            onRemove={removing.show}
          />
        ))}
      </ul>
      {editing.subject && (
        <EditMeasurementDialog
          open={editing.open}
          onOpenChange={editing.onOpenChange}
          editing={editing.subject}
          timeZone={timeZone}
          lastUnits={lastUnits}
        />
      )}
      {removing.subject && (
        <RemoveDialog
          open={removing.open}
          onOpenChange={removing.onOpenChange}
          measurement={removing.subject}
        />
      )}
    </>
  )
}
