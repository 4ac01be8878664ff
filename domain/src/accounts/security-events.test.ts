import { expect, test } from 'vitest'
import { securityEventKinds, securityEventOutcomes, securityEventText } from './security-events.ts'

test.each([
  ['sign-in-passkey', 'ok', 'Signed in with a passkey'],
  ['sign-in-password', 'refused', 'Sign-in with a password refused'],
  ['sign-in-password', 'limited', 'Sign-in blocked after too many tries'],
  ['sign-in-passkey', 'limited', 'Sign-in with a passkey refused'],
] as const)('%s, %s: %s', (kind, outcome, text) => {
  expect(securityEventText(kind, outcome)).toBe(text)
})

test('every event has its own short sentence', () => {
  const texts = securityEventKinds.map((kind) => securityEventText(kind, 'ok'))
  expect(new Set(texts).size).toBe(texts.length)
  for (const kind of securityEventKinds)
    for (const outcome of securityEventOutcomes)
      expect(securityEventText(kind, outcome).split(' ').length).toBeLessThanOrEqual(12)
})
