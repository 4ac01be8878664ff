import { measurementKinds } from '@pepwell/domain/measurements/measurements'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Measurement } from './measurements.api.ts'

interface RowProps {
  measurement: Measurement
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}

function Row({ measurement, timeZone, onEdit, onRemove }: RowProps) {
  const { kind, value, unit, measuredAt, note, editedAt } = measurement
  const name = `${measurementKinds[kind].label} ${value} ${unit}`
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold tabular-nums">
          {value} {unit}
        </p>
        <p className="text-soft">
          {formatInstantInFull(measuredAt, timeZone)}
          <EditedMark editedAt={editedAt} />
        </p>
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <RowMenu about={name} className="-mr-2" onEdit={onEdit} onRemove={onRemove} />
    </li>
  )
}

interface KindEntriesProps {
  /** latest first */
  measurements: readonly Measurement[]
  timeZone: string
  onEdit: (measurement: Measurement) => void
  onRemove: (measurement: Measurement) => void
}

/** All entries of a kind, with edit and delete. */
export default function KindEntries({ measurements, timeZone, onEdit, onRemove }: KindEntriesProps) {
  return (
    <ul>
      {measurements.map((measurement) => (
        <Row
          key={measurement.id}
          measurement={measurement}
          timeZone={timeZone}
          onEdit={() => onEdit(measurement)}
          onRemove={() => onRemove(measurement)}
        />
      ))}
    </ul>
  )
}
