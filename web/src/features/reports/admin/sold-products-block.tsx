import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { Bar } from './bar.tsx'
import { reportName } from './export-report.ts'
import { dollars, percent } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type ReportSpan, reportQueries, type SalesReport } from './reports.api.ts'

const tableOf = ({ products }: SalesReport) => ({
  header: [
    'Product',
    'Orders',
    'Units',
    'Revenue, $',
    'Margin, $',
    'Margin, %',
    'Costs known, %',
    'Without a cost',
  ],
  rows: products.map(({ name, orders, units, revenue, margin, ...of }) => [
    name,
    ...[orders, units, revenue, margin, of.marginPercent, of.costsKnown, of.unitsWithoutCost],
  ]),
})

function Rows({ products }: Pick<SalesReport, 'products'>) {
  const max = Math.max(0.01, ...products.map(({ revenue }) => revenue))
  return (
    <RowsTable
      label="Sold products"
      header={['Product', 'Orders', 'Units', 'Revenue', 'Margin', 'of revenue', 'Without a cost']}
      rows={products.map(({ name, orders, units, revenue, margin, marginPercent, unitsWithoutCost }) => ({
        name,
        cells: [
          cellText(orders),
          cellText(units),
          <span key="revenue" className="flex items-center justify-end gap-3">
            <Bar share={revenue / max} className="w-20 max-sm:hidden" />
            <span className="min-w-16">{dollars(revenue)}</span>
          </span>,
          dollars(margin),
          percent(marginPercent),
          cellText(unitsWithoutCost),
        ],
      }))}
    />
  )
}

/** Sales and margin by product. */
export function SoldProductsBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).sales)
  return (
    <ReportBlock
      title="Sales by product"
      subtitle="Paid orders. Margin needs cost data."
      span={span}
      tip={`${reportWords.sales} ${reportWords.margin}`}
      file={`${reportName(span)}-sold-products`}
      query={query}
      empty={({ products }) => (products.length === 0 ? 'No sales in this period' : undefined)}
      table={tableOf}
      isTable
      className={className}
    >
      {({ products }) => <Rows products={products} />}
    </ReportBlock>
  )
}
