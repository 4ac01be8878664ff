import type { CallInput, DeclaredAddress } from '@pepwell/contract/declared'
import { QueuedForLater } from '../offline/send.ts'
import { type CallOptions, useCall } from './use-call.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** The input of a call, without its client id. */
export type Stored<C> = CallInput<C> extends { body: infer Body } ? Omit<Body, 'clientId'> : never

interface Sending {
  /** the user's input, if the body has more than that, such as the time of sending */
  said?: unknown
  /** called for each attempt once it is stored or queued; a dialog that was closed and reopened meanwhile stays open */
  onSuccess?: () => void
}

const isKept = (error: Error | null): boolean => error instanceof QueuedForLater

const idIn = (input: unknown) => (input as { body: { clientId?: string } }).body.clientId

/**
 * Creates something idempotently: once per tap and once across retries; changed input gets a new id. All forms use
 * it. A queued write counts as stored.
 */
export function useIdempotentMutation<C extends DeclaredAddress>(
  call: C,
  { onSuccess, onError, ...options }: CallOptions<C> = {},
) {
  const attempt = useIdempotencyKey()
  const { mutate, reset, isPending, error, variables } = useCall(call, {
    ...options,
    onSuccess: (...result) => {
      attempt.succeeded(idIn(result[1]))
      return onSuccess?.(...result)
    },
    onError: (...failure) => {
      if (!isKept(failure[0])) return onError?.(...failure)
      attempt.succeeded(idIn(failure[1]))
    },
  })
  const store = (body: Stored<C>, { said = body, onSuccess }: Sending = {}) => {
    const clientId = attempt.begin(said)
    const onError = (error: Error) => void (isKept(error) && onSuccess?.())
    if (clientId) mutate({ body: { ...body, clientId } } as CallInput<C>, { onSuccess, onError })
  }
  const forget = () => {
    attempt.forget()
    reset()
  }
  return { store, forget, isPending, error: isKept(error) ? null : error, variables }
}
