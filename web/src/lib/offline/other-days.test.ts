import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import { doseDays } from '@pepwell/contract/doses/doses.calls'
import { listFoodLogs } from '@pepwell/contract/nutrition/nutrition.calls'
import { listSupplementLogs } from '@pepwell/contract/vitamins/supplements.calls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { aUser } from '../../test/users.ts'
import { currentConnectivity } from './connectivity.ts'
import { setCacheOwner } from './owner.ts'
import { read } from './read.ts'
import { saveResponses } from './response-store.ts'

const ADA = aUser().id
/** 9:30 PM on March 10 in New York, which is March 11 in UTC. */
const CACHED_AT = Date.parse('2026-03-11T01:30:00Z')
const NEXT_DAY = Date.parse('2026-03-11T13:00:00Z')

/** A user whose device cached responses on March 10 and is offline on the 11th. */
async function theNextDay(answers: Record<string, unknown>, cachedAt = CACHED_AT) {
  vi.useFakeTimers({ toFake: ['Date'], now: NEXT_DAY })
  onTestFinished(() => void vi.useRealTimers())
  const device = aDevice()
  setCacheOwner(ADA)
  const cached = { [currentUser.path]: aUser(), ...answers }
  await saveResponses(
    ADA,
    Object.entries(cached).map(([address, answer]) => [address, { answer, at: cachedAt }]),
  )
  device.lose()
}

const foods = (from: string, to = from) => read(listFoodLogs, { query: { from, to } })

test('a day after all cached ones is empty, and the screen says that we are offline', async () => {
  await theNextDay({ '/api/food-logs?from=2026-03-10&to=2026-03-10': [{ id: 1, logDate: '2026-03-10' }] })
  expect(await foods('2026-03-11')).toEqual([])
  expect(currentConnectivity().isOffline).toBe(true)
})

test('cached days stay known when others arrive', async () => {
  const [first, second] = [
    { id: 1, logDate: '2026-03-09' },
    { id: 2, logDate: '2026-03-10' },
  ]
  await theNextDay({
    '/api/supplement-logs?from=2026-03-09&to=2026-03-10': [second, first],
    '/api/dosage-logs/days?from=2025-03-05&to=2026-03-10': [
      { day: '2025-03-05', doses: 1 },
      { day: '2026-03-10', doses: 2 },
    ],
  })
  const query = { from: '2026-03-10', to: '2026-03-11' }
  expect(await read(listSupplementLogs, { query })).toEqual([second])
  expect(await read(doseDays, { query: { from: '2025-03-06', to: '2026-03-11' } })).toEqual([
    { day: '2026-03-10', doses: 2 },
  ])
})

test('an earlier day that was never fetched is unknown', async () => {
  await theNextDay({ '/api/food-logs?from=2026-03-10&to=2026-03-10': [] })
  await expect(foods('2026-03-08')).rejects.toBeInstanceOf(TypeError)
  await expect(foods('2026-03-05', '2026-03-11')).rejects.toBeInstanceOf(TypeError)
})

test('a response about a past day says nothing about later ones', async () => {
  await theNextDay({ '/api/food-logs?from=2026-03-09&to=2026-03-09': [] })
  await expect(foods('2026-03-10')).rejects.toBeInstanceOf(TypeError)
  await expect(foods('2026-03-11')).rejects.toBeInstanceOf(TypeError)
})
