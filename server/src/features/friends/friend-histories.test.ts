import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { areFriends, isBlocked } from './friends.service.ts'

const app = await testApp()
const { request, db, clock } = app

const HOUR = 60 * 60 * 1000
const WEEK = 7 * 24 * HOUR

const actions = ['ask', 'accept', 'reject', 'take back', 'unfriend', 'block', 'unblock', 'wait'] as const

/** One person acts on another; both by index. */
interface Act {
  what: (typeof actions)[number]
  by: number
  to: number
}

/** An independent model of two people's relation: sets of each one's actions. */
class Reference {
  readonly asked = new Set<string>()
  readonly friends = new Set<string>()
  readonly blocked = new Set<string>()
  /** who declined or withdrew a request of whom, and when */
  readonly refused = new Map<string, number>()

  areApart = (a: number, b: number) => this.blocked.has(`${a}>${b}`) || this.blocked.has(`${b}>${a}`)
  areFriends = (a: number, b: number) => this.friends.has([a, b].sort().join('='))
  private befriend(a: number, b: number) {
    this.asked.delete(`${b}>${a}`)
    this.friends.add([a, b].sort().join('='))
  }

  private part(a: number, b: number) {
    this.friends.delete([a, b].sort().join('='))
    this.asked.delete(`${a}>${b}`)
    this.asked.delete(`${b}>${a}`)
  }

  /** @returns whether it can be done */
  does({ what, by, to }: Act, now: number): boolean {
    const [there, back] = [`${by}>${to}`, `${to}>${by}`]
    const lately = (this.refused.get(there) ?? Number.NEGATIVE_INFINITY) > now - WEEK
    switch (what) {
      case 'wait':
        return true
      case 'ask':
        if (this.areApart(by, to) || this.areFriends(by, to)) return false
        if (this.asked.has(back)) this.befriend(by, to)
        else if (lately && !this.asked.has(there)) return false
        else {
          this.asked.add(there)
          this.refused.delete(back)
          this.refused.delete(there)
        }
        return true
      case 'accept':
        if (!this.asked.has(back)) return false
        this.befriend(by, to)
        return true
      case 'reject':
        if (!this.asked.delete(back)) return false
        this.refused.set(back, now)
        return true
      case 'take back':
        if (!this.asked.delete(there)) return false
        this.refused.set(there, now)
        return true
      case 'unfriend':
        return this.friends.delete([by, to].sort().join('='))
      case 'block':
        this.blocked.add(there)
        this.part(by, to)
        return true
      case 'unblock':
        return this.blocked.delete(there)
    }
  }
}

const social = ({ cookie }: Member, method: string, path: string, body?: object) =>
  request(method, `/api/social/${path}`, { cookie, body })

/** The pending request between two people, in either direction; 999999 if none. */
async function requestBetween(by: Member, direction: 'received' | 'sent', other: Member): Promise<number> {
  const { body } = await social(by, 'GET', `friend-requests?direction=${direction}`)
  const end = direction === 'received' ? 'requester' : 'addressee'
  return body.find((one: Record<string, { id: string }>) => one[end]?.id === other.id)?.id ?? 999_999
}

/** @returns whether it was done */
async function act(what: Act['what'], by: Member, to: Member): Promise<boolean> {
  const send = async () => {
    switch (what) {
      case 'ask':
        return social(by, 'POST', 'friend-request', { addresseeId: to.id })
      case 'accept':
      case 'reject':
        return social(by, 'PATCH', `friend-request/${await requestBetween(by, 'received', to)}/${what}`)
      case 'take back':
        return social(by, 'DELETE', `friend-request/${await requestBetween(by, 'sent', to)}`)
      case 'unfriend':
        return social(by, 'DELETE', `friends/${to.id}`)
      case 'block':
        return social(by, 'POST', 'blocks', { userId: to.id })
      case 'unblock':
        return social(by, 'DELETE', `blocks/${to.id}`)
      case 'wait':
        clock.advance(WEEK / 2)
    }
  }
  const response = await send()
  if (response) expect(response.statusCode).toBeLessThan(500)
  return !response || response.statusCode < 300
}

/** What some people see on their pages. */
async function seenBy(people: readonly Member[]) {
  const index = (id: string) => people.findIndex((one) => one.id === id)
  const seen = { friends: new Set<string>(), asked: new Set<string>(), blocked: new Set<string>() }
  for (const [by, person] of people.entries()) {
    const [friends, received, sent, blocks] = await Promise.all(
      ['friends', 'friend-requests', 'friend-requests?direction=sent', 'blocks'].map((path) =>
        social(person, 'GET', path),
      ),
    )
    for (const { id } of friends?.body ?? []) seen.friends.add([by, index(id)].sort().join('='))
    for (const { requester } of received?.body ?? []) seen.asked.add(`${index(requester.id)}>${by}`)
    for (const { addressee } of sent?.body ?? []) expect(seen.asked.add(`${by}>${index(addressee.id)}`))
    for (const { id } of blocks?.body ?? []) seen.blocked.add(`${by}>${index(id)}`)
  }
  return seen
}

const pair = fc.constantFrom([0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1])
const history = fc.array(
  fc
    .record({ what: fc.constantFrom(...actions), pair })
    .map(({ what, pair: [by = 0, to = 1] }) => ({ what, by, to })),
  { minLength: 5, maxLength: 25 },
)

test('after any actions of three people, each sees what the reference says', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (done) => {
      const people = [await aMember(app), await aMember(app), await aMember(app)]
      const reference = new Reference()
      for (const one of done) {
        const [by, to] = [people[one.by], people[one.to]] as [Member, Member]
        const could = await act(one.what, by, to)
        expect([one, could]).toEqual([one, reference.does(one, clock.now())])
      }
      const { friends, asked, blocked } = reference
      expect(await seenBy(people)).toEqual({ friends, asked, blocked })
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        const [one, other] = [people[a]?.id ?? '', people[b]?.id ?? '']
        expect(await areFriends(db, other, one)).toBe(reference.areFriends(a, b))
        expect(await isBlocked(db, other, one)).toBe(reference.areApart(a, b))
      }
    }),
    { numRuns: 25 },
  )
})

test('after any concurrent actions, there is one row for two people, and no friend is blocked', async () => {
  const couples = fc.array(
    fc.record({ what: fc.constantFrom('ask', 'block', 'unblock', 'unfriend' as const), pair }),
    {
      minLength: 6,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(couples, async (all) => {
      const people = [await aMember(app), await aMember(app), await aMember(app)]
      await Promise.all(
        all.map(({ what, pair: [by = 0, to = 1] }) => act(what, people[by] as Member, people[to] as Member)),
      )
      const { friends, asked, blocked } = await seenBy(people)
      const apart = new Set([...blocked].map((one) => one.split('>').sort().join('=')))
      const near = [...friends, ...[...asked].map((one) => one.split('>').sort().join('='))]
      expect(new Set(near).size).toBe(near.length)
      expect(near.filter((one) => apart.has(one))).toEqual([])
    }),
    { numRuns: 10 },
  )
})
