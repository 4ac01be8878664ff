import type { LoginSession, Member, MembersFilter, memberProfile } from '@pepwell/contract/accounts/members'
import * as calls from '@pepwell/contract/accounts/members.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { addressOf } from '../../../lib/api/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

export type { LoginSession, Member }

/** A member in full, as operators see them. */
export type MemberProfile = CallReply<typeof memberProfile>

/** What the list is narrowed to, and its order. */
export type Filter = Pick<MembersFilter, 'search' | 'joined' | 'lastLogin' | 'sort' | 'direction'>

const MEMBERS_PAGE = 100
const SESSIONS_PAGE = 5

export const memberProfileQuery = (userId: string) => queryOf(calls.memberProfile, { params: { userId } })

/** One group of the list, page by page. */
export const membersQuery = (group: MembersFilter['group'], filter: Filter) =>
  pagesOf(calls.listMembers, MEMBERS_PAGE, { query: { ...filter, group } })

/** Both groups in one, newest first. */
export const allUsersQuery = (search: string | undefined) =>
  pagesOf(calls.listMembers, MEMBERS_PAGE, { query: { search } })

export const memberCountsQuery = ({ search, joined, lastLogin }: Partial<Filter>) =>
  queryOf(calls.countMembers, { query: { search, joined, lastLogin } })

/** Where the server makes the table of all that is filtered. */
export const membersCsvAddress = (filter: Filter) => addressOf(calls.membersCsv.path, { query: filter })

/** When somebody signed in, latest first. */
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
