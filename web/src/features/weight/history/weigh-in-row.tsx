import type { WeightLog } from '@pepwell/contract/weight/weight'
import { Camera } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { EditedMark } from '../../../ui/edited-mark.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { asTyped, formattedLog } from '../formatted-weight.ts'
import type { Reader } from '../weight.api.ts'

/** Whether a URL is one of our stored photos; others are only linked, never loaded. */
const isOwnPhoto = (url: string): boolean => url.startsWith('/api/progress-photos/')

function Picture({ url }: { url: string }) {
  const own = isOwnPhoto(url)
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline max-md:min-h-11"
    >
      <Camera className="size-4" aria-hidden="true" />
      {own ? 'Photo' : 'Photo link'}
    </a>
  )
}

interface WeighInRowProps {
  log: WeightLog
  reader: Reader
  /** truncates long notes */
  brief?: boolean
  onEdit: (log: WeightLog) => void
  onRemove: (log: WeightLog) => void
}

/** One weigh-in: date, weight and notes. */
export function WeighInRow({ log, reader, brief, onEdit, onRemove }: WeighInRowProps) {
  const { weighInDate, notes, photoUrl, editedAt } = log
  const day = dayLabel(weighInDate, useToday(reader.timeZone))
  const shown = formattedLog(log, reader.weightUnit)
  const typed = asTyped(log, reader.weightUnit)
  return (
    <li className="flex items-start gap-3 py-1">
      <time dateTime={weighInDate} className="w-26 shrink-0 py-2.5 text-sm/6 text-soft tabular-nums">
        {day}
      </time>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold tabular-nums">{shown}</span>
          {typed && <span className="text-sm text-soft tabular-nums">typed as {typed}</span>}
          <EditedMark editedAt={editedAt} />
        </p>
        {notes && (
          <p className={cx('text-sm whitespace-pre-line text-soft', brief && 'line-clamp-2')}>{notes}</p>
        )}
        {photoUrl && <Picture url={photoUrl} />}
      </div>
      <RowMenu
        about={`${shown} of ${day}`}
        className="-mr-2"
        onEdit={() => onEdit(log)}
        onRemove={() => onRemove(log)}
      />
    </li>
  )
}
