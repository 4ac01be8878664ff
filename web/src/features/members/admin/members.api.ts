import type { CallReply } from '@pepwell/contract/call'
import type { memberProfile } from '@pepwell/contract/members'
import * as calls from '@pepwell/contract/members.calls'
import { queryOf } from '../../../lib/use-call.ts'

/** A member in full, as operators see them. */
export type MemberProfile = CallReply<typeof memberProfile>

export const memberProfileQuery = (userId: string) => queryOf(calls.memberProfile, { params: { userId } })
