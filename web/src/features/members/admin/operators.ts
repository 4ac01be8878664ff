import { listMembers } from '@pepwell/contract/members.calls'
import { queryOf } from '../../../lib/use-call.ts'

/** Those who run the back office. */
export const operatorsQuery = queryOf(listMembers, { query: { group: 'admins', limit: 100 } })
