import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { accessOf } from './access.ts'
import { preload } from './preload.ts'

/** Where the server says what it drew a page from: answers, each by the path that it would be fetched from. */
const DRAWN_FROM = 'drawn-from'

/**
 * A page that the server drew stays until the app can draw the same: with the same answers, knowing who looks, and with
 * the page's own chunk at hand. Any other page is waited for nowhere.
 */
export async function takeOver(client: QueryClient): Promise<void> {
  const text = document.getElementById(DRAWN_FROM)?.textContent
  if (!text) return
  const answers = JSON.parse(text) as [path: string, answer: unknown][]
  for (const [path, answer] of answers) client.setQueryData([path], answer)
  const user = await client.fetchQuery({ ...currentUserQuery, retry: false }).catch(() => null)
  await preload(window.location.pathname, accessOf(user, false))
}
