import { addToPlan } from '@pepwell/contract/plan.calls'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, unlessSignedOut } from '../../lib/api.ts'
import { lookAgain } from '../../lib/look-again.ts'
import { send } from '../../lib/offline/send.ts'
import { fixedText } from '../../lib/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'

/** A peptide that goes into the plan beside others. */
export interface PlannedTogether {
  peptideId: number
  name: string
  dose: string
  frequency: string
}

const isThere = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_IN_PLAN'

/** Puts several peptides into the plan, to begin today. What got there before is fine; pressed again, the rest follows. */
export function useAddTogether(today: CalendarDay) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (peptides: readonly PlannedTogether[]) => {
      for (const { peptideId, dose: currentDose, frequency } of peptides) {
        const body = { peptideId, currentDose, frequency, status: 'active' as const, startDate: today }
        await send(addToPlan, { body }).catch((error) => {
          if (!isThere(error)) throw error
        })
      }
      return peptides.map(({ name }) => name).join(', ')
    },
    onSuccess: (names) => void toast({ title: `${names} added to your plan successfully!` }),
    onError: unlessSignedOut((error) =>
      toast({
        title: 'Error',
        description: fixedText(error, 'Failed to add stack to plan. Please try again.'),
        variant: 'destructive',
      }),
    ),
    onSettled: () => void lookAgain(client, addToPlan.changes),
  })
}
