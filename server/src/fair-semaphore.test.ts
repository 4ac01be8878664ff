import { expect, test } from 'vitest'
import { FairSemaphore } from './fair-semaphore.ts'

/** The admitted callers, in order. */
function entering(room: FairSemaphore) {
  const order: string[] = []
  const enter = (person: string, size = 1, signal?: AbortSignal) =>
    void room.enter(person, size, signal).then(() => order.push(person))
  const settled = async () => {
    await new Promise(setImmediate)
    return order.join('')
  }
  return { enter, settled }
}

test('turns go round by person, however much one person sends', async () => {
  const room = new FairSemaphore(1)
  const { enter, settled } = entering(room)
  for (const person of 'aaaaabcb') enter(person)
  for (let left = 0; left < 8; left++) {
    await settled()
    room.leave(1)
  }
  expect(await settled()).toBe('aabcabaa')
})

test('smaller entries don’t overtake, and one that gives up is skipped', async () => {
  const room = new FairSemaphore(3)
  const { enter, settled } = entering(room)
  const aborted = new AbortController()
  enter('a', 2)
  enter('b', 2, aborted.signal)
  enter('c', 1)
  expect(await settled()).toBe('a')
  aborted.abort()
  expect(await settled()).toBe('ac')
  room.leave(1)
  enter('d', 2)
  expect(await settled()).toBe('ac')
  room.leave(2)
  expect(await settled()).toBe('acd')
})
