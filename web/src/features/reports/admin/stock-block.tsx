import { reportWords } from '@pepwell/domain/report-words'
import { useQuery } from '@tanstack/react-query'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { Bar } from './bar.tsx'
import { dollars } from './money-shown.ts'
import { ReportBlock } from './report-block.tsx'
import { shown } from './report-table.ts'
import { type ReportSpan, reportQueries, type StockReport } from './reports.api.ts'

const tableOf = ({ products }: StockReport) => ({
  header: ['Product', 'Units', 'Value, $', 'Units without a cost'],
  rows: products.map(({ name, units, value, unitsWithoutCost }) => [name, units, value, unitsWithoutCost]),
})

function Rows({ products }: Pick<StockReport, 'products'>) {
  const most = Math.max(0.01, ...products.map(({ value }) => value))
  return (
    <RowsTable
      label="Stock"
      header={['Product', 'Units', 'Value']}
      rows={products.map(({ name, units, value, unitsWithoutCost }) => ({
        name,
        cells: [
          shown(units),
          <span key="value" className="flex items-center justify-end gap-3">
            <Bar share={value / most} className="w-16 max-sm:hidden" />
            <span className="min-w-16">{unitsWithoutCost === units ? '—' : dollars(value)}</span>
          </span>,
        ],
      }))}
    />
  )
}

/** What is on hand, at what it cost. */
export function StockBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).stock)
  return (
    <ReportBlock
      title="Stock value"
      subtitle="What is on hand now, at what its batches cost"
      tip={reportWords.stockValue}
      file="pepwell-stock-value"
      query={query}
      empty={({ units }) => (units === 0 ? 'There is nothing in stock' : undefined)}
      figures={(report) => [
        { label: 'Value', value: dollars(report.value) },
        { label: 'Units', value: report.units },
        { label: 'Without a cost', value: report.unitsWithoutCost },
      ]}
      table={tableOf}
      isTable
      className={className}
    >
      {(report) => <Rows products={report.products} />}
    </ReportBlock>
  )
}
