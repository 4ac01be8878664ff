import { listMembers } from '@pepwell/contract/accounts/members.calls'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/use-call.ts'

/** So many fit into a list of suggestions. */
const FEW = 5

/** The first few members whose name or e-mail holds a text. Those of the text before stay until they are here. */
export const foundMembersQuery = (text: string) => ({
  ...queryOf(listMembers, { query: { search: text, limit: FEW } }),
  placeholderData: keepPreviousData,
})
