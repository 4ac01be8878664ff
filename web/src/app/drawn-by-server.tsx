import type { CurrentUser } from '@pepwell/contract/accounts'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { accessOf, routeAt } from './access.ts'
import { preload } from './preload.ts'
import { CurrentPage } from './router.tsx'

export { firstLook } from './first-look.ts'

/** The pages all of whose parts are here. */
const ready = new Set<unknown>()

/** What is typed or chosen before the app is there would be lost with what was drawn: until then it can't be. */
const unchangeable = (html: string): string =>
  html.replaceAll(/<(?:input|textarea)\b/g, '$& readonly').replaceAll('<select', '<select disabled')

/**
 * Draws a page as whoever looks at it sees it first. Built by itself for the server, which sends it with the page.
 * @param answers what the page would fetch, each by the key of its query; of nobody's own, it is drawn as a visitor sees it
 */
export async function draw(
  path: string,
  answers: readonly (readonly [key: QueryKey, answer: unknown])[],
): Promise<string> {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  const page = (
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>
        <CurrentPage />
      </StaticRouter>
    </QueryClientProvider>
  )
  const user = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey) ?? null
  const access = accessOf(user, false)
  const route = routeAt(path, access)
  if (!ready.has(route)) {
    await preload(path, access)
    // Waits for all that is fetched in between; from then on it is there at once.
    await prerender(page)
    ready.add(route)
  }
  return unchangeable(renderToString(page))
}
