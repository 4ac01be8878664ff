import type { Address } from '@pepwell/contract/call'
import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/declared'
import {
  infiniteQueryOptions,
  type MutateOptions,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { read } from '../offline/read.ts'
import { send } from '../offline/send.ts'
import { type ApiArguments, addressOf, hideIfSignedOut } from './api.ts'
import { DOUBLE_TAP_MS } from './double-tap.ts'
import { invalidateTags } from './invalidate-tags.ts'

/** The cache key of a call's reply: its first element is the fetched path. */
export const keyOf = (call: Pick<Address, 'path'>, input?: { params?: object; query?: object }): QueryKey => {
  const path = addressOf(call.path, { params: input?.params as Record<string, unknown> })
  return input?.query ? [path, input.query] : [path]
}

/** Query options of a GET call. */
export const queryOf = <C extends DeclaredAddress>(call: C, ...[input]: ApiArguments<C>) =>
  queryOptions({
    queryKey: keyOf(call, input as { params?: object; query?: object } | undefined),
    queryFn: ({ signal }): Promise<CallReply<C>> => read(call, input, { signal }),
    meta: { providesTags: call.providesTags },
  })

/**
 * All rows of a paged list.
 * @param placeOf the cursor for the next page, if any; by default the last row's id after a full page
 */
export const pagesOf = <C extends DeclaredAddress>(
  call: C,
  size: number,
  input: { params?: object; query?: object } = {},
  placeOf: (
    row: CallReply<C> extends readonly (infer Row)[] ? Row : never,
    isFull: boolean,
  ) => Record<string, string> | undefined = (row, isFull) =>
    isFull ? { after: String((row as { id: number | string }).id) } : undefined,
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(call, input), 'pages'],
    queryFn: ({ pageParam, signal }): Promise<CallReply<C>> => {
      const query = { ...input.query, limit: size, ...pageParam }
      return read(call, { ...input, query } as unknown as ApiArguments<C>[0], { signal })
    },
    initialPageParam: {},
    getNextPageParam: (page) => {
      const rows = page as readonly Parameters<typeof placeOf>[0][]
      const last = rows.at(-1)
      return last && placeOf(last, rows.length >= size)
    },
    meta: { providesTags: call.providesTags },
  })

interface Sent<Reply> {
  input: string
  at: number
  reply: Promise<Reply>
  isPending: boolean
}

/**
 * Sends the same input once while it is pending, and once per double tap, however fast the response: a button doesn't
 * know the first tap until it rerenders. After a failure it may be sent again immediately.
 */
function useOnceATap<Reply, Input>(mutation: UseMutationResult<Reply, Error, Input>) {
  const last = useRef<Sent<Reply>>(undefined)
  const { mutateAsync: send } = mutation
  const mutateAsync = useCallback(
    (input: Input, options?: MutateOptions<Reply, Error, Input>) => {
      const key = JSON.stringify(input) ?? ''
      const before = last.current
      const isRepeat = before?.isPending || performance.now() - (before?.at ?? 0) < DOUBLE_TAP_MS
      if (before?.input === key && isRepeat) return before.reply
      const sent = { input: key, at: performance.now(), reply: send(input, options), isPending: true }
      last.current = sent
      sent.reply.then(
        () => {
          sent.isPending = false
        },
        () => {
          if (last.current === sent) last.current = undefined
        },
      )
      return sent.reply
    },
    [send],
  )
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => void mutateAsync(...args).catch(() => {}),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync } as typeof mutation
}

/** Callbacks after a write succeeded or failed. */
export type CallOptions<C> = Omit<UseMutationOptions<CallReply<C>, Error, CallInput<C>>, 'mutationFn'>

/**
 * A mutation for a call that writes, sent once per double tap. `mutate` takes the call's input: `{ params, query, body
 * }`. An ended session doesn't reach `onError`.
 * @param complete adds input when the call is sent, which within a `scope` is after the previous calls
 */
export function useCall<C extends DeclaredAddress>(
  call: C,
  { onSuccess, onError, ...options }: CallOptions<C> = {},
  complete = (input: CallInput<C>): CallInput<C> => input,
) {
  const client = useQueryClient()
  const mutation = useMutation<CallReply<C>, Error, CallInput<C>>({
    ...options,
    mutationFn: (input) => send(call, complete(input)),
    onSuccess: (...result) => {
      // Not awaited: the person gets immediate feedback, and the lists follow.
      if (call.invalidatesTags) void invalidateTags(client, call.invalidatesTags)
      return onSuccess?.(...result)
    },
    onError: hideIfSignedOut(onError),
  })
  return useOnceATap(mutation)
}
