import type { LogImport } from '@pepwell/contract/imports/log-imports'
import { MAX_LOG_IMPORTS } from '@pepwell/domain/accounts/restored-kinds'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatInstantInFull } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted } from './counted.ts'
import { logImportsQuery } from './log-imports.api.ts'
import type { UndoImport, UndoResult } from './use-undo-import.ts'

/** Entries an undo left in place, with a button to remove the edited ones. */
function KeptEntries({
  kept: remaining,
  onRemove,
  pending,
}: {
  kept: UndoResult
  onRemove: () => void
  pending: boolean
}) {
  const { edited, inUse, entries } = remaining
  const more = edited + inUse - entries.length
  if (edited + inUse === 0) return null
  return (
    <div className="mt-2 text-sm text-soft">
      <ul className="list-disc pl-5">
        {entries.map(({ name, day, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name and day
          <li key={index} className="break-words">
            {`${name}${day ? `, ${formatDay(day)}` : ''}: ${why === 'edited' ? 'edited since' : 'in use'}`}
          </li>
        ))}
        {more > 0 && <li>{`${counted(more)} more`}</li>}
      </ul>
      {edited > 0 && (
        <Button variant="secondary" size="sm" className="mt-2" pending={pending} onClick={onRemove}>
          {`Remove ${counted(edited)} you edited`}
        </Button>
      )}
    </div>
  )
}

const stateOf = ({ added, undoneAt }: LogImport): string => {
  if (!undoneAt) return counted(added)
  return added > 0 ? `Undone, ${counted(added)} kept` : 'Undone'
}

interface HistoryItemProps {
  one: LogImport
  timeZone: string
  undo: UndoImport
  onAsk: () => void
}

function HistoryItem({ one, timeZone, undo, onAsk }: HistoryItemProps) {
  const remaining = one.undoneAt ? undo.kept[one.id] : undefined
  const pending = undo.pendingId === one.id
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">{one.fileName}</p>
          <p className="text-sm text-soft">{`${formatInstantInFull(one.importedAt, timeZone)} · ${stateOf(one)}`}</p>
        </div>
        {one.added > 0 && !remaining && (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            pendingLabel="Undoing..."
            onClick={onAsk}
            aria-label={`Undo the import of ${one.fileName}`}
          >
            <Undo2 className="size-4" aria-hidden="true" />
            Undo
          </Button>
        )}
      </div>
      {remaining && one.added > 0 && (
        <KeptEntries kept={remaining} pending={pending} onRemove={() => undo.send(one.id, true)} />
      )}
    </li>
  )
}

/** Recent imports, each with undo. */
export function ImportHistory({ timeZone, undo }: { timeZone: string; undo: UndoImport }) {
  const imports = useQuery(logImportsQuery)
  const [asked, setAsked] = useState<LogImport>()
  return (
    <Card as="section" aria-labelledby="import-history">
      <CardHeader>
        <CardTitle id="import-history">Your imports</CardTitle>
        <CardText>{`You can undo your last ${MAX_LOG_IMPORTS} imports.`}</CardText>
      </CardHeader>
      {imports.isPending && <Skeleton className="h-16" />}
      {imports.isError && (
        <ErrorState
          title="We couldn’t load your imports"
          error={imports.error}
          onRetry={() => void imports.refetch()}
        />
      )}
      {imports.data?.length === 0 && <p className="text-soft">Files you import appear here.</p>}
      {imports.data && imports.data.length > 0 && (
        <ul>
          {imports.data.map((one) => (
            <HistoryItem key={one.id} one={one} timeZone={timeZone} undo={undo} onAsk={() => setAsked(one)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Undo this import?"
        description={`This removes what ${asked?.fileName ?? 'it'} added. Entries you’ve edited since stay.`}
        confirmLabel="Undo import"
        destructive
        onConfirm={() => {
          if (asked) undo.send(asked.id, false)
          setAsked(undefined)
        }}
      />
    </Card>
  )
}
