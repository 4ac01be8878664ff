import { NewDose } from '@pepwell/contract/doses/doses'
import { expect, test, vi } from 'vitest'
import { newClientId } from './client-id.ts'

const isAccepted = (id: string) => NewDose.shape.clientId.safeParse(id).success

test('ids are valid for the server and unique', () => {
  expect(isAccepted(newClientId())).toBe(true)
  expect(newClientId()).not.toBe(newClientId())
})

test('ids sort by the time of their creation', () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') })
  const earlier = newClientId()
  vi.setSystemTime(new Date('2026-06-15T12:00:01Z'))
  expect([newClientId(), earlier].sort()[0]).toBe(earlier)
  vi.useRealTimers()
})

test('works without randomUUID, which browsers disable over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(isAccepted(newClientId())).toBe(true)
  expect(newClientId()).not.toBe(newClientId())
})
