import { reportDecisions, reportReasons, reportStatuses } from '@pepwell/domain/social/abuse-reports'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { instant, optionalText, pageSize, rowId, rowIdInPath } from '../fields.ts'
import * as calls from './abuse-reports.calls.ts'
import { PublicPerson } from './public-person.ts'

const Message = z.object({ message: z.string() })

/** The kinds of reportable content. */
export const reportedKinds = ['member', 'message', 'stack'] as const

const SUBJECT = 'Please say what you’re reporting'

/** The form of a report. */
export const AbuseReport = z
  .object({
    /** the reported person */
    userId: personId,
    kind: z.enum(reportedKinds, SUBJECT).default('member'),
    /** the id of the message or stack */
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

/** The reported message, or one near it. */
export const NearbyMessage = z.object({
  id: z.number(),
  /** the sender's name */
  sender: z.string(),
  text: z.string(),
  /** its picture's URL for operators; null without one */
  pictureUrl: z.string().nullable(),
  at: instant,
})
export type NearbyMessage = z.output<typeof NearbyMessage>

/** An abuse report as operators see it. */
export const ListedReport = z.object({
  id: z.number(),
  kind: z.enum(reportedKinds),
  subjectId: z.number().nullable(),
  /** the message's or stack's text when it was reported */
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
    /** all reports of the person, including this one, and how many led to a warning */
    reports: z.number(),
    warnings: z.number(),
  }),
  /** the reported message in its context, in order */
  nearby: z.array(NearbyMessage),
})
export type ListedReport = z.output<typeof ListedReport>

export const listAbuseReports = call(calls.listAbuseReports, {
  summary: 'List open reports, oldest first, or resolved ones, latest first, paged by the last row',
  query: z.object({
    state: z.enum(['open', 'settled'], "Please ask for 'open' or 'settled' reports").default('open'),
    limit: pageSize({ max: 100, defaultSize: 50, things: 'reports' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(ListedReport),
})

export const resolveAbuseReport = call(calls.resolveAbuseReport, {
  summary:
    'Resolve a report: dismiss it, warn the person, suspend their account (ends all sessions), or hide their content',
  params: z.object({ id: rowIdInPath }),
  body: z.object({ decision: z.enum(reportDecisions, 'Please choose what to do') }),
  reply: Message,
  errors: ['REPORT_NOT_FOUND', 'ADMIN_NOT_SUSPENDED', 'MEMBER_NOT_FOUND', 'NOTHING_TO_HIDE'],
})

export const liftSuspension = call(calls.liftSuspension, {
  summary: 'Lift an account’s suspension',
  params: z.object({ userId: personId }),
  reply: Message,
  errors: ['NOT_SUSPENDED'],
})
