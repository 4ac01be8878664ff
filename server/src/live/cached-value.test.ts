import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { cachedValue } from './cached-value.ts'

const { db, bus } = await testApp()

/** A value whose loads end when the test says so. */
function aSlowValue(topic: string) {
  const loads: { end(value: string): void; fail(): void }[] = []
  const value = cachedValue(
    bus,
    topic,
    () =>
      new Promise<string>((resolve, reject) =>
        loads.push({ end: resolve, fail: () => reject(new Error('no database')) }),
      ),
  )
  return { value, loads }
}

test('a crowd that asks at once shares one load', async () => {
  const { value, loads } = aSlowValue('crowd')
  const crowd = Array.from({ length: 100 }, () => value.get())
  loads[0]?.end('first')
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['first']))
  expect([await value.get(), loads.length]).toEqual(['first', 1])
})

test('nobody who asks after a change shares a load from before it', async () => {
  const { value, loads } = aSlowValue('changed')
  const before = value.get()
  await value.announceChange(db)
  const after = value.get()
  loads[1]?.end('new')
  loads[0]?.end('old')
  expect([await before, await after, await value.get()]).toEqual(['old', 'new', 'new'])
})

test('a load that failed is tried again', async () => {
  const { value, loads } = aSlowValue('failed')
  const failing = value.get()
  loads[0]?.fail()
  await expect(failing).rejects.toThrow('no database')
  const again = value.get()
  loads[1]?.end('there')
  expect(await again).toBe('there')
})
