import type { Kysely } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { decide, recordRequest } from '../../features/friends/friendships.queries.ts'
import { insertLike, insertStack, replaceItems } from '../../features/stacks/stacks.queries.ts'
import { DEMO_MEMBERS, demoMember } from '../back-office/people.ts'
import { demoPerson } from '../regimen.ts'
import { fillTalks } from './fill-talks.ts'
import { demoStacks } from './shared-stacks.ts'
import { hasFriends, idByEmail, peptideIds } from './social.queries.ts'
import { demoFriends, demoRequests } from './talks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function fillFriends(tx: Db, demoId: string, now: number): Promise<void> {
  const ask = (n: number, daysAgo: number) =>
    recordRequest(tx, {
      requesterId: demoMember(n, now).id,
      addresseeId: demoId,
      createdAt: new Date(now - daysAgo * DAY_MS),
    })
  for (const n of demoFriends) await decide(tx, await ask(n, 70 + n), 'accepted', new Date(now - 70 * DAY_MS))
  for (const n of demoRequests) await ask(n, 1)
}

/** Shared stacks and their likes over time. */
async function fillStacks(tx: Db, demoId: string, now: number): Promise<void> {
  const known = await peptideIds(
    tx,
    demoStacks.flatMap(({ items }) => items.map(([peptide]) => peptide)),
  )
  for (const { member, daysAgo, likes, items, ...stack } of demoStacks) {
    const userId = member === undefined ? demoId : demoMember(member, now).id
    const createdAt = new Date(now - daysAgo * DAY_MS)
    const id = await insertStack(tx, { ...stack, userId, clientId: null, createdAt, updatedAt: createdAt })
    const wanted = items.flatMap(([peptide, dose, frequency, notes = null]) => {
      const peptideId = known.get(peptide)
      return peptideId === undefined ? [] : [{ peptideId, dose, frequency, notes }]
    })
    await replaceItems(tx, { userId, stackId: id }, wanted)
    for (let n = 0; n < likes; n++)
      await insertLike(tx, {
        userId: demoMember((n * 7 + 70) % DEMO_MEMBERS, now).id,
        stackId: id,
        createdAt: new Date(now - (daysAgo * DAY_MS * n) / likes),
      })
  }
}

/** Gives the demo person friends, conversations and stacks, and fills Discover, once. */
export async function fillSocial(db: Kysely<DB>, now: number): Promise<void> {
  const demoId = await idByEmail(db, demoPerson.email)
  if (demoId === undefined || (await hasFriends(db, demoId))) return
  await db.transaction().execute(async (tx) => {
    await fillFriends(tx, demoId, now)
    await fillTalks(tx, demoId, now)
    await fillStacks(tx, demoId, now)
  })
}
