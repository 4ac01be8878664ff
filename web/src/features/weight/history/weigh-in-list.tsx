import type { WeightLog } from '@pepwell/contract/weight/weight'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../../ui/use-focus-restore.ts'
import { EditWeighInDialog } from '../weigh-in/edit-weigh-in-dialog.tsx'
import type { Reader } from '../weight.api.ts'
import { RemoveWeighInDialog } from './remove-weigh-in-dialog.tsx'
import { WeighInRow } from './weigh-in-row.tsx'

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
