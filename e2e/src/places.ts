import { join } from 'node:path'

/** The fields of a route of web/src/app/route-at.ts that are read here. */
interface Row {
  path: string
  who: readonly string[]
  page: { bars: 'own' | 'public' | 'none' }
}

const table = join(import.meta.dirname, '../../web/src/app/route-at.ts')
const { routes }: { routes: readonly Row[] } = await import(table)

/** Addresses for pages whose row has a pattern. */
const addresses: Record<string, string> = {
  '*': '/no/such/page',
  '/reset-password': '/reset-password?token=x',
  '/verify-email': '/verify-email?token=x',
}

/**
 * One address per page that a person sees, from the app's own table. A page such as '/peptides/:id' needs data first,
 * so its feature's journey checks it.
 */
export function placesOf(who: 'signed-out' | 'complete'): string[] {
  const isTheirs = ({ page }: Row) => who === 'signed-out' || page.bars === 'own'
  const rows = routes.filter((row) => row.who.includes(who) && isTheirs(row) && !row.path.includes(':'))
  const isFirst = ({ page }: Row, at: number) => rows.findIndex((row) => row.page === page) === at
  return rows.filter(isFirst).map(({ path }) => addresses[path] ?? path)
}
