import type { CallInput } from '@pepwell/contract/declared'
import type { DoseLog, updateDose } from '@pepwell/contract/doses/doses'
import { listPlan } from '@pepwell/contract/plan/plan.calls'
import { useQuery } from '@tanstack/react-query'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { queryOf } from '../../../lib/api/use-call.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeDose } from '../doses.api.ts'
import { typedInstant } from '../moment.ts'
import type { FilledDose } from '../sheet/dose-values.ts'
import { entryPoints } from '../sheet/entry-points.ts'
import { SheetFrame } from '../sheet/sheet-frame.tsx'

/** The edit's body: everything except the plan entry. Empty fields become null. */
function changesOf(
  dose: DoseLog,
  { takenDate, takenTime, userPeptideId, sideEffects: _, ...filled }: FilledDose,
  timeZone: string,
): CallInput<typeof updateDose>['body'] {
  const takenAt = typedInstant(dose.takenAt, { takenDate, takenTime }, timeZone)
  return { ...filled, volume: filled.volume ?? null, takenAt }
}

export interface EditDoseSheetProps {
  editing: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a dose in the sheet that logged it. Keeps the input on failure. */
export function EditDoseSheet({ editing, timeZone, open, onOpenChange }: EditDoseSheetProps) {
  const plan = useQuery(queryOf(listPlan))
  const { mutate, reset, isPending, error } = useChangeDose({
    onSuccess: () => {
      toast({ title: 'Dose updated' })
    },
  })
  const close = () => {
    reset()
    onOpenChange(false)
  }
  const save = (said: FilledDose) =>
    mutate(
      { params: { id: editing.id }, body: changesOf(editing, said, timeZone) },
      { onSuccess: () => onOpenChange(false) },
    )
  const { id, userPeptideId, dose, volume, peptideName } = editing
  const form = {
    editing,
    // The plan knows the peptide's label and routes. Without it the sheet knows less.
    entries: plan.data?.filter((entry) => entry.id === userPeptideId) ?? [],
    amount: { dose, volume },
    doses: [],
    reminders: [],
    timeZone,
    pending: isPending,
    problem: problemText(error, entryPoints.history.failure),
    onSubmit: save,
  }
  return (
    <SheetFrame
      key={id}
      open={open}
      onOpen={() => onOpenChange(true)}
      onClose={close}
      entryPoint="history"
      description={`${peptideName}. We keep the earlier version.`}
      draft={`dose:${id}`}
      form={plan.isPending ? undefined : form}
    />
  )
}
