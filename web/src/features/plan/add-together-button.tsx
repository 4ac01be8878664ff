import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type PlannedTogether, useAddTogether } from './use-add-together.ts'

interface AddTogetherProps {
  /** peptides not in the plan yet */
  peptides: readonly PlannedTogether[]
  today: CalendarDay
}

/** Adds several peptides to the plan after a review of their doses. */
export function AddTogetherButton({ peptides, today }: AddTogetherProps) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useAddTogether(today)
  const isOne = peptides.length === 1
  const count = isOne ? 'this peptide' : `these ${peptides.length} peptides`
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <CalendarPlus className="size-4.5" aria-hidden="true" />
        Add to plan
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Add ${count} to your plan?`}
        description={
          <>
            {peptides.map(({ peptideId, name, dose, frequency }) => (
              <span key={peptideId} className="mb-1 block text-ink">
                <strong>{name}</strong>: {dose}, {frequency}
              </span>
            ))}
            <span className="mt-3 block">
              {isOne
                ? 'It starts today. Check the dose with your prescriber. You can change it in your plan.'
                : 'They start today. Check the doses with your prescriber. You can change each one in your plan.'}
            </span>
          </>
        }
        confirmLabel="Add to plan"
        pendingLabel="Adding..."
        pending={isPending}
        onConfirm={() => mutate(peptides, { onSuccess: () => setOpen(false) })}
      />
    </>
  )
}
