import { reportVisits } from '@pepwell/contract/accounts/page-visits'
import * as business from '@pepwell/contract/reports/business-reports'
import * as calls from '@pepwell/contract/reports/reports'
import { setWeeklyReport } from '@pepwell/contract/reports/weekly-report'
import { type Samples, sample } from '../../testing/samples.ts'

const aSpan = () => ({ query: { startDate: '2026-05-15', endDate: '2026-06-15' } })

export const samples: Samples = [
  sample(calls.userGrowthReport, aSpan),
  sample(calls.pageVisitsReport, aSpan),
  sample(calls.mostActivePeptides, aSpan),
  sample(calls.userEngagementTrends, () => ({ query: { months: 12 } })),
  sample(business.salesReport, aSpan),
  sample(business.retentionReport, () => ({ query: { weeks: 12 } })),
  sample(business.deliveryReport, aSpan),
  sample(business.supportWaitReport, aSpan),
  sample(setWeeklyReport, () => ({ body: { isOn: true } })),
  sample(reportVisits, () => ({
    body: {
      visits: [
        { pagePath: '/shop/{product}' as const, secondsAgo: 40, visitDuration: 12, referrer: 'a.example' },
      ],
    },
  })),
]
