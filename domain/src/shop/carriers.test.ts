import { expect, test } from 'vitest'
import { trackingOf } from './carriers.ts'

test.each([
  ['1Z 999 AA1 01 2345 6784', 'UPS'],
  ['1z999aa10123456784', 'UPS'],
  ['9400 1000 0000 0000 0000 00', 'USPS'],
  ['9205 5000 0000 0000 0000 00', 'USPS'],
  ['420972059400100000000000000000', 'USPS'],
  ['EA000000000US', 'USPS'],
  ['1234 5678 9012 3456', 'Canada Post'],
  ['RN123456789CA', 'Canada Post'],
  ['1234 5678 9012', 'FedEx'],
  ['123456789012345', 'FedEx'],
  ['9611020987654312345672', 'FedEx'],
  ['1234567890', 'DHL'],
  ['JD014600003526178546', 'DHL'],
])('%s is from %s', (number, carrier) => {
  const tracking = trackingOf(number)
  expect(tracking?.carrier).toBe(carrier)
  expect(tracking?.url).toMatch(/^https:\/\//)
  expect(tracking?.url.endsWith(number.toUpperCase().replaceAll(' ', ''))).toBe(true)
})

test.each(['', '12', 'with Bob', '1Z999', 'javascript:alert(1)'])('%j is from no known carrier', (number) => {
  expect(trackingOf(number)).toBeUndefined()
})
