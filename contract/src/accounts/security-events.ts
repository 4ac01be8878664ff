import { securityEventKinds, securityEventOutcomes } from '@pepwell/domain/accounts/security-events'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, instant, pageSize, rowIdInPath, text } from '../fields.ts'
import * as calls from './security-events.calls.ts'

/** A change to an account's sign-in, security or contact details. */
export const SecurityEvent = z.object({
  id: z.number(),
  at: instant,
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityEventOutcomes),
  /** 'desktop', 'mobile' or 'tablet', if the browser says */
  deviceType: z.string().nullable(),
  /** 'Firefox 140 on macOS' */
  browserInfo: z.string().nullable(),
  /** the IP address; none for the team's actions */
  ipAddress: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof SecurityEvent>

const Page = z.object({
  limit: pageSize({ max: 100, defaultSize: 20 }),
  after: rowIdInPath.optional(),
})

export const ownSecurityEvents = call(calls.ownSecurityEvents, {
  summary: 'List your sign-ins and security changes, latest first, paged by the last row',
  query: Page,
  reply: z.array(SecurityEvent),
})

/** A member's event as operators see it. */
export const MemberSecurityEvent = SecurityEvent.extend({
  member: z.object({ id: z.string(), email: z.string() }),
})
export type MemberSecurityEvent = z.output<typeof MemberSecurityEvent>

const SecurityEventsFilter = z.object({
  /** the member's id */
  userId: text(100).optional(),
  kind: z.enum(securityEventKinds, 'This is not a kind of security event').optional(),
  /** first and last day, in the caller's time zone */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
})
export type SecurityEventsFilter = z.output<typeof SecurityEventsFilter>

export const listSecurityEvents = call(calls.listSecurityEvents, {
  summary: 'List sign-ins and security changes of all accounts, latest first; viewing is audited',
  query: SecurityEventsFilter.extend(Page.shape),
  reply: z.array(MemberSecurityEvent),
})
