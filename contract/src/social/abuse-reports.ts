import { reportDecisions, reportReasons, reportStatuses } from '@pepwell/domain/social/abuse-reports'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { instant, optionalText, pageSize, rowId, rowIdInPath } from '../fields.ts'
import * as calls from './abuse-reports.calls.ts'
import { PublicPerson } from './public-person.ts'

declare module '../call.ts' {
  interface Declared {
    'abuse-reports': typeof import('./abuse-reports.ts')
  }
}

const Message = z.object({ message: z.string() })

/** What of somebody can be reported. */
export const reportedKinds = ['member', 'message', 'stack'] as const

const SUBJECT = 'Please say what it is about'

/** The form of a report. */
export const AbuseReport = z
  .object({
    /** who is reported */
    userId: personId,
    kind: z.enum(reportedKinds, SUBJECT).default('member'),
    /** of the message or the stack */
    subjectId: rowId(SUBJECT).optional(),
    reason: z.enum(reportReasons, 'Please choose a reason'),
    details: optionalText(2000),
  })
  .refine(({ kind, subjectId }) => (kind === 'member') === (subjectId === undefined), {
    message: SUBJECT,
    path: ['subjectId'],
  })

export const reportAbuse = call(calls.reportAbuse, {
  summary: 'Report a person or their content to the operators; repeats are ignored',
  body: AbuseReport,
  reply: Message,
  errors: ['MEMBER_NOT_FOUND', 'REPORTED_NOT_FOUND', 'ONESELF', 'TOO_MANY_REQUESTS'],
})

/** A message that stands near the one that was reported, or is it. */
export const NearbyMessage = z.object({
  id: z.number(),
  /** what the sender is called */
  sender: z.string(),
  text: z.string(),
  /** where operators see its picture; null for one without */
  pictureUrl: z.string().nullable(),
  at: instant,
})
export type NearbyMessage = z.output<typeof NearbyMessage>

/** A report as operators see it. */
export const ListedReport = z.object({
  id: z.number(),
  kind: z.enum(reportedKinds),
  subjectId: z.number().nullable(),
  /** what the message or the stack said when it was reported */
  quote: z.string().nullable(),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  status: z.enum(reportStatuses),
  createdAt: instant,
  settledAt: instant.nullable(),
  reporter: PublicPerson,
  reported: PublicPerson.extend({
    isAdmin: z.boolean(),
    suspendedAt: instant.nullable(),
    /** reports of them, this one too, and how many of these came to a warning */
    reports: z.number(),
    warnings: z.number(),
  }),
  /** the reported message among those around it, in their order */
  nearby: z.array(NearbyMessage),
})
export type ListedReport = z.output<typeof ListedReport>

export const listAbuseReports = call(calls.listAbuseReports, {
  summary: 'List open reports, oldest first, or resolved ones, latest first, paged by the last row',
  query: z.object({
    state: z.enum(['open', 'settled'], "Please ask for those 'open' or 'settled'").default('open'),
    limit: pageSize({ most: 100, usual: 50, things: 'reports' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(ListedReport),
})

export const resolveAbuseReport = call(calls.resolveAbuseReport, {
  summary:
    'Resolve a report: dismiss it, warn the person, suspend their account (ends all sessions), or hide their content',
  params: z.object({ id: rowIdInPath }),
  body: z.object({ decision: z.enum(reportDecisions, 'Please choose what is to be done') }),
  reply: Message,
  errors: ['REPORT_NOT_FOUND', 'ADMIN_NOT_SUSPENDED', 'MEMBER_NOT_FOUND', 'NOTHING_TO_HIDE'],
})

export const liftSuspension = call(calls.liftSuspension, {
  summary: 'Lift an account’s suspension',
  params: z.object({ userId: personId }),
  reply: Message,
  errors: ['NOT_SUSPENDED'],
})
