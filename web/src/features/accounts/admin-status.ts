import { adminStatus } from '@pepwell/contract/accounts/accounts.calls'
import { queryOf } from '../../lib/api/use-call.ts'

/** Whether the user is an admin, and with which role. */
export const adminStatusQuery = queryOf(adminStatus)
