import { insights } from '@pepwell/contract/insights/insights.calls'
import { medicationLevel } from '@pepwell/contract/levels/medication-levels.calls'
import { listMeasurements } from '@pepwell/contract/measurements/measurements.calls'
import { listPlan } from '@pepwell/contract/plan/plan.calls'
import { listSideEffects } from '@pepwell/contract/side-effects/side-effects.calls'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { server } from '../../test/server.ts'
import { isSignedOut } from '../api/api.ts'
import { batchReads } from './batch-reads.ts'
import { read, readWith } from './read.ts'

beforeEach(() => readWith(batchReads))
afterEach(() => readWith((_call, _address, alone) => alone()))

/** Answers reads, and lists what was requested. */
function serve(replies: Record<string, { status: number; body: unknown }>): string[] {
  const requested: string[] = []
  server.use(
    http.get('/api/reads', ({ request }) => {
      const paths = new URL(request.url).searchParams.get('paths')?.split(' ') ?? []
      requested.push(paths.join(' '))
      return HttpResponse.json(paths.map((path) => replies[path] ?? { status: 404, body: null }))
    }),
    http.get('/api/user-peptides', ({ request }) => {
      requested.push(new URL(request.url).pathname)
      return HttpResponse.json([])
    }),
  )
  return requested
}

const measurements = () => read(listMeasurements, { query: { limit: 500 } })

test('a screen’s reads go in one request', async () => {
  const requested = serve({
    '/api/measurements?limit=500': { status: 200, body: ['waist'] },
    '/api/user-peptides': { status: 200, body: ['plan'] },
  })
  expect(await Promise.all([measurements(), read(listPlan)])).toEqual([['waist'], ['plan']])
  expect(requested).toEqual(['/api/measurements?limit=500 /api/user-peptides'])
})

test('Insights joins the level that shows beside it', async () => {
  const requested = serve({
    '/api/insights': { status: 200, body: 'insights' },
    '/api/medication-levels/1': { status: 200, body: 'level' },
  })
  const level = read(medicationLevel, { params: { userPeptideId: 1 }, query: {} })
  expect(await Promise.all([read(insights), level])).toEqual(['insights', 'level'])
  expect(requested).toEqual(['/api/medication-levels/1 /api/insights'])
})

test('one that fails leaves the others', async () => {
  serve({
    '/api/measurements?limit=500': { status: 200, body: ['waist'] },
    '/api/side-effects?limit=30': { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Sign in' } },
  })
  const [own, effects] = await Promise.allSettled([
    measurements(),
    read(listSideEffects, { query: { limit: 30 } }),
  ])
  expect(own).toEqual({ status: 'fulfilled', value: ['waist'] })
  expect(effects.status === 'rejected' && isSignedOut(effects.reason)).toBe(true)
})

test('a single read goes alone', async () => {
  const requested = serve({})
  expect(await read(listPlan)).toEqual([])
  expect(requested).toEqual(['/api/user-peptides'])
})
