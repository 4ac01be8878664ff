import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { type RenderContext, setRenderContext } from '../lib/rendering/render-context.ts'
import { accessOf } from './access.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { putResponse, type ResponseKey } from './response-keys.ts'
import { CurrentPage } from './router.tsx'

export { criticalQueries, visitorCriticalQueries } from './critical-queries.ts'

/** React's mark of a boundary that it could not finish: something in it is still loading. */
const UNFINISHED = '<!--$!-->'

/** Makes fields inert until hydrated: what is typed before the app listens would be lost. */
const withInertFields = (html: string): string =>
  html
    .replaceAll(/<(?:input|textarea)\b(?![^>]* readonly="")/g, '$& data-inert-until-hydrated readonly')
    .replaceAll(/<select\b(?![^>]* disabled="")/g, '$& data-inert-until-hydrated disabled')

/**
 * Renders a page as its reader sees it first. Built separately for the server.
 * @param address its path and query
 * @param responses what the page would fetch, each by its query key; without a current user it is a visitor's page
 * @param context what the app has to know to hydrate it
 * @throws what a component of the page threw
 */
export async function renderPage(
  address: string,
  responses: readonly (readonly [key: ResponseKey, answer: unknown])[],
  context: RenderContext,
): Promise<string> {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  for (const [key, answer] of responses) putResponse(client, key, answer)
  const page = (
    <Providers client={client}>
      <StaticRouter location={address}>
        <CurrentPage />
      </StaticRouter>
    </Providers>
  )
  const user = client.getQueryData<CurrentUser | null>(currentUserQuery.queryKey) ?? null
  const access = accessOf(user, false)
  await preload(new URL(address, 'http://localhost').pathname, access)
  // Synchronous: no other request's page is rendered in between.
  const renderSync = () => {
    setRenderContext(context)
    return renderToString(page)
  }
  let html = renderSync()
  if (html.includes(UNFINISHED)) {
    const errors: unknown[] = []
    // Waits for all lazy chunks; they are there at once from then on.
    await prerender(page, { onError: (error) => void errors.push(error) })
    if (errors.length > 0) throw errors[0]
    html = renderSync()
  }
  return withInertFields(html)
}
