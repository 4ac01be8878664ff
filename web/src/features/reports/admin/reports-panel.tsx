import { ActivityBlock } from './activity-block.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { ForecastBlock } from './forecast-block.tsx'
import { FunnelBlock } from './funnel-block.tsx'
import { GrowthBlock } from './growth-block.tsx'
import { PeptidesBlock } from './peptides-block.tsx'
import { ReportSettings } from './report-settings.tsx'
import { RetentionBlock } from './retention-block.tsx'
import { SalesBlock } from './sales-block.tsx'
import { SoldProductsBlock } from './sold-products-block.tsx'
import { StockBlock } from './stock-block.tsx'
import { SupportWaitBlock } from './support-wait-block.tsx'
import { TrendsBlock } from './trends-block.tsx'
import { useReportSpan } from './use-report-span.ts'
import { WebsiteBlock } from './website-block.tsx'
import { WeeklyReport } from './weekly-report.tsx'

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
