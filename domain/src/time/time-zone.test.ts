import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test('zones are names, not offsets', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true)
  for (const text of ['+02:00', 'Mars/Olympus', '', 'Europe/Berlin\u0000', '2026-11-21T10:00:00Z', 'Z'])
    expect(isTimeZone(text), text).toBe(false)
})
