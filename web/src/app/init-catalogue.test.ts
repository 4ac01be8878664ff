import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../test/server.ts'
import { initCatalogue } from './init-catalogue.ts'

test.each([200, 500])('asks the server to seed the catalog; a status of %i has no effect', async (status) => {
  const bodies: string[] = []
  server.use(
    http.post('/api/init-peptides', async ({ request }) => {
      bodies.push(await request.text())
      return HttpResponse.json({ message: 'ok' }, { status })
    }),
  )
  initCatalogue()
  await vi.waitFor(() => expect(bodies).toEqual(['']))
})
