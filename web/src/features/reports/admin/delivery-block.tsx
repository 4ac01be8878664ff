import type { ReminderChannel } from '@pepwell/contract/reports/business-reports'
import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { Bar } from './bar.tsx'
import { reportName } from './export-report.ts'
import { percent } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type DeliveryReport, type ReportSpan, reportQueries } from './reports.api.ts'

const names: Record<ReminderChannel, string> = {
  in_app: 'In the app',
  push: 'Push',
  email: 'Email',
  sms: 'Text message',
}

const tableOf = (channels: DeliveryReport) => ({
  header: ['Channel', 'Sent', 'Failed', 'Not needed or too late', 'Delivered, %'],
  rows: channels.map(({ channel, sent, failed, expired, rate }) => [
    names[channel],
    ...[sent, failed, expired, rate],
  ]),
})

const isEmpty = (channels: DeliveryReport) =>
  channels.every(({ sent, failed, expired }) => sent + failed + expired === 0)

/** Reminder delivery. */
export function DeliveryBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).reminderDelivery)
  return (
    <ReportBlock
      title="Reminders by channel"
      subtitle="Share of sent and failed reminders we delivered"
      span={span}
      tip={reportWords.delivery}
      file={`${reportName(span)}-reminders`}
      query={query}
      empty={(channels) => (isEmpty(channels) ? 'No reminders were due in this period' : undefined)}
      table={tableOf}
      isTable
      className={className}
    >
      {(channels) => (
        <RowsTable
          label="Reminders"
          header={['Channel', 'Sent', 'Failed', 'Not needed', 'Delivered']}
          rows={channels.map(({ channel, sent, failed, expired, rate }) => ({
            name: names[channel],
            cells: [
              cellText(sent),
              cellText(failed),
              cellText(expired),
              <span key="rate" className="flex items-center justify-end gap-3">
                <Bar share={(rate ?? 0) / 100} className="w-20 max-sm:hidden" />
                <strong className="min-w-14">{percent(rate)}</strong>
              </span>,
            ],
          }))}
        />
      )}
    </ReportBlock>
  )
}
