import { adminStatus } from '@pepwell/contract/accounts/accounts.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** Whether somebody is an admin, and of what. */
export const adminStatusQuery = queryOf(adminStatus)
