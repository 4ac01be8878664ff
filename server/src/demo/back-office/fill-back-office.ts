import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { hashPassword } from '../../features/accounts/sign-in/passwords.ts'
import type { Send } from '../caller.ts'
import { demoPerson } from '../regimen.ts'
import { anyCosts, hasAccount } from './back-office.queries.ts'
import { fillGoods, offersOf, pricedGoods } from './fill-goods.ts'
import { fillPeople } from './fill-people.ts'
import { fillSales } from './fill-sales.ts'
import { demoOperators } from './people.ts'
import { sellGoods } from './sell-goods.ts'

/** Adds a few hundred members and the operators, once. */
export async function fillMembers(db: Kysely<DB>, now: number): Promise<void> {
  if (await hasAccount(db, demoOperators[0]?.id ?? '')) return
  // Shared, because each hash would cost the start almost a second.
  const passwordHash = await hashPassword(demoPerson.password)
  await db.transaction().execute((tx) => fillPeople(tx, passwordHash, now))
}

/** Fills the shop through the panel's calls, then the back office with its results, once. */
export async function fillBackOffice(db: Kysely<DB>, send: Send, now: number): Promise<void> {
  if (await anyCosts(db)) return
  const priced = await pricedGoods(db)
  await sellGoods(send, offersOf(priced))
  await db.transaction().execute(async (tx) => {
    await fillGoods(tx, priced, now)
    await fillSales(tx, now)
  })
}
