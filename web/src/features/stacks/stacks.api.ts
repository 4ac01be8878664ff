import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { Stack, StackItem } from '@pepwell/contract/stacks/stacks'
import * as calls from '@pepwell/contract/stacks/stacks.calls'
import type { stackOrders } from '@pepwell/domain/stacks/stacks'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type { Peptide, Stack, StackItem }

export type StackOrder = (typeof stackOrders)[number]

export const myStacksQuery = queryOf(calls.myStacks)

/** Page size: fills whole rows with one, two or three columns. */
export const SHARED_PAGE = 24

/** Public stacks, optionally matching a text in name or peptides. */
export const sharedStacksQuery = (sort: StackOrder, search: string) =>
  pagesOf(
    calls.publicStacks,
    SHARED_PAGE,
    { query: { sort, ...(search && { search }) } },
    ({ id, recentLikes, round, remaining }) =>
      remaining === 0
        ? undefined
        : { after: String(id), afterLikes: String(recentLikes), afterRound: String(round) },
  )

export const stackQuery = (id: string) => queryOf(calls.stackDetails, { params: { id } })

export const useCreateStack = (options: CallOptions<typeof calls.createStack>) =>
  useIdempotentMutation(calls.createStack, options)

export const useChangeStack = (options: CallOptions<typeof calls.updateStack>) =>
  useCall(calls.updateStack, options)

export const useRemoveStack = (options: CallOptions<typeof calls.removeStack>) =>
  useCall(calls.removeStack, options)

export const useLikeStack = (options: CallOptions<typeof calls.likeStack>) =>
  useCall(calls.likeStack, options)

export const useCopyStack = (options: CallOptions<typeof calls.copyStack>) =>
  useIdempotentMutation(calls.copyStack, options)
