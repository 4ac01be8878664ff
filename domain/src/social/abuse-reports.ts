/** Reasons for a report. */
export const reportReasons = ['harassment', 'spam', 'selling', 'dangerous', 'impersonation', 'other'] as const

export type ReportReason = (typeof reportReasons)[number]

/** The labels of the reasons. */
export const reportReasonLabels: Record<ReportReason, string> = {
  harassment: 'Harassment or threats',
  spam: 'Spam',
  selling: 'Selling or advertising',
  dangerous: 'Dangerous advice',
  impersonation: 'Pretending to be someone else',
  other: 'Something else',
}

/** Possible decisions: of reported content, only shared content can be hidden. */
export const reportDecisions = ['dismiss', 'warn', 'suspend', 'hide'] as const

export type ReportDecision = (typeof reportDecisions)[number]

/** A reason set by the system: the content stays hidden until the report is resolved. */
export const HELD_DETAILS =
  'We hold this for review. It has a link, a phone number, a handle or our name. Dismiss the report to show it to others.'

/** A report's state: open, or its resolution. */
export const reportStatuses = ['open', 'dismissed', 'warned', 'suspended', 'hidden'] as const

export type ReportStatus = (typeof reportStatuses)[number]

/** A report's status after each decision. */
export const statusAfter: Record<ReportDecision, Exclude<ReportStatus, 'open'>> = {
  dismiss: 'dismissed',
  warn: 'warned',
  suspend: 'suspended',
  hide: 'hidden',
}

/** The text for a person who was warned; without a final period. */
export const warningWords = (reason: ReportReason): string =>
  reason === 'other'
    ? 'Someone reported you, and we agree with them. Please be considerate. If it happens again, we may suspend your account'
    : `Someone reported you for this: ${reportReasonLabels[reason].toLowerCase()}. We agree with them. If it happens again, we may suspend your account`
