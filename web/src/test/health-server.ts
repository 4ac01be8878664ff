import { HttpResponse, http } from 'msw'
import { someTargets } from './nutrition-server.ts'
import { server } from './server.ts'

/** The dashboard's Health Tracking data for a person without entries. */
const nothingYet: Record<string, unknown> = {
  '/api/reminders': [],
  '/api/user-peptides': [],
  '/api/dosage-logs/days': [],
  '/api/dosage-logs/steps': [],
  '/api/weight-logs': [],
  '/api/weight-logs/progress': {
    start: null,
    current: null,
    farthest: null,
    goal: null,
    percentage: null,
    trend: null,
  },
  '/api/progress-photos': [],
  '/api/food-logs': [],
  '/api/nutrition/targets': someTargets({ caloriesAssumed: true, proteinAssumed: true, fiberAssumed: true }),
  '/api/water-logs': [],
  '/api/nutrition/familiar': { recent: [], frequent: [], barcodes: false },
  '/api/supplement-logs': [],
  '/api/supplement-logs/familiar': [],
  '/api/supplements': [],
  '/api/vitamin-recommendations': {
    missing: [],
    withheld: null,
    noted: [],
    recommendations: [],
    leftOut: [],
  },
}

/** Serves everything that Health Tracking reads. */
export function serveHealth(): void {
  server.use(
    ...Object.entries(nothingYet).map(([path, answer]) =>
      http.get(path, () => HttpResponse.json(answer as never)),
    ),
  )
}
