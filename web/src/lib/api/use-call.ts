import type { Address, CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/call'
import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { read } from '../offline/read.ts'
import { send } from '../offline/send.ts'
import { type ApiArguments, addressOf, unlessSignedOut } from './api.ts'
import { invalidateTags } from './invalidate-tags.ts'
import { useOnceATap } from './use-once-a-tap.ts'

/** How everything a call answers is found in the cache: the first element is the path as it is fetched. */
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
 * All rows of a list that is answered in pages: each begins after the last row of the one before.
 * @param placeOf what of a row says where the next page begins, if there is one; its id after a full page, if left out
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

/** What may be done when a call that writes has succeeded or failed. */
export type CallOptions<C> = Omit<UseMutationOptions<CallReply<C>, Error, CallInput<C>>, 'mutationFn'>

/**
 * A call that writes, once however fast somebody taps. `mutate` takes what the call declares: `{ params, query, body }`.
 * That the session ended is no failure to tell of: `onError` does not hear of it.
 * @param complete adds what is known when the call is sent, which within a `scope` is after the calls before it
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
      // Not awaited: the person sees that it worked at once, and the lists follow.
      if (call.invalidatesTags) void invalidateTags(client, call.invalidatesTags)
      return onSuccess?.(...result)
    },
    onError: unlessSignedOut(onError),
  })
  return useOnceATap(mutation)
}
