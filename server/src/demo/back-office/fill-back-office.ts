import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { hashPassword } from '../../features/accounts/passwords.ts'
import { demoPerson } from '../regimen.ts'
import { hasAccount } from './back-office.queries.ts'
import { fillGoods } from './fill-goods.ts'
import { fillPeople } from './fill-people.ts'
import { fillSales } from './fill-sales.ts'
import { demoOperators } from './people.ts'

/** Fills the back office, once: a few hundred members, what is sold, and an operator who looks after them. */
export async function fillBackOffice(db: Kysely<DB>, now: number): Promise<void> {
  if (await hasAccount(db, demoOperators[0]?.id ?? '')) return
  // One for all of them: each would cost a demo's start the better part of a second.
  const passwordHash = await hashPassword(demoPerson.password)
  await db.transaction().execute(async (tx) => {
    await fillPeople(tx, passwordHash, now)
    await fillGoods(tx, now)
    await fillSales(tx, now)
  })
}
