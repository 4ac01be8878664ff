import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { Bar } from './bar.tsx'
import { dollars } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type ReportSpan, reportQueries, type StockReport } from './reports.api.ts'

const tableOf = ({ products }: StockReport) => ({
  header: ['Product', 'Units', 'Value, $', 'Without a cost', 'Expired or recalled'],
  rows: products.map(({ name, units, value, unitsWithoutCost, unitsExpired }) => [
    name,
    units,
    // Unknown costs have no value.
    unitsWithoutCost === units ? null : value,
    unitsWithoutCost,
    unitsExpired,
  ]),
})

function Rows({ products }: Pick<StockReport, 'products'>) {
  const max = Math.max(0.01, ...products.map(({ value }) => value))
  return (
    <RowsTable
      label="Stock"
      header={['Product', 'Units', 'Without a cost', 'Unsellable', 'Value']}
      rows={products.map(({ name, units, value, unitsWithoutCost, unitsExpired }) => ({
        name,
        cells: [
          cellText(units),
          cellText(unitsWithoutCost),
          cellText(unitsExpired),
          <span key="value" className="flex items-center justify-end gap-3">
            <Bar share={value / max} className="w-16 max-sm:hidden" />
            <span className="min-w-16">{unitsWithoutCost === units ? '—' : dollars(value)}</span>
          </span>,
        ],
      }))}
    />
  )
}

/** Stock on hand at cost; expired units are separate. */
export function StockBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).stock)
  return (
    <ReportBlock
      title="Stock value"
      subtitle="Sellable units on hand, at batch cost"
      tip={reportWords.stockValue}
      file="pepwell-stock-value"
      query={query}
      empty={({ products }) => (products.length === 0 ? 'Nothing in stock' : undefined)}
      figures={(report) => [
        { label: 'Value', value: dollars(report.value) },
        { label: 'Units', value: report.units },
        { label: 'Without a cost', value: report.unitsWithoutCost },
        { label: 'Expired or recalled', value: report.unitsExpired },
      ]}
      table={tableOf}
      isTable
      className={className}
    >
      {(report) => <Rows products={report.products} />}
    </ReportBlock>
  )
}
