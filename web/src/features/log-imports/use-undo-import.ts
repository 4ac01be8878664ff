import type { CallReply } from '@pepwell/contract/declared'
import { undoLogImport } from '@pepwell/contract/imports/log-imports.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { send } from '../../lib/offline/send.ts'
import { toastFailure } from '../../ui/toast-failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { counted } from './counted.ts'

/** Entries an undo left in place. */
export type UndoResult = CallReply<typeof undoLogImport>['kept']

/** Undoes an import in batches and collects the remaining entries. */
async function undo(id: string, edited: boolean) {
  let removed = 0
  for (;;) {
    const answer = await send(undoLogImport, { params: { id }, body: { edited } })
    removed += answer.removed
    if (answer.remaining === 0 || answer.removed === 0) return { removed, kept: answer.kept }
  }
}

/** Undoes imports, one at a time. */
export function useUndoImport() {
  const client = useQueryClient()
  const [pendingId, setPendingId] = useState<string>()
  const [kept, setKept] = useState<Record<string, UndoResult>>({})
  return {
    pendingId,
    /** remaining entries by import */
    kept,
    /** @param edited whether to delete entries edited since the import */
    send(id: string, edited: boolean) {
      if (pendingId !== undefined) return
      setPendingId(id)
      undo(id, edited)
        .then((undone) => {
          setKept((before) => ({ ...before, [id]: undone.kept }))
          toast({ title: 'Import undone', description: `${counted(undone.removed)} removed` })
        })
        .catch((error) => toastFailure(error, 'We couldn’t undo the import. Please try again.'))
        .finally(() => {
          setPendingId(undefined)
          void invalidateTags(client, undoLogImport.invalidatesTags)
        })
    },
  }
}

export type UndoImport = ReturnType<typeof useUndoImport>
