import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { addressOf } from '../lib/api.ts'
import { keepEarlyAnswers } from '../lib/early-answers.ts'
import { hear } from '../lib/offline/read.ts'
import { accessOf } from './access.ts'
import { preload } from './preload.ts'

/** Where the server says what a page is drawn from: answers, each by the key of its query. */
const DRAWN_FROM = 'drawn-from'

type Answer = [key: [path: string, query?: Record<string, unknown>], answer: unknown]

/**
 * A page that came with its answers is begun with them, knowing who looks and with the page's own chunk at hand: one that
 * the server drew stays until the app can draw the same, and any other appears in one piece. Nothing else is waited for.
 */
export async function takeOver(client: QueryClient): Promise<void> {
  const text = document.getElementById(DRAWN_FROM)?.textContent
  if (!text) return
  const answers = JSON.parse(text) as Answer[]
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  const early = answers.map(([[path, query], answer]) => [addressOf(path, { query }), answer] as const)
  keepEarlyAnswers(early)
  const user = await client.fetchQuery({ ...currentUserQuery, retry: false }).catch(() => null)
  if (user) hear(early)
  await preload(window.location.pathname, accessOf(user, false))
}
