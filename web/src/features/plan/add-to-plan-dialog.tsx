import type { CalendarDay } from '@pepwell/domain/calendar'
import { peptideName } from '@pepwell/domain/plan'
import { useId } from 'react'
import { problemText } from '../../lib/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AddEntryForm } from './add-entry-form.tsx'
import { endRefusal } from './end-field.tsx'
import type { NewEntry } from './entry-form.ts'
import { useAddToPlan } from './plan.api.ts'
import type { Plannable } from './plannable.ts'

interface AddToPlanDialogProps {
  peptide: Plannable
  open: boolean
  onOpenChange: (open: boolean) => void
  today: CalendarDay
  /** the person's own dose, where they have calculated it */
  dose?: string
  onAdded: () => void
}

export function AddToPlanDialog({ peptide, open, onOpenChange, today, dose, onAdded }: AddToPlanDialogProps) {
  const id = useId()
  const { mutate, reset, isPending, error } = useAddToPlan({
    onSuccess: (entry) => {
      toast({ title: `${peptideName(entry)} added to your plan successfully!` })
      onAdded()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const add = (entry: NewEntry) =>
    mutate(
      { body: { ...entry, ...peptide.about, status: 'active' } },
      { onSuccess: () => onOpenChange(false) },
    )
  const wrongEnd = endRefusal(error)
  const problem = wrongEnd
    ? undefined
    : problemText(error, 'Failed to add peptide to plan. Please try again.')
  const footer = (
    <>
      <FormProblem text={problem} />
      <Button variant="secondary" onClick={() => change(false)}>
        Cancel
      </Button>
      <Button type="submit" form={id} pending={isPending} pendingLabel="Adding...">
        Add to plan
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={change} title={`Add ${peptide.name} to your plan`} footer={footer}>
      <AddEntryForm
        id={id}
        peptide={peptide}
        today={today}
        dose={dose}
        endRefusal={wrongEnd}
        onSubmit={add}
      />
    </Dialog>
  )
}
