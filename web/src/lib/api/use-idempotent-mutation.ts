import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/declared'
import { useRef } from 'react'
import { QueuedForLater } from '../offline/send.ts'
import { newClientId } from './client-id.ts'
import { useFirstTap } from './double-tap.ts'
import { type CallOptions, useCall } from './use-call.ts'

/**
 * Gives each write an idempotency key: until one succeeds, the same input has the same id, so that a retry after a lost
 * response is stored once, while input changed after a failure gets another. No id for the second tap of a double tap.
 */
export function useIdempotencyKey() {
  /** ids by input, the latest last */
  const attempts = useRef(new Map<string, string>())
  const isFirstTap = useFirstTap()
  const reset = () => attempts.current.clear()
  return {
    begin(input: unknown): string | undefined {
      if (!isFirstTap()) return undefined
      const text = JSON.stringify(input)
      const clientId = attempts.current.get(text) ?? newClientId()
      attempts.current.delete(text)
      attempts.current.set(text, clientId)
      return clientId
    },
    /** Anything sent from now on is a new write, even if it is equal. */
    reset,
    /** Sending the same again is a new write. A late response doesn't end a later attempt. */
    succeeded(clientId: string | undefined): void {
      const [text, latest] = [...attempts.current].find(([, id]) => id === clientId) ?? []
      if (text === undefined) return
      if (latest === [...attempts.current.values()].at(-1)) reset()
      else attempts.current.delete(text)
    },
  }
}

/** The body of a call, without its client id. */
export type Stored<C> =
  CallInput<C> extends { body?: infer Body } ? Omit<NonNullable<Body>, 'clientId'> : never

type ParamsOf<C> = CallInput<C> extends { params: infer Params } ? { params: Params } : { params?: undefined }

type Sending<C> = ParamsOf<C> & {
  /** the user's input, if the body has more than that, such as the time of sending */
  input?: unknown
  /**
   * called for each attempt once it is stored or queued; a dialog that was closed and reopened meanwhile
   * stays open
   */
  onSuccess?: (reply?: CallReply<C>) => void
}

const isQueued = (error: Error | null): boolean => error instanceof QueuedForLater

const idIn = (input: unknown) => (input as { body?: { clientId?: string } }).body?.clientId

/**
 * Creates something idempotently: once per tap and once across retries; changed input gets a new id. All forms use
 * it. A queued write counts as stored.
 */
export function useIdempotentMutation<C extends DeclaredAddress>(
  call: C,
  { onSuccess, onError, ...options }: CallOptions<C> = {},
) {
  const attempt = useIdempotencyKey()
  const {
    mutate,
    reset: resetCall,
    isPending,
    error,
    variables,
  } = useCall(call, {
    ...options,
    onSuccess: (...result) => {
      attempt.succeeded(idIn(result[1]))
      return onSuccess?.(...result)
    },
    onError: (...failure) => {
      if (!isQueued(failure[0])) return onError?.(...failure)
      attempt.succeeded(idIn(failure[1]))
    },
  })
  const store = (
    body: Stored<C>,
    ...[sending]: ParamsOf<C> extends { params: object } ? [Sending<C>] : [Sending<C>?]
  ) => {
    const { params, input = body, onSuccess } = sending ?? ({} as Partial<Sending<C>>)
    const clientId = attempt.begin(input)
    const onError = (error: Error) => void (isQueued(error) && onSuccess?.())
    const call = { params, body: { ...body, clientId } } as unknown as CallInput<C>
    if (clientId) mutate(call, { onSuccess, onError })
  }
  const reset = () => {
    attempt.reset()
    resetCall()
  }
  return { store, mutate, reset, isPending, error: isQueued(error) ? null : error, variables }
}
