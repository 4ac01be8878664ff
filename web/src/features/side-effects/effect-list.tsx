import { logSideEffect } from '@pepwell/contract/side-effects/side-effects.calls'
import { MEDWATCH } from '@pepwell/domain/side-effects/medwatch'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { formatInstantInFull, formatPeriod } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { HelpCard } from '../../ui/help-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { EditSideEffectDialog } from './side-effect-dialog.tsx'
import { type SideEffect, useRemoveSideEffect } from './side-effects.api.ts'

/** A neutral dot sized by severity; the text says the same. */
const Disc = ({ severity }: { severity: number }) => (
  <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center">
    <span
      className="rounded-full bg-soft"
      style={{ width: `${4 + 6 * severity}px`, height: `${4 + 6 * severity}px` }}
    />
  </span>
)

const showsHelp = ({ help, endedAt }: SideEffect) => help !== null && endedAt === null

interface RowProps {
  effect: SideEffect
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}

/** One side effect; shows help while it is ongoing and may be an emergency. */
function EffectRow({ effect, timeZone, onEdit, onRemove }: RowProps) {
  const { name, severity, startedAt, endedAt, note, editedAt, help, photo } = effect
  const when = endedAt ? formatPeriod(startedAt, endedAt, timeZone) : formatInstantInFull(startedAt, timeZone)
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-3">
        <Disc severity={severity} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {name} · {severityWord(severity)}
          </p>
          <p className="text-sm text-soft">
            {when} <EditedMark editedAt={editedAt} />
          </p>
          {photo && (
            <a
              href={photo.url}
              target="_blank"
              rel="noopener noreferrer"
              className="mt-1 block w-fit rounded-lg"
            >
              <Picture
                src={photo.thumbnailUrl}
                alt={`Photo of ${name}`}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="h-20 w-auto rounded-lg bg-sunken object-contain"
              />
            </a>
          )}
          {note && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
        </div>
        <RowMenu about={`${name}, ${when}`} className="-mr-2" onEdit={onEdit} onRemove={onRemove} />
      </div>
      {help && !endedAt && <HelpCard text={help} reportAt={MEDWATCH} />}
    </li>
  )
}

interface ListProps {
  timeZone: string
  frequent: readonly string[]
}

interface EffectListProps extends ListProps {
  /** latest first */
  history: UseInfiniteQueryResult<InfiniteData<readonly SideEffect[]>>
}

/** Side effects logged offline. */
function QueuedEffects({ timeZone }: Pick<ListProps, 'timeZone'>) {
  return (
    <QueuedList
      writes={usePendingWrites(logSideEffect)}
      describe={({ name, severity, startedAt }) => ({
        title: `${name} · ${severityWord(Number(severity))}`,
        detail: formatInstantInFull(String(startedAt), timeZone),
      })}
      className="mb-4"
    />
  )
}

function RemoveDialog({
  effect,
  ...dialog
}: {
  effect: SideEffect
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const deletion = useRemoveSideEffect({ onSuccess: () => dialog.onOpenChange(false) })
  return (
    <DeleteDialog
      {...dialog}
      title={`Delete ${effect.name}?`}
      deletion={deletion}
      failure="We couldn’t delete it. Try again."
      onDelete={() => deletion.mutate({ params: { id: effect.id } })}
    >
      Your doses stay the same.
    </DeleteDialog>
  )
}

/** Rows before 'Show all', besides those that show help. */
const AT_FIRST = 3

/** Side effects, latest first, with edit and delete: the latest few and those that show help, or all. */
export function EffectList({ history, timeZone, frequent }: EffectListProps) {
  const editing = useDialogAbout<SideEffect>()
  const removing = useDialogAbout<SideEffect>()
  const [showsAll, setShowsAll] = useState(false)
  const effects = history.data?.pages.flat() ?? []
  const shown = showsAll ? effects : effects.filter((effect, i) => i < AT_FIRST || showsHelp(effect))
  const hasMore = shown.length < effects.length || history.hasNextPage
  return (
    <>
      <QueuedEffects timeZone={timeZone} />
      <ul className="divide-y divide-line">
        {shown.map((effect) => (
          <EffectRow
            key={effect.id}
            effect={effect}
            timeZone={timeZone}
            onEdit={() => editing.show(effect)}
            onRemove={() => removing.show(effect)}
          />
        ))}
      </ul>
      {(showsAll || hasMore) && (
        <Button variant="ghost" className="mt-1 w-full" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : 'Show all'}
        </Button>
      )}
      {showsAll && (
        <ShowOlder
          history={history}
          failure="We couldn’t load older side effects."
          end="You’ve reached the end."
          className="mt-3"
        />
      )}
      {editing.subject && (
        <EditSideEffectDialog
          open={editing.open}
          onOpenChange={editing.onOpenChange}
          editing={editing.subject}
          timeZone={timeZone}
          frequent={frequent}
        />
      )}
      {removing.subject && (
        <RemoveDialog open={removing.open} onOpenChange={removing.onOpenChange} effect={removing.subject} />
      )}
    </>
  )
}
