import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fullName,
  hasPlaceholderName,
  memberInitials,
  memberName,
  sessionMinutes,
  sessionText,
} from './members.ts'

const aMember = (changes: Partial<Parameters<typeof memberName>[0]> = {}) => ({
  id: 'user_0198c7f0',
  email: 'robin@mailbox.org',
  firstName: 'Robin',
  lastName: 'Delgado',
  ...changes,
})

describe('names of members', () => {
  test.each([
    ['first and last name', {}, 'Robin Delgado', 'RD'],
    ['only a first name', { lastName: null }, 'Robin', 'R'],
    ['only a last name', { firstName: '  ' }, 'Delgado', 'D'],
    ['three words', { firstName: 'Ana María', lastName: 'Ruiz' }, 'Ana María Ruiz', 'AR'],
    ['a letter of two halves', { firstName: '𝒜da', lastName: null }, '𝒜da', '𝒜'],
    ['no name', { firstName: null, lastName: '' }, 'Unknown User', 'U'],
    ['the support account', { id: 'user_admin_simple' }, 'System Generated User', 'SG'],
    ['an id of digits', { id: '4711' }, 'System Generated User', 'SG'],
    ['an id with digits in it', { id: 'user_4711' }, 'Robin Delgado', 'RD'],
    ['test in the address', { email: 'signup-Test@mailbox.org' }, 'System Generated User', 'SG'],
    ['example in the address', { email: 'ada@example.org' }, 'System Generated User', 'SG'],
    ['system in the address', { email: 'ecosystem@mailbox.org' }, 'System Generated User', 'SG'],
    ['no address', { email: null }, 'Robin Delgado', 'RD'],
  ])('%s', (_name, changes, name, initials) => {
    expect(memberName(aMember(changes))).toBe(name)
    expect(memberInitials(aMember(changes))).toBe(initials)
  })

  test('detects each placeholder name', () => {
    const member = fc.record({
      id: fc.constantFrom('user_1', '12', 'user_admin_simple'),
      email: fc.constantFrom('a@b.net', 'test@b.net', null),
      firstName: fc.constantFrom('Ada', ' ', null),
      lastName: fc.constantFrom('Keller', null),
    })
    fc.assert(
      fc.property(member, (one) => {
        const isPlaceholder = ['System Generated User', 'Unknown User'].includes(memberName(one))
        expect(hasPlaceholderName(one)).toBe(isPlaceholder)
        if (!isPlaceholder) expect(memberName(one)).toBe(fullName(one))
      }),
    )
  })
})

test.each([
  [null, null, '–'],
  [0, 0, '0 min'],
  [29, 0, '0 min'],
  [30, 1, '1 min'],
  [600, 10, '10 min'],
  [90_000, 1500, '1,500 min'],
])('%s seconds are %s minutes and displayed as "%s"', (seconds, minutes, text) => {
  expect(sessionMinutes(seconds)).toBe(minutes)
  expect(sessionText(seconds)).toBe(text)
})
