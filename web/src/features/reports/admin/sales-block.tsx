import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { percentText } from '../../../lib/format/percent.ts'
import { ChartArea } from './chart-area.tsx'
import type { ChartSeries } from './chart-series.ts'
import { dollars, percent } from './money-text.ts'
import { monthName } from './months.ts'
import { ReportBlock } from './report-block.tsx'
import { type ReportSpan, reportQueries, type SalesReport } from './reports.api.ts'

const series: readonly ChartSeries[] = [
  { key: 'revenue', name: 'Revenue', color: 'var(--accent)', look: 'bars' },
  { key: 'margin', name: 'Margin', color: 'var(--series-2)', look: 'bars' },
]

const tableOf = ({ months }: SalesReport) => ({
  header: ['Month', 'Orders', 'Revenue, $', 'Margin, $', 'Margin, %', 'Costs known, %', 'Without a cost'],
  rows: months.map(({ month, orders, revenue, margin, marginPercent, costsKnown, unitsWithoutCost }) => [
    monthName(month, 'long'),
    ...[orders, revenue, margin, marginPercent, costsKnown, unitsWithoutCost],
  ]),
})

/** A loss has no bar; the table shows it. */
const pointsOf = ({ months }: SalesReport) =>
  months.map(({ month, revenue, margin }) => ({
    label: monthName(month),
    values: { revenue, margin: margin === null ? null : Math.max(0, margin) },
  }))

const isEmpty = ({ months }: SalesReport) => months.every(({ orders }) => orders === 0)

/** The share of revenue with known costs, if not all. */
const known = ({ costsKnown, marginPercent }: SalesReport): string =>
  costsKnown === null || costsKnown === 100 || marginPercent === null
    ? ''
    : `The margin covers ${percentText(costsKnown)} of the revenue. We don’t know the cost of the rest.`

/** Sales and margin, for the range and by month. */
export function SalesBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).sales)
  return (
    <ReportBlock
      title="Sales"
      subtitle="Paid orders in this period and the 12 months up to its end"
      tip={`${reportWords.sales} ${reportWords.margin} ${reportWords.trend}`}
      file="pepwell-sales"
      query={query}
      empty={(report) => (isEmpty(report) ? 'No sales in these 12 months' : undefined)}
      figures={(report) => [
        { label: 'Revenue', value: dollars(report.revenue), change: report.changes.revenue },
        { label: 'Orders', value: report.orders, change: report.changes.orders },
        { label: 'Margin', value: dollars(report.margin) },
        { label: 'Margin of revenue', value: percent(report.marginPercent) },
        { label: 'Without a cost', value: report.unitsWithoutCost },
      ]}
      table={tableOf}
      className={className}
    >
      {(report) => (
        <>
          {known(report) && <p className="mb-3 text-sm text-soft">{known(report)}</p>}
          <ChartArea
            words="Monthly revenue and margin over the last 12 months, in dollars"
            points={pointsOf(report)}
            series={series}
          />
        </>
      )}
    </ReportBlock>
  )
}
