import { supportAccount } from '@pepwell/domain/product'
import { toHandle } from '@pepwell/domain/usernames'
import { buildApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { StartRefusal } from '../ending.ts'
import type { Parts } from '../parts.ts'
import { fillBackOffice } from './back-office/fill-back-office.ts'
import { DEMO_ID } from './back-office/people.ts'
import type { MovableClock } from './caller.ts'
import { deleteByEmail, handleByEmail, hasRealMembers, proveByEmail } from './demo.queries.ts'
import { liveThroughHalfAYear } from './live-through.ts'
import { fillDemoPrices } from './prices.ts'
import { DEMO_USERNAME, demoPerson } from './regimen.ts'
import { fillSocial } from './social/fill-social.ts'

function movableClock(): MovableClock {
  let time = Date.now()
  return {
    ...systemClock,
    now: () => time,
    moveTo: (instant) => {
      time = instant
    },
  }
}

/** What stands around the person's half year, and whom they know. */
async function fillTheRest(db: Parts['db']): Promise<void> {
  await fillDemoPrices(db)
  await fillBackOffice(db, Date.now())
  await fillSocial(db, Date.now())
}

/**
 * Puts the demo person with half a year of plausible data into the database, once.
 * @throws StartRefusal when there are real members: made-up data never goes among theirs
 */
export async function prepareDemo(parts: Parts): Promise<void> {
  const { db } = parts
  const notCounted = { supportId: supportAccount.id, demoEmail: demoPerson.email, demoIds: DEMO_ID }
  if (await hasRealMembers(db, notCounted)) {
    throw new StartRefusal(
      'The demo was not started: this database has real members. Set DATA_DIR to another folder.',
    )
  }
  const before = await handleByEmail(db, demoPerson.email)
  if (before?.userHandle === toHandle(DEMO_USERNAME)) return fillTheRest(db)
  if (before) await deleteByEmail(db, demoPerson.email)
  const clock = movableClock()
  const built = await buildApp({ ...parts, clock, config: { ...parts.config, requestsPerMinute: 1_000_000 } })
  await built.app.ready()
  await liveThroughHalfAYear(built, clock, () => proveByEmail(db, demoPerson.email, new Date(clock.now())))
  await built.app.close()
  await fillTheRest(db)
}
