import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { heightChanges } from '@pepwell/domain/weight/heights'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'
import { aUser } from './users.ts'

/** A server that stores the submitted profile. @returns the request bodies */
export function serveProfile(before: CurrentUser = aUser()) {
  const sent: Record<string, unknown>[] = []
  let user = before
  server.use(
    http.patch('/api/auth/user', async ({ request }) => {
      const { age, ...changes } = (await request.json()) as Record<string, unknown>
      sent.push({ age, ...changes })
      user = { ...user, ...changes, ...heightChanges(changes) }
      return HttpResponse.json({ ...user, warnings: [] })
    }),
    http.get('/api/auth/user', () => HttpResponse.json(user)),
  )
  return sent
}
