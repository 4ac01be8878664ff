import type { CallReply } from '@pepwell/contract/declared'
import type { SteppedPeptide } from '@pepwell/contract/doses/doses'
import type { WeightLog, weightProgress } from '@pepwell/contract/weight/weight'
import { toPounds } from '@pepwell/domain/weight/weight'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** A weigh-in; override what the test needs. */
export function aWeighIn(changes: Partial<WeightLog> = {}): WeightLog {
  const { weight = 170, unit = 'lbs' } = changes
  return {
    id: 201,
    weight,
    unit,
    pounds: toPounds(weight, unit),
    notes: null,
    photoUrl: null,
    weighInDate: '2026-03-09',
    createdAt: '2026-03-09T12:00:00.000Z',
    editedAt: null,
    ...changes,
  }
}

interface Weights {
  /** latest first */
  logs: WeightLog[]
  progress: Partial<CallReply<typeof weightProgress>>
  steps: SteppedPeptide[]
}

const nothing = { start: null, current: null, farthest: null, goal: null, percentage: null, trend: null }

/** Serves the weight widget. Changes to the returned weights show in the next response. */
export function serveWeights(begin: Partial<Weights> = {}): Weights {
  const weights: Weights = { logs: [], progress: {}, steps: [], ...begin }
  server.use(
    http.get('/api/dosage-logs/steps', () => HttpResponse.json(weights.steps)),
    http.get('/api/weight-logs/progress', () => HttpResponse.json({ ...nothing, ...weights.progress })),
    http.get('/api/weight-logs', ({ request }) => {
      const query = new URL(request.url).searchParams
      const after = weights.logs.findIndex(({ id }) => String(id) === query.get('after'))
      return HttpResponse.json(weights.logs.slice(after + 1, after + 1 + Number(query.get('limit'))))
    }),
  )
  return weights
}
