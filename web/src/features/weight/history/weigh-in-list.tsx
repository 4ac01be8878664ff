import type { WeightLog } from '@pepwell/contract/weight/weight'
import { Camera } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { EditedMark } from '../../../ui/edited-mark.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../../ui/use-focus-restore.ts'
import { asTyped, formattedLog } from '../formatted-weight.ts'
import { EditWeighInDialog } from '../weigh-in/edit-weigh-in-dialog.tsx'
import { type Reader, useRemoveWeighIn } from '../weight.api.ts'

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
function WeighInRow({ log, reader, brief, onEdit, onRemove }: WeighInRowProps) {
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

interface RemoveWeighInDialogProps {
  log: WeightLog
  reader: Reader
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a weigh-in. Stays open and shows the reason on failure. */
function RemoveWeighInDialog(props: RemoveWeighInDialogProps) {
  const { log, reader, open, onOpenChange, onRemoved } = props
  const deletion = useRemoveWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in deleted' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${formattedLog(log, reader.weightUnit)}?`}
      deletion={deletion}
      failure="Failed to remove weigh-in. Please try again."
      onDelete={() => deletion.mutate({ params: { id: log.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      This deletes your weigh-in of {formatDay(log.weighInDate)}. You can’t undo this.
      {log.photoUrl && ' We keep its photo in your progress photos.'}
    </DeleteDialog>
  )
}

interface WeighInListProps {
  /** the list's accessible name */
  heading: string
  logs: readonly WeightLog[]
  reader: Reader
  /** truncates long notes */
  brief?: boolean
}

/** Weigh-ins with edit and delete. */
export function WeighInList({ heading, logs, reader, brief }: WeighInListProps) {
  const editing = useDialogAbout<WeightLog>()
  const removal = useDialogAbout<WeightLog>()
  const focus = useFocusRestore(logs)
  return (
    <section>
      <h3 ref={focus.heading} tabIndex={-1} className="sr-only">
        {heading}
      </h3>
      <ul className="divide-y divide-line/60">
        {logs.map((log) => (
          <WeighInRow
            key={log.id}
            log={log}
            reader={reader}
            brief={brief}
            onEdit={editing.show}
            onRemove={removal.show}
          />
        ))}
      </ul>
      {editing.subject && (
        <EditWeighInDialog
          editing={editing.subject}
          reader={reader}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {removal.subject && (
        <RemoveWeighInDialog
          log={removal.subject}
          reader={reader}
          open={removal.open}
          onOpenChange={removal.onOpenChange}
          onRemoved={focus.leaving}
        />
      )}
    </section>
  )
}
