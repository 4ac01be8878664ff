import type { CallInput } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/vials/vials.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotencyKey } from '../../lib/api/use-idempotency-key.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

const LEDGER_PAGE = 20

/** Vials from delivered orders that aren't in the list yet. */
export const arrivedQuery = queryOf(calls.listArrived)

/** A vial's movements, latest first. */
export const ledgerQuery = (id: number) => pagesOf(calls.listVialMovements, LEDGER_PAGE, { params: { id } })

export const useAddVial = (options?: CallOptions<typeof calls.addVial>) =>
  useIdempotentMutation(calls.addVial, options)

export const useChangeVial = (options?: CallOptions<typeof calls.updateVial>) =>
  useCall(calls.updateVial, options)

export const useRemoveVial = (options?: CallOptions<typeof calls.removeVial>) =>
  useCall(calls.removeVial, options)

type Movement = Omit<CallInput<typeof calls.addVialMovement>['body'], 'clientId'>

/** Adds a vial movement. Retries are idempotent; a changed value gets a new id. */
export function useAddMovement(
  id: number,
  { onSuccess, ...options }: CallOptions<typeof calls.addVialMovement> = {},
) {
  const attempt = useIdempotencyKey()
  const { mutate, isPending, error } = useCall(calls.addVialMovement, {
    ...options,
    onSuccess: (...result) => {
      attempt.succeeded(result[1].body.clientId)
      return onSuccess?.(...result)
    },
  })
  const add = (movement: Movement) => {
    const clientId = attempt.begin(movement)
    if (clientId) mutate({ params: { id }, body: { ...movement, clientId } })
  }
  return { add, isPending, error }
}
