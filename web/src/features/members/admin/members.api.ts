import type { LoginSession, Member, MembersFilter, memberProfile } from '@pepwell/contract/accounts/members'
import * as calls from '@pepwell/contract/accounts/members.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { addressOf } from '../../../lib/api/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

export type { LoginSession, Member }

/** A member's full record for operators. */
export type MemberProfile = CallReply<typeof memberProfile>

/** The list's filter and order. */
export type Filter = Pick<MembersFilter, 'search' | 'joined' | 'lastLogin' | 'sort' | 'direction'>

const MEMBERS_PAGE = 100
const SESSIONS_PAGE = 5

export const memberProfileQuery = (userId: string) => queryOf(calls.memberProfile, { params: { userId } })

/** One group of members, by page. */
export const membersQuery = (group: MembersFilter['group'], filter: Filter) =>
  pagesOf(calls.listMembers, MEMBERS_PAGE, { query: { ...filter, group } })

/** Both groups together, newest first. */
export const allUsersQuery = (search: string | undefined) =>
  pagesOf(calls.listMembers, MEMBERS_PAGE, { query: { search } })

export const memberCountsQuery = ({ search, joined, lastLogin }: Partial<Filter>) =>
  queryOf(calls.countMembers, { query: { search, joined, lastLogin } })

/** The CSV export of the filtered list. */
export const membersCsvAddress = (filter: Filter) => addressOf(calls.membersCsv.path, { query: filter })

/** A member's sign-ins, latest first. */
export const sessionsQuery = (userId: string) =>
  pagesOf(calls.memberActivity, SESSIONS_PAGE, { params: { userId } })

export const useResetPassword = (options: CallOptions<typeof calls.resetMemberPassword>) =>
  useCall(calls.resetMemberPassword, options)

export const useRemoveSignInKeys = (options: CallOptions<typeof calls.removeSignInKeys>) =>
  useCall(calls.removeSignInKeys, options)

export const useEndSession = (options?: CallOptions<typeof calls.endMemberSession>) =>
  useCall(calls.endMemberSession, options)

export const useDeleteMember = (options: CallOptions<typeof calls.deleteMember>) =>
  useCall(calls.deleteMember, options)

export const useCreateAdmin = (options: CallOptions<typeof calls.createAdmin>) =>
  useCall(calls.createAdmin, options)

export const useSetPermissions = (options: CallOptions<typeof calls.setPermissions>) =>
  useCall(calls.setPermissions, options)
