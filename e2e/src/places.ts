import { join } from 'node:path'

/** A row of the table in web/src/app/access.ts, as far as it is read here. */
interface Row {
  path: string
  who: readonly string[]
  bars: 'own' | 'public'
  page: object
}

const table = join(import.meta.dirname, '../../web/src/app/access.ts')
const { routes }: { routes: readonly Row[] } = await import(table)

/** Where a page is looked at whose row says less than an address. */
const addresses: Record<string, string> = {
  '*': '/no/such/page',
  '/reset-password': '/reset-password?token=x',
  '/verify-email': '/verify-email?token=x',
}

/**
 * One address for every page that somebody sees, read from the app's own table. A page like '/peptides/:id' is about
 * something that has to be there first: the journey of its feature looks at that page.
 */
export function placesOf(who: 'signed-out' | 'complete'): string[] {
  const isTheirs = ({ bars }: Row) => who === 'signed-out' || bars === 'own'
  const rows = routes.filter((row) => row.who.includes(who) && isTheirs(row) && !row.path.includes(':'))
  const isFirst = ({ page }: Row, at: number) => rows.findIndex((row) => row.page === page) === at
  return rows.filter(isFirst).map(({ path }) => addresses[path] ?? path)
}
