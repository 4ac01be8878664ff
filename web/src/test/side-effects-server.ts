import type { SideEffect } from '@pepwell/contract/side-effects/side-effects'
import { HttpResponse, http } from 'msw'
import type { EffectPatterns } from '../features/side-effects/side-effects.api.ts'
import { server } from './server.ts'

/** A moderate nausea of the day before. */
export const anEffect = (changes: Partial<SideEffect> = {}): SideEffect => ({
  id: 1,
  name: 'Nausea',
  severity: 2,
  startedAt: '2026-06-14T14:00:00.000Z',
  endedAt: null,
  note: null,
  userPeptideId: null,
  createdAt: '2026-06-14T14:00:00.000Z',
  editedAt: null,
  help: null,
  photo: null,
  ...changes,
})

const nothing: EffectPatterns = { frequent: [], lastDoses: [], peptides: [], doses: [], steps: [] }

/** Answers the page's calls; logged side effects appear in `sent` and in the list. */
export function serveSideEffects(effects: SideEffect[], patterns: Partial<EffectPatterns> = {}) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.get('/api/side-effects', () => HttpResponse.json(effects)),
    http.get('/api/side-effects/patterns', () => HttpResponse.json({ ...nothing, ...patterns })),
    http.post('/api/side-effects', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      return HttpResponse.json(
        anEffect({ id: 9, name: String(body.name), severity: Number(body.severity) }),
        {
          status: 201,
        },
      )
    }),
    http.patch('/api/side-effects/:id', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push({ ...params, ...body })
      return HttpResponse.json(anEffect({ severity: Number(body.severity) }))
    }),
    http.delete('/api/side-effects/:id', ({ params }) => {
      sent.push(params as Record<string, unknown>)
      return HttpResponse.json({ message: 'Side effect deleted' })
    }),
  )
  return sent
}
