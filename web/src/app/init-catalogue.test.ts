import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../test/server.ts'
import { initCatalogue } from './init-catalogue.ts'

test.each([200, 500])(
  'the catalogue is asked to fill itself; an answer of %i disturbs nobody',
  async (status) => {
    const bodies: string[] = []
    server.use(
      http.post('/api/init-peptides', async ({ request }) => {
        bodies.push(await request.text())
        return HttpResponse.json({ message: 'ok' }, { status })
      }),
    )
    initCatalogue()
    await vi.waitFor(() => expect(bodies).toEqual(['']))
  },
)
