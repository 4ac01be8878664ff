import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

type Body = Record<string, unknown>

/**
 * Stores posts like the server: a known client id gets its first row. The first response is
 * lost.
 * @param row the response for a stored body @returns the stored rows
 */
export function storeButLoseResponse(path: string, row: (body: Body) => object): Body[] {
  const stored: Body[] = []
  let posts = 0
  server.use(
    http.post<never, Body>(path, async ({ request }) => {
      const body = await request.json()
      const known = stored.find(({ clientId }) => clientId === body.clientId)
      if (!known) stored.push(body)
      posts += 1
      return posts === 1 ? HttpResponse.error() : HttpResponse.json(row(known ?? body), { status: 201 })
    }),
  )
  return stored
}
