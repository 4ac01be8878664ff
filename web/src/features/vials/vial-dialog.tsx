import type { NewVial, Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useAddedToast } from '../../ui/use-added-toast.ts'
import { changesOf, type VialEntry, type VialValues } from './vial-values.ts'
import { kindText, kindTitle } from './vial-words.ts'
import { useAddVial, useChangeVial, useRemoveVial } from './vials.api.ts'

const VialForm = lazyView(() => import('./vial-form.tsx'))

const FAILED = 'Failed to save this vial. Please try again.'

const skeleton = <FormSkeleton fields={['Peptide', 'Content', 'Water', 'Mixed']} />

interface VialDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  entries: readonly VialEntry[]
  today: CalendarDay
  /** initial values */
  start: VialValues
}

/** Adds a vial. Keeps the input on failure. */
export function AddVialDialog({ open, onOpenChange, start, ...about }: VialDialogProps) {
  const showAddedToast = useAddedToast(useRemoveVial, 'Vial deleted')
  const { store, reset, isPending, error } = useAddVial({
    onSuccess: ({ id, kind }) => showAddedToast({ id, title: `${kindTitle(kind)} added` }),
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Add a vial"
      draft={`vial:new:${start.userPeptideId}`}
      submit={{ label: 'Add', pendingLabel: 'Adding...', pending: isPending }}
      problem={problemText(error, FAILED)}
      skeleton={skeleton}
    >
      {(id) => (
        <VialForm
          id={id}
          {...about}
          start={start}
          onSubmit={(typed) => store(typed, { onSuccess: () => onOpenChange(false) })}
        />
      )}
    </FormDialog>
  )
}

/** Edits a vial without overwriting another tab's changes to other fields. */
export function EditVialDialog({
  open,
  onOpenChange,
  start,
  vial,
  known,
  ...about
}: VialDialogProps & { vial: Vial; known?: Partial<VialValues> }) {
  const [openedAt] = useState(vial.editedAt)
  const { mutate, reset, isPending, error } = useChangeVial({
    onSuccess: () => {
      toast({ title: 'Vial saved' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = (typed: NewVial) =>
    mutate(
      { params: { id: vial.id }, body: changesOf(start, typed) },
      { onSuccess: () => onOpenChange(false) },
    )
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={`Edit ${kindText(vial.kind)}`}
      draft={`vial:${vial.id}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, FAILED)}
      note={
        !isPending && vial.editedAt !== openedAt
          ? 'This vial changed in another tab. We only save the fields you change.'
          : undefined
      }
      skeleton={skeleton}
    >
      {(id) => <VialForm id={id} {...about} start={{ ...start, ...known }} isEdit onSubmit={save} />}
    </FormDialog>
  )
}
