import { NewDose } from '@pepwell/contract/doses/doses'
import { expect, test, vi } from 'vitest'
import { newClientId } from './client-id.ts'

const isAccepted = (id: string) => NewDose.shape.clientId.safeParse(id).success

test('an id is one that the server takes, and another each time', () => {
  expect(isAccepted(newClientId())).toBe(true)
  expect(newClientId()).not.toBe(newClientId())
})

test('the same without randomUUID, which browsers keep back over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(isAccepted(newClientId())).toBe(true)
  expect(newClientId()).not.toBe(newClientId())
})
