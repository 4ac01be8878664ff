import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each([
  ['', '/'],
  ['?next=', '/'],
  ['?next=%2Freminders%3Ftab%3D2%23a', '/reminders?tab=2#a'],
  ['?next=%2Fshop%2Fbpc-157', '/shop/bpc-157'],
  ['?next=https%3A%2F%2Fevil.example%2F', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=/.//evil.example/x', '/'],
  ['?next=%2F.%2F%2Fevil.example%2Fx', '/'],
  ['?next=/weight/..//evil.example', '/'],
  ['?next=/login?next=/', '/'],
  ['?next=javascript%3Aalert(1)', '/'],
  ['?next=reminders', '/'],
  ['?next=%2Flogin', '/'],
  ['?next=%2Fapi%2Flogout', '/'],
])('%s leads to %s', (search, path) => expect(nextPath(search)).toBe(path))
