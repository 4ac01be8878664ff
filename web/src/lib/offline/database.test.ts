import { logDose } from '@pepwell/contract/doses/doses.calls'
import { expect, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { resultOf } from './database.ts'
import { cachedResponse, saveResponses } from './response-store.ts'
import { writesOf } from './write-store.ts'

const queued = { path: logDose.path, body: { clientId: 'dose-1' }, mayHaveArrived: false }

/** What version 1 stored: a queued write and a cached response. */
async function storeAsVersion1() {
  const opening = indexedDB.open('pepwell', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('answers', { keyPath: ['owner', 'address'] })
    opening.result.createObjectStore('writes', { keyPath: 'place', autoIncrement: true })
  }
  const db = await resultOf(opening)
  const transaction = db.transaction(['answers', 'writes'], 'readwrite')
  transaction.objectStore('answers').add({ owner: 'ada', address: '/api/x', text: '{"old":1}', at: 1 })
  transaction.objectStore('writes').add({ ...queued, owner: 'ada' })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  db.close()
}

test('a database of version 1 keeps its queued writes and drops cached responses', async () => {
  aDevice()
  await storeAsVersion1()
  expect(await writesOf('ada')).toMatchObject([queued])
  expect(await cachedResponse('ada', '/api/x', 1)).toBeUndefined()
  await saveResponses('ada', [['/api/x', { answer: { now: 1 }, at: 1 }]])
  expect(await cachedResponse('ada', '/api/x', 1)).toEqual({ answer: { now: 1 }, at: 1 })
})

test('a tab that opens the next version can upgrade while this one is open', async () => {
  aDevice()
  await writesOf('ada')
  const blocked = vi.fn()
  const opening = indexedDB.open('pepwell', 3)
  opening.onblocked = blocked
  const db = await resultOf(opening)
  expect(blocked).not.toHaveBeenCalled()
  db.close()
})
