import { type ReportDecision, reportReasonLabels } from '@pepwell/domain/social/abuse-reports'
import { publicName } from '@pepwell/domain/social/public-names'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/classes.ts'
import { avatarOf } from '../../../lib/pictures/person-avatar.ts'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ListedReport } from './abuse-reports.api.ts'

const statusWords = {
  open: undefined,
  dismissed: ['neutral', 'Dismissed'],
  warned: ['warn', 'Warned'],
  suspended: ['danger', 'Suspended'],
  hidden: ['warn', 'Hidden'],
} as const

const kindWords = { member: '', message: 'a message', stack: 'a stack' } as const

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function Reported({ reported }: Pick<ListedReport, 'reported'>) {
  const { reports, warnings, isAdmin, suspendedAt, userHandle } = reported
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar {...avatarOf(reported)} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 font-bold">
          <span className="wrap-anywhere">{publicName(reported)}</span>
          {isAdmin && <Badge tone="info">Admin</Badge>}
          {suspendedAt && <Badge tone="danger">Suspended</Badge>}
        </h2>
        <p className="text-sm text-soft">
          {[userHandle, times(reports, 'report', 'reports'), times(warnings, 'warning', 'warnings')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

/** A picture from a message; opens in a new tab. */
const ReportedPicture = ({ url, sender }: { url: string; sender: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className="mt-1 block w-fit overflow-hidden rounded-xl border border-line"
  >
    <img src={url} alt={`What ${sender} sent`} loading="lazy" className="max-h-60 max-w-full" />
  </a>
)

/** The reported content with the messages around it, if known. */
function Evidence({ report, timeZone }: { report: ListedReport; timeZone: string }) {
  const { nearby, quote, subjectId } = report
  if (nearby.length === 0 && quote === null) return null
  return (
    <div className="mt-3 rounded-xl bg-sunken px-3.5 py-2.5">
      {quote !== null && (
        <>
          <p className="text-sm text-soft">When reported, it said</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{quote}</p>
        </>
      )}
      {nearby.length > 0 && (
        <ol aria-label="Surrounding messages" className="mt-2 space-y-1.5 border-t border-line pt-2 text-sm">
          {nearby.map(({ id, sender, text, pictureUrl, at }) => (
            <li key={id} className={cx('wrap-anywhere', id === subjectId && 'font-semibold')}>
              <span className="text-soft">
                {sender}, {formatInstant(at, timeZone)}:{' '}
              </span>
              <span className="whitespace-pre-wrap">{text}</span>
              {pictureUrl && <ReportedPicture url={pictureUrl} sender={sender} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface ReportCardProps {
  report: ListedReport
  timeZone: string
  ask: (decision: ReportDecision) => void
  /** actions for a resolved report */
  children?: ReactNode
}

const decisions = [
  ['dismiss', 'Dismiss', 'secondary'],
  ['hide', 'Hide', 'secondary'],
  ['warn', 'Warn', 'secondary'],
  ['suspend', 'Suspend', 'destructive'],
] as const

/** A report: the member, the reporter, the reason and the actions. */
export function ReportCard({ report, timeZone, ask, children }: ReportCardProps) {
  const { kind, reason, details, status, createdAt, settledAt, reporter, reported } = report
  const settled = statusWords[status]
  const can = (decision: ReportDecision) =>
    decision === 'hide' ? kind === 'stack' : decision !== 'suspend' || !reported.isAdmin
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Reported reported={reported} />
        {settled && <Badge tone={settled[0]}>{settled[1]}</Badge>}
      </div>
      <p className="mt-3">
        <span className="font-semibold">{reportReasonLabels[reason]}</span>
        {kindWords[kind] && ` in ${kindWords[kind]}`}
        <span className="text-soft">
          {' '}
          · reported by {publicName(reporter)}, {formatInstant(createdAt, timeZone)}
          {settledAt && ` · resolved ${formatInstant(settledAt, timeZone)}`}
        </span>
      </p>
      {details && <p className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">{details}</p>}
      <Evidence report={report} timeZone={timeZone} />
      {status === 'open' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {decisions
            .filter(([decision]) => can(decision))
            .map(([decision, label, variant]) => (
              <Button key={decision} variant={variant} size="sm" onClick={() => ask(decision)}>
                {label}
              </Button>
            ))}
        </div>
      )}
      {children}
    </Card>
  )
}
