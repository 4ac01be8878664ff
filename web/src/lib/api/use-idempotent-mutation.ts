import type { CallInput, DeclaredAddress } from '@pepwell/contract/call'
import { QueuedForLater } from '../offline/send.ts'
import { type CallOptions, useCall } from './use-call.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** What a call stores, without the id that its client makes. */
export type Stored<C> = CallInput<C> extends { body: infer Body } ? Omit<Body, 'clientId'> : never

interface Sending {
  /** what the person said, where the body has more to it, such as the moment at which it was sent */
  said?: unknown
  /** it is stored, or waits for the line; for this one time: a dialog that was closed meanwhile, and opened again, stays open */
  onSuccess?: () => void
}

const isKept = (error: Error | null): boolean => error instanceof QueuedForLater

const idIn = (input: unknown) => (input as { body: { clientId?: string } }).body.clientId

/**
 * A call that stores something under an id made here: once per tap, once however often it is sent after a failure, and
 * anew when what is sent was changed. The one rule of all forms. What waits for the line is done with as what is stored.
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
