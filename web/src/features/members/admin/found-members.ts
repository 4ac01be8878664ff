import { listMembers } from '@pepwell/contract/accounts/members.calls'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/use-call.ts'

/** Maximum number of suggestions. */
const FEW = 5

/** Members whose name or email contains the text, limited to a few. Previous results stay visible while loading. */
export const foundMembersQuery = (text: string) => ({
  ...queryOf(listMembers, { query: { search: text, limit: FEW } }),
  placeholderData: keepPreviousData,
})
