import { restoreAttachedPhoto, restorePhoto, restoreRows } from '@pepwell/contract/imports/log-imports.calls'
import { restoredKinds } from '@pepwell/domain/accounts/restored-kinds'
import type { LeftOut } from '@pepwell/domain/imports/log-entries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { problemText } from '../../lib/api/refusal-text.ts'
import { readAsDataUrl } from '../../lib/browser/read-data-url.ts'
import { useConnectivity } from '../../lib/offline/connectivity.ts'
import { send } from '../../lib/offline/send.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { counted } from './counted.ts'
import { chunked } from './log-imports.api.ts'
import type { ChosenExport } from './own-export.ts'
import { previewEntries } from './own-export-rows.ts'
import { LeftOutRows, PreviewRows } from './preview-rows.tsx'
import type { ImportCounts } from './use-import-entries.ts'

interface Progress extends Omit<ImportCounts, 'source'> {
  leftOut: LeftOut[]
  /** number of entries sent */
  done: number
}

/** Imports an export in batches and reports progress. @throws the error of a batch; earlier batches stay */
async function restore({ source, data, photo }: ChosenExport, onProgress: (progress: Progress) => void) {
  let [added, known, done] = [0, 0, 0]
  const leftOut: LeftOut[] = []
  const { account } = data
  for (const kind of restoredKinds)
    for (const rows of chunked(data.rows[kind])) {
      const answer = await send(restoreRows, { body: { source, account, kind, rows } })
      const first = done
      leftOut.push(...answer.leftOut.map(({ index, why }) => ({ row: first + index + 1, why })))
      added += answer.added
      known += answer.known
      done += rows.length
      onProgress({ added, known, done, leftOut })
    }
  const bringBack = async (fileName: string, store: (url: string) => Promise<{ added: boolean }>) => {
    const picture = await photo(fileName)
    done += 1
    if (picture) {
      const answer = await store(await readAsDataUrl(new Blob([picture], { type: 'image/webp' })))
      if (answer.added) added += 1
      else known += 1
    } else leftOut.push({ row: done, why: 'The file doesn’t contain this photo' })
    onProgress({ added, known, done, leftOut })
  }
  for (const { fileName, ...about } of data.photos)
    await bringBack(fileName, (url) =>
      send(restorePhoto, { body: { source, account, ...about, photo: url } }),
    )
  for (const { fileName, ...about } of data.attached)
    await bringBack(fileName, (url) =>
      send(restoreAttachedPhoto, { body: { account, ...about, photo: url } }),
    )
  return { source, added, known, leftOut }
}

/** Imports a Pepwell export. Existing entries are skipped, so a retry is safe. */
function useRestore(onDone: (counts: ImportCounts & { leftOut: LeftOut[] }) => void) {
  const client = useQueryClient()
  const [done, setDone] = useState<number>()
  const [error, setError] = useState<unknown>()
  return {
    /** entries sent so far; undefined when idle */
    done,
    error,
    send(chosen: ChosenExport) {
      if (done !== undefined) return
      setDone(0)
      setError(undefined)
      restore(chosen, (progress) => setDone(progress.done))
        .then(onDone, setError)
        .finally(() => {
          setDone(undefined)
          void invalidateTags(client, restoreRows.invalidatesTags)
        })
    },
  }
}

interface OwnImportProps {
  chosen: ChosenExport
  timeZone: string
  onDone: (counts: ImportCounts) => void
}

/** Restores an export after a preview of every entry and of what won't be imported. */
export function OwnImport({ chosen, timeZone, onDone }: OwnImportProps) {
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const { isOffline: isGone } = useConnectivity()
  const restoring = useRestore((counts) => {
    setLeftOut(counts.leftOut)
    onDone(counts)
  })
  const rows = previewEntries(chosen.data, timeZone)
  const problem = problemText(restoring.error as Error | null, 'The import stopped. Please try again.')
  return (
    <>
      <PreviewRows rows={rows} leftOut={[]} />
      {rows.length === 0 && <p className="font-semibold">This export has no entries to import.</p>}
      <section aria-label="Not imported">
        <h2 className="font-semibold">Not imported</h2>
        <ul className="list-disc pl-5 text-sm text-soft">
          {chosen.data.notImported.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <LeftOutRows rows={leftOut} />
      <FormProblem text={isGone ? 'You’re offline. Connect to import.' : problem} />
      {rows.length > 0 && (
        <Button
          disabled={isGone}
          pending={restoring.done !== undefined}
          pendingLabel={`Importing ${restoring.done ?? 0} of ${rows.length}...`}
          onClick={() => restoring.send(chosen)}
        >
          {`Import ${counted(rows.length)}`}
        </Button>
      )}
    </>
  )
}
