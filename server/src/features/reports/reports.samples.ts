import { reportVisits } from '@pepwell/contract/page-visits'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(reportVisits, () => ({
    body: {
      visits: [
        { pagePath: '/shop/{product}' as const, secondsAgo: 40, visitDuration: 12, referrer: 'a.example' },
      ],
    },
  })),
]
