import { logSideEffect } from '@pepwell/contract/side-effects/side-effects.calls'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { EffectRow } from './effect-row.tsx'
import { EditSideEffectDialog } from './side-effect-dialog.tsx'
import { type SideEffect, useRemoveSideEffect } from './side-effects.api.ts'

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

/** All side effects, latest first, with edit and delete. */
export function EffectList({ history, timeZone, frequent }: EffectListProps) {
  const editing = useDialogAbout<SideEffect>()
  const removing = useDialogAbout<SideEffect>()
  const effects = history.data?.pages.flat() ?? []
  return (
    <>
      <QueuedEffects timeZone={timeZone} />
      <ul className="divide-y divide-line">
        {effects.map((effect) => (
          <EffectRow
            key={effect.id}
            effect={effect}
            timeZone={timeZone}
            onEdit={() => editing.show(effect)}
            onRemove={() => removing.show(effect)}
          />
        ))}
      </ul>
      {effects.length > 0 && (
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
