import type { Peptide } from '@pepwell/contract/catalogue'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { useId } from 'react'
import { problemText } from '../../lib/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AddEntryForm } from './add-entry-form.tsx'
import type { NewEntry } from './entry-form.ts'
import { useAddToPlan } from './plan.api.ts'

interface AddToPlanDialogProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
  today: CalendarDay
  onAdded: () => void
}

export function AddToPlanDialog({ peptide, open, onOpenChange, today, onAdded }: AddToPlanDialogProps) {
  const id = useId()
  const { mutate, reset, isPending, error } = useAddToPlan({
    onSuccess: (entry) => {
      toast({ title: `${entry.peptide.name} added to your plan successfully!` })
      onAdded()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const add = (entry: NewEntry) =>
    mutate(
      { body: { ...entry, peptideId: peptide.id, status: 'active' } },
      { onSuccess: () => onOpenChange(false) },
    )
  const footer = (
    <>
      <FormProblem text={problemText(error, 'Failed to add peptide to plan. Please try again.')} />
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
      <AddEntryForm id={id} peptide={peptide} today={today} onSubmit={add} />
    </Dialog>
  )
}
