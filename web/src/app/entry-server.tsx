import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PreloadedResponse, RenderContext } from '@pepwell/contract/rendering'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { setRenderContext } from '../lib/rendering/render-context.ts'
import { accessOf } from './access.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { putResponse } from './response-keys.ts'
import { CurrentPage } from './router.tsx'

export { criticalQueries, visitorCriticalQueries } from './critical-queries.ts'

/** React's marker of a pending Suspense boundary. */
const UNFINISHED = '<!--$!-->'

/** Makes fields inert until hydrated: earlier input would be lost. */
const withInertFields = (html: string): string =>
  html
    .replaceAll(/<(?:input|textarea)\b(?![^>]* readonly="")/g, '$& data-inert-until-hydrated readonly')
    .replaceAll(/<select\b(?![^>]* disabled="")/g, '$& data-inert-until-hydrated disabled')

/**
 * Renders a page's first view. Built separately for the server.
 * @param address path and query
 * @param responses the page's query data by key; without a current user, a visitor's page
 * @param context what the client needs to hydrate it
 * @throws the error of a component
 */
export async function renderPage(
  address: string,
  responses: readonly PreloadedResponse[],
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
  // Synchronous: no other request renders in between.
  const renderSync = () => {
    setRenderContext(context)
    return renderToString(page)
  }
  let html = renderSync()
  if (html.includes(UNFINISHED)) {
    const errors: unknown[] = []
    // Loads all lazy chunks once; afterwards they resolve synchronously.
    await prerender(page, { onError: (error) => void errors.push(error) })
    if (errors.length > 0) throw errors[0]
    html = renderSync()
  }
  return withInertFields(html)
}
