import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { hashPassword } from '../../features/accounts/sign-in/passwords.ts'
import { demoPerson } from '../regimen.ts'
import { hasAccount } from './back-office.queries.ts'
import { fillGoods } from './fill-goods.ts'
import { fillPeople } from './fill-people.ts'
import { fillSales } from './fill-sales.ts'
import type { Operating } from './import-tables.ts'
import { demoOperators } from './people.ts'

/** Adds a few hundred members and the operators, once. */
export async function fillMembers(db: Kysely<DB>, now: number): Promise<void> {
  if (await hasAccount(db, demoOperators[0]?.id ?? '')) return
  // Shared, because each hash would cost the start almost a second.
  const passwordHash = await hashPassword(demoPerson.password)
  await db.transaction().execute((tx) => fillPeople(tx, passwordHash, now))
}

/** Fills the shop through the panel's calls, then sales, once. */
export async function fillBackOffice(db: Kysely<DB>, operating: Operating): Promise<void> {
  const orders: unknown[] = await operating.send('GET', '/api/admin/orders?limit=1')
  if (orders.length > 0) return
  await fillGoods(operating)
  await db.transaction().execute((tx) => fillSales(tx, operating.now))
}
