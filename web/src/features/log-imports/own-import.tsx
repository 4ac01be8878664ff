import type { LeftOut } from '@pepwell/domain/imports/log-entries'
import { useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { useConnectivity } from '../../lib/offline/connectivity.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { counted } from './counted.ts'
import type { ChosenExport } from './own-export.ts'
import { previewEntries } from './own-export-rows.ts'
import { LeftOutRows, PreviewRows } from './preview-rows.tsx'
import type { ImportCounts } from './use-import-entries.ts'
import { useRestore } from './use-restore.ts'

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
