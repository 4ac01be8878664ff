import { zodResolver } from '@hookform/resolvers/zod'
import type { PlanEntry } from '@pepwell/contract/plan'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { problemText } from '../../lib/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { toast } from '../../ui/toast-store.ts'
import { DoseField, NotesField } from './entry-fields.tsx'
import { type Entry, EntryForm, type EntryValues } from './entry-form.ts'
import { FrequencyField } from './frequency-field.tsx'
import { useChangeEntry } from './plan.api.ts'

interface FormProps {
  id: string
  entry: PlanEntry
  onSubmit: (entry: Entry) => void
}

function EditForm({ id, entry, onSubmit }: FormProps) {
  const form = useForm<EntryValues, unknown, Entry>({
    resolver: zodResolver(EntryForm),
    defaultValues: {
      currentDose: entry.currentDose,
      frequency: entry.frequency,
      notes: entry.notes ?? '',
    },
  })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DoseField />
        <FrequencyField />
        <NotesField />
      </form>
    </FormProvider>
  )
}

interface EditEntryDialogProps {
  entry: PlanEntry
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditEntryDialog({ entry, open, onOpenChange }: EditEntryDialogProps) {
  const id = useId()
  const { mutate, reset, isPending, error } = useChangeEntry({
    onSuccess: () => {
      toast({ title: 'Peptide updated successfully' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = (body: Entry) =>
    mutate({ params: { id: String(entry.id) }, body }, { onSuccess: () => onOpenChange(false) })
  const footer = (
    <>
      <FormProblem text={problemText(error, 'Failed to update peptide. Please try again.')} />
      <Button variant="secondary" onClick={() => change(false)}>
        Cancel
      </Button>
      <Button type="submit" form={id} pending={isPending} pendingLabel="Saving...">
        Save
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={change} title={`Edit ${entry.peptide.name}`} footer={footer}>
      <EditForm id={id} entry={entry} onSubmit={save} />
    </Dialog>
  )
}
