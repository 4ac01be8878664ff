import { adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowIdInPath, text } from '../fields.ts'
import * as calls from './members.calls.ts'
import { email, newPassword, optionalPersonName } from './person-fields.ts'

declare module '../call.ts' {
  interface Declared {
    members: typeof import('./members.ts')
  }
}

/** Sort fields of members; each starts with what operators look for first. */
export const memberOrders = ['newest', 'name', 'email', 'last-login', 'logins'] as const

/** The two groups of members. */
export const memberGroups = ['admins', 'members'] as const

/** Recency of sign-up or last visit, in the operator's days: today, the last seven or the last thirty. */
const spans = ['today', 'week', 'month'] as const

/** Filter by sign-up. */
export const joinedSpans = spans

/** Filter by last sign-in; 'longer' is before the last thirty days. */
export const loginSpans = [...spans, 'longer', 'never'] as const

const NO_SPAN = 'This is not a valid span'
const NO_AREA = 'Please choose parts of the back office'

/** The number of members returned without paging. */
const MOST_AT_ONCE = 10_000

const userId = z
  .string()
  .max(100, 'This is not a valid id')
  .regex(/^user_[a-z0-9_-]+$/, 'This is not a valid id')
const params = z.object({ userId })

/** A member in the operators' list. `avgSessionDuration` is in seconds; null without any session. */
export const Member = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  userHandle: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: instant,
  /** number of sign-ins, including sign-up */
  loginCount: z.number(),
  avgSessionDuration: z.number().nullable(),
  lastLogin: instant.nullable(),
})
export type Member = z.output<typeof Member>

export const dashboardStats = call(calls.dashboardStats, {
  summary: 'The four figures above the panel; days and weeks are the operator’s own',
  reply: z.object({
    totalUsers: z.number(),
    /** members with an active plan entry */
    activePeptideUsers: z.number(),
    /** doses logged today, on the operator's calendar */
    dosageLogsToday: z.number(),
    /** members who joined in the last seven days, including today */
    newUsersThisWeek: z.number(),
  }),
})

/** Filters and order of members. */
const MembersFilter = z.object({
  /** part of an email, first name or last name, ignoring case */
  search: text(200).optional(),
  group: z.enum(memberGroups).optional(),
  joined: z.enum(joinedSpans, NO_SPAN).optional(),
  lastLogin: z.enum(loginSpans, NO_SPAN).optional(),
  sort: z.enum(memberOrders, 'This is not a valid order').default('newest'),
  /** default: newest, latest and largest first; names and addresses from A */
  direction: z.enum(['asc', 'desc']).optional(),
})
export type MembersFilter = z.output<typeof MembersFilter>

export const listMembers = call(calls.listMembers, {
  summary: `Members, newest first unless another order is asked for; without a page, up to ${MOST_AT_ONCE}`,
  query: MembersFilter.extend({
    limit: pageSize({ most: MOST_AT_ONCE, usual: MOST_AT_ONCE, things: 'members' }),
    /** id of the last member of the previous page */
    after: userId.optional(),
  }),
  reply: z.array(Member),
})

export const countMembers = call(calls.countMembers, {
  summary: 'How many members the same filters find, in each group',
  query: MembersFilter.pick({ search: true, joined: true, lastLogin: true }),
  reply: z.object({ admins: z.number(), members: z.number() }),
})

export const membersCsv = call(calls.membersCsv, {
  summary: 'All members that the same filters find, however many, as a table for spreadsheets',
  query: MembersFilter,
  reply: z.unknown(),
  sends: 'text/csv',
})

export const memberProfile = call(calls.memberProfile, {
  summary: 'One member in full: who they are, and how they use the product',
  params,
  reply: Member.extend({
    profileImageUrl: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    /** pounds */
    weight: z.number().nullable(),
    /** whole inches */
    height: z.number().nullable(),
    /** completed years, in the member's time zone */
    age: z.number().nullable(),
    profileCompleted: z.boolean(),
    /** an admin's areas, empty for all; null for members who aren't admins */
    permissions: z.array(z.enum(adminAreas)).nullable(),
    /** plan entries with status active */
    activePeptides: z.number(),
    dosageLogs: z.number(),
    reminders: z.number(),
  }),
  errors: ['MEMBER_NOT_FOUND'],
})

/** One session of a member. */
export const LoginSession = z.object({
  id: z.number(),
  loginTime: instant,
  lastActivityAt: instant,
  /** null while it is open, or when it expired */
  logoutTime: instant.nullable(),
  /** seconds from sign-in to its end or last activity */
  sessionDuration: z.number(),
  isActive: z.boolean(),
  ipAddress: z.string().nullable(),
  deviceType: z.string().nullable(),
  browserInfo: z.string().nullable(),
})
export type LoginSession = z.output<typeof LoginSession>

export const memberActivity = call(calls.memberActivity, {
  summary:
    'When and from where a member signed in, latest first; the next page begins after the last row of this one',
  params,
  query: z.object({ limit: pageSize({ most: 100, usual: 20 }), after: rowIdInPath.optional() }),
  reply: z.array(LoginSession),
  errors: ['MEMBER_NOT_FOUND'],
})

const Message = z.object({ message: z.string() })

export const resetMemberPassword = call(calls.resetMemberPassword, {
  summary: 'Set a temporary password, good for 24 hours, and mail it; the member is signed out everywhere',
  params,
  reply: z.object({
    tempPassword: z.string(),
    /** whether its mail was sent */
    mailed: z.boolean(),
  }),
  errors: ['MEMBER_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const removeSignInKeys = call(calls.removeSignInKeys, {
  summary: 'Take two-step sign-in and all passkeys away from a member who lost them, and mail them that',
  params,
  reply: z.object({
    /** whether the notification mail was sent */
    mailed: z.boolean(),
  }),
  errors: ['MEMBER_NOT_FOUND', 'OWN_KEYS_STAY', 'NO_SIGN_IN_KEYS', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const endMemberSession = call(calls.endMemberSession, {
  summary: 'Sign a member out of one session',
  params: params.extend({ id: rowIdInPath }),
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'SESSION_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const deleteMember = call(calls.deleteMember, {
  summary: 'Delete a member for good, with everything that is theirs',
  params,
  reply: Message,
  errors: [
    'MEMBER_NOT_FOUND',
    'OWN_ACCOUNT_STAYS',
    'SUPPORT_ACCOUNT_STAYS',
    'WIDER_RIGHTS',
    'NOT_ALLOWED',
    'OPEN_ORDERS',
  ],
})

/** The form of a new admin's account. */
export const NewAdmin = z.object({
  email: email(),
  firstName: optionalPersonName(),
  lastName: optionalPersonName(),
  password: newPassword,
})

export const createAdmin = call(calls.createAdmin, {
  summary:
    'Create an account that is an admin of all that is open to the caller, and mail a link to choose its password',
  body: NewAdmin,
  reply: Message.extend({ id: z.string(), mailed: z.boolean() }),
  status: 201,
  errors: ['EMAIL_TAKEN', 'PASSWORD_GUESSABLE', 'NOT_ALLOWED'],
})

export const makeAdmin = call(calls.makeAdmin, {
  summary: 'Make a member an admin of all that is open to the caller',
  params,
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const setPermissions = call(calls.setPermissions, {
  summary: 'Say which parts of the back office are open to an admin; null makes them a member again',
  params,
  body: z.object({
    /** an empty list means all */
    permissions: z.array(z.enum(adminAreas, NO_AREA), NO_AREA).max(adminAreas.length, NO_AREA).nullable(),
  }),
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'OWN_RIGHTS_STAY', 'SUPPORT_ACCOUNT_STAYS', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})
