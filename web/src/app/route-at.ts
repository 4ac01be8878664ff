import { matchPath } from 'react-router'
import type { Access } from './access.ts'
import type { PageRow } from './page-row.ts'
import { pages } from './routes.ts'

/** A path, who sees a page there, and that page. */
export interface PageRoute {
  path: string
  who: readonly Access[]
  page: PageRow
}

/** Every path of the registry, in its order. */
export const routes: readonly PageRoute[] = Object.values<PageRow>(pages).flatMap((page) =>
  Object.entries(page.at).map(([path, who]) => ({ path, who, page })),
)

/** What a path that matches a pattern begins with. */
const startOf = (pattern: string): string => pattern.replace(/[:*].*/, '').replace(/\/$/, '')

/** Whether a path matches a pattern. Case-sensitive; ignores trailing slashes. */
const fits = (path: string, pattern: string): boolean =>
  // First, because the router compiles a pattern each time.
  path.startsWith(startOf(pattern)) && matchPath({ path: pattern, caseSensitive: true }, path) !== null

/** The first route that matches a path; undefined while the user is loading and it depends on them. */
export const routeAt = (path: string, access: Access, table = routes): PageRoute | undefined =>
  table.find((route) => route.who.includes(access) && fits(path, route.path))

/** Whether a path shows the same page to everyone. */
export const isPublicPage = (path: string): boolean => routeAt(path, 'loading') !== undefined

/** Whether a path leads into the app, such as sign-in; signed-in users don't need it. */
export const isAuthPage = (path: string): boolean =>
  ['/login', '/signup'].some((authPath) => fits(path, authPath))
