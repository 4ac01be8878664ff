import type { CallInput, DeclaredAddress } from '@pepwell/contract/call'
import { useAttempt } from './use-attempt.ts'
import { type CallOptions, useCall } from './use-call.ts'

/** What a call stores, without the id that its client makes. */
export type Stored<C> = CallInput<C> extends { body: infer Body } ? Omit<Body, 'clientId'> : never

interface Sending {
  /** what the person said, where the body has more to it, such as the moment at which it was sent */
  said?: unknown
  /** for this one time: a dialog that was closed meanwhile, and opened again, stays open */
  onSuccess?: () => void
}

/**
 * A call that stores something under an id made here: once per tap, once however often it is sent after a failure, and
 * anew when what is sent was changed. The one rule of all forms.
 */
export function useStoring<C extends DeclaredAddress>(
  call: C,
  { onSuccess, ...options }: CallOptions<C> = {},
) {
  const attempt = useAttempt()
  const { mutate, reset, isPending, error, variables } = useCall(call, {
    ...options,
    onSuccess: (...result) => {
      const [, input] = result
      attempt.succeeded((input as { body: { clientId?: string } }).body.clientId)
      return onSuccess?.(...result)
    },
  })
  const store = (body: Stored<C>, { said = body, onSuccess }: Sending = {}) => {
    const clientId = attempt.begin(said)
    if (clientId) mutate({ body: { ...body, clientId } } as CallInput<C>, { onSuccess })
  }
  const forget = () => {
    attempt.forget()
    reset()
  }
  return { store, forget, isPending, error, variables }
}
