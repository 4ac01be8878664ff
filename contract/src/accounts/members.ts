import { adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowIdInPath, text } from '../fields.ts'
import * as calls from './members.calls.ts'
import { email, newPassword, optionalPersonName } from './person-fields.ts'

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

const NO_SPAN = 'This is not a valid date range'
const NO_AREA = 'Please choose at least one area'

/** The number of members returned without paging. */
const MAX_AT_ONCE = 10_000

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
  summary: 'Get the four figures above the panel, in the operator’s time zone',
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
  summary: `List members, newest first by default; up to ${MAX_AT_ONCE} without paging`,
  query: MembersFilter.extend({
    limit: pageSize({ max: MAX_AT_ONCE, defaultSize: MAX_AT_ONCE, things: 'members' }),
    /** id of the last member of the previous page */
    after: userId.optional(),
  }),
  reply: z.array(Member),
})

export const countMembers = call(calls.countMembers, {
  summary: 'Count the members that match the filters, by group',
  query: MembersFilter.pick({ search: true, joined: true, lastLogin: true }),
  reply: z.object({ admins: z.number(), members: z.number() }),
})

export const membersCsv = call(calls.membersCsv, {
  summary: 'Export all members that match the filters as CSV',
  query: MembersFilter,
  reply: z.unknown(),
  sends: 'text/csv',
})

export const memberProfile = call(calls.memberProfile, {
  summary: 'Get a member’s details and usage',
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
  summary: 'List a member’s sign-ins, latest first, paged by the last row',
  params,
  query: z.object({ limit: pageSize({ max: 100, defaultSize: 20 }), after: rowIdInPath.optional() }),
  reply: z.array(LoginSession),
  errors: ['MEMBER_NOT_FOUND'],
})

const Message = z.object({ message: z.string() })

export const resetMemberPassword = call(calls.resetMemberPassword, {
  summary: 'Set and mail a temporary password, valid for 24 hours; ends the member’s sessions',
  params,
  reply: z.object({
    tempPassword: z.string(),
    /** whether its mail was sent */
    mailed: z.boolean(),
  }),
  errors: ['MEMBER_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const removeSignInKeys = call(calls.removeSignInKeys, {
  summary: 'Reset a member’s two-step sign-in and passkeys, and notify them by mail',
  params,
  reply: z.object({
    /** whether the notification mail was sent */
    mailed: z.boolean(),
  }),
  errors: ['MEMBER_NOT_FOUND', 'OWN_KEYS_STAY', 'NO_SIGN_IN_KEYS', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const endMemberSession = call(calls.endMemberSession, {
  summary: 'End one of a member’s sessions',
  params: params.extend({ id: rowIdInPath }),
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'SESSION_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const deleteMember = call(calls.deleteMember, {
  summary: 'Delete a member and all their data permanently',
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
  summary: 'Create an admin account with the caller’s areas, and mail a link to set its password',
  body: NewAdmin,
  reply: Message.extend({ id: z.string(), mailed: z.boolean() }),
  status: 201,
  errors: ['EMAIL_TAKEN', 'PASSWORD_GUESSABLE', 'NOT_ALLOWED'],
})

export const makeAdmin = call(calls.makeAdmin, {
  summary: 'Make a member an admin with the caller’s areas',
  params,
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})

export const setPermissions = call(calls.setPermissions, {
  summary: 'Set an admin’s back office areas; null makes them a member again',
  params,
  body: z.object({
    /** an empty list means all */
    permissions: z.array(z.enum(adminAreas, NO_AREA), NO_AREA).max(adminAreas.length, NO_AREA).nullable(),
  }),
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'OWN_RIGHTS_STAY', 'SUPPORT_ACCOUNT_STAYS', 'WIDER_RIGHTS', 'NOT_ALLOWED'],
})
