import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useRoutes } from 'react-router'
import { currentUserQuery } from '../features/accounts/current-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import Landing from '../pages/landing.tsx'
import ProductPage from '../pages/shop/product.tsx'
import Shop from '../pages/shop.tsx'
import { VisitorBar } from './shell/load-visitor-bar.ts'
import { PublicShell } from './shell/public-shell.tsx'

export { firstLook } from './first-look.ts'

// What is fetched on its own elsewhere is drawn here with the rest.
await VisitorBar.preload()

/** What is open to everybody, and looked at first. */
const Drawn = () =>
  useRoutes([
    { path: '/', element: <Landing /> },
    { path: '/shop', element: <Shop /> },
    { path: '/shop/:product', element: <ProductPage /> },
  ])

/**
 * Draws a page as a visitor sees it. Built by itself for the server, which sends it with the page.
 * @param answers what the page would fetch, each by the key of its query
 */
export function draw(path: string, answers: readonly (readonly [key: QueryKey, answer: unknown])[]): string {
  const client = createQueryClient()
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  client.setQueryData(currentUserQuery.queryKey, null)
  return renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>
        <PublicShell>
          <Drawn />
        </PublicShell>
      </StaticRouter>
    </QueryClientProvider>,
  )
}
