import { http } from 'msw'
import { server } from './server.ts'

/** Answers a write with `answer` and records the request. */
export function whenSent(method: 'post' | 'patch' | 'put' | 'delete', path: string, answer: () => Response) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http[method](path, async ({ request }) => {
      sent.push((await request.json().catch(() => ({}))) as Record<string, unknown>)
      return answer()
    }),
  )
  return sent
}
