import { addToPlan } from '@pepwell/contract/plan/plan.calls'
import type { Warning } from '@pepwell/domain/safety/warnings'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { ApiError, failsForAll, hideIfSignedOut } from '../../lib/api/api.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { fixedText, reasonText } from '../../lib/api/refusal-text.ts'
import { send } from '../../lib/offline/send.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'

/** A peptide to add together with others. */
interface PlannedTogether {
  peptideId: number
  name: string
  dose: string
  frequency: string
}

/** Results by peptide: a failure skips one and leaves the others. */
interface Outcome {
  added: { name: string; warnings: readonly Warning[] }[]
  skipped: { name: string; error: unknown }[]
}

/** None of the peptides could be added. */
class NothingAdded extends Error {
  readonly skipped: Outcome['skipped']

  constructor(skipped: Outcome['skipped']) {
    super('nothing was added to the plan')
    this.skipped = skipped
  }
}

const isThere = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_IN_PLAN'

async function addEach(peptides: readonly PlannedTogether[], today: CalendarDay): Promise<Outcome> {
  const outcome: Outcome = { added: [], skipped: [] }
  for (const { peptideId, name, dose: currentDose, frequency } of peptides) {
    const body = {
      peptideId,
      currentDose,
      frequency,
      notes: null,
      status: 'active' as const,
      startDate: today,
      isPersonal: false,
    }
    try {
      const { warnings } = await send(addToPlan, { body })
      outcome.added.push({ name, warnings })
    } catch (error) {
      if (failsForAll(error)) throw error
      if (isThere(error)) outcome.added.push({ name, warnings: [] })
      else outcome.skipped.push({ name, error })
    }
  }
  if (outcome.added.length === 0) throw new NothingAdded(outcome.skipped)
  return outcome
}

/** '{name} was not added. {reason}' */
const skippedTexts = (skipped: Outcome['skipped']) =>
  skipped.map(({ name, error }) => ({ message: `${name} was not added. ${reasonText(error)}` }))

function showAddedToast({ added, skipped }: Outcome): void {
  const names = added.map(({ name }) => name).join(', ')
  const warnings = added.flatMap(({ name, warnings: its }) =>
    its.map(({ message }) => ({ message: `${name}: ${message}` })),
  )
  toast({
    title: `${names} added to your plan successfully!`,
    ...warned([...skippedTexts(skipped), ...warnings]),
  })
}

function showFailure(error: unknown): void {
  const text = fixedText(error, 'Failed to add stack to plan. Please try again.')
  const skipped = error instanceof NothingAdded ? skippedTexts(error.skipped) : []
  toast({ title: 'Error', variant: 'destructive', ...warned(skipped, text) })
}

/** Adds several peptides to the plan, starting today. A retry adds only the missing ones. */
function useAddTogether(today: CalendarDay) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (peptides: readonly PlannedTogether[]) => addEach(peptides, today),
    onSuccess: showAddedToast,
    onError: hideIfSignedOut(showFailure),
    onSettled: () => void invalidateTags(client, addToPlan.invalidatesTags),
  })
}

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
