import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { ActivityBlock } from './activity-block.tsx'
import { Bar } from './bar.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { reportName } from './export-report.ts'
import { ForecastBlock } from './forecast-block.tsx'
import { GrowthBlock } from './growth-block.tsx'
import { percent } from './money-text.ts'
import { PeptidesBlock } from './peptides-block.tsx'
import { ReportBlock } from './report-block.tsx'
import { ReportSettings } from './report-settings.tsx'
import { cellText } from './report-table.ts'
import { type GrowthReport, type ReportSpan, reportQueries } from './reports.api.ts'
import { RetentionBlock } from './retention-block.tsx'
import { SalesBlock } from './sales-block.tsx'
import { SoldProductsBlock } from './sold-products-block.tsx'
import { StockBlock } from './stock-block.tsx'
import { SupportWaitBlock } from './support-wait-block.tsx'
import { TrendsBlock } from './trends-block.tsx'
import { useReportSpan } from './use-report-span.ts'
import { WebsiteBlock } from './website-block.tsx'
import { WeeklyReport } from './weekly-report.tsx'

const tableOf = ({ funnel }: GrowthReport) => ({
  header: ['Step', 'People', 'Share of the previous step, %'],
  rows: funnel.map(({ step, people, share }) => [step, people, share]),
})

/** The funnel of users who joined in the range. */
function FunnelBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userGrowth)
  return (
    <ReportBlock
      title="From visit to order"
      subtitle="Share of the previous step"
      span={span}
      tip={`${reportWords.funnel} ${reportWords.uniqueVisitor}`}
      file={`${reportName(span)}-funnel`}
      query={query}
      table={tableOf}
      className={className}
    >
      {({ funnel }) => (
        <ol className="flex flex-1 flex-col justify-around divide-y divide-line">
          {funnel.map(({ step, people, share }, index) => (
            <li key={step} className="flex min-h-12 items-center gap-3 text-sm">
              <span className="w-20 shrink-0">{step}</span>
              <strong className="w-14 shrink-0 text-right tabular-nums">{cellText(people)}</strong>
              {index > 0 && <Bar share={(share ?? 0) / 100} className="flex-1" />}
              {index > 0 && (
                <span className="w-14 shrink-0 text-right text-soft tabular-nums">{percent(share)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </ReportBlock>
  )
}

/** The usage reports, by the operator's calendar; each block loads and fails independently. */
export function ReportsPanel({ timeZone }: { timeZone: string }) {
  const state = useReportSpan(timeZone)
  const { span } = state
  return (
    <>
      <ReportSettings state={state} timeZone={timeZone} />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-12">
        <GrowthBlock span={span} className="lg:col-span-8" />
        <FunnelBlock span={span} className="lg:col-span-4" />
        <PeptidesBlock span={span} className="lg:col-span-7" />
        <WebsiteBlock span={span} className="lg:col-span-5" />
        <TrendsBlock span={span} className="lg:col-span-7" />
        <ForecastBlock span={span} className="lg:col-span-5" />
        <ActivityBlock span={span} className="lg:col-span-12" />
        <RetentionBlock span={span} className="lg:col-span-12" />
        <SalesBlock span={span} className="lg:col-span-7" />
        <StockBlock span={span} className="lg:col-span-5" />
        <SoldProductsBlock span={span} className="lg:col-span-12" />
        <DeliveryBlock span={span} className="lg:col-span-7" />
        <SupportWaitBlock span={span} className="lg:col-span-5" />
      </div>
      <WeeklyReport />
    </>
  )
}
