import { expect, test } from 'vitest'
import { isImpersonation } from './impersonation.ts'

test.each([
  ...[
    '@supprot',
    '@supoprt',
    '@suport',
    'Anna Supprot',
    '@amdin',
    '@adnin',
    'Jane Amdin',
    '@admim',
    '@moderater',
  ],
  ...[
    '@modrator',
    '@offical',
    '@oficial',
    '@administator',
    'Anna Moderater',
    'Pepwel Suport',
    '@pepwll',
    '@pewpell',
  ],
  ...['Offical Team', '@pepwall', '@securty', '@secuirty', '@verifed'],
])('mistyped: %s', (name) => {
  expect(isImpersonation(name)).toBe(true)
})

test.each([
  ...[
    'Damin',
    'Supot',
    '@sport',
    'Suporn',
    '@peppel',
    'Emma',
    '@emma',
    'Dev',
    'Dewitt',
    'Colt',
    'Anna Doctor',
    '@de_wit',
  ],
  ...['Ben Sales', 'Maria Papwell', '@nurse_anna', '@legal_eagle', 'Dr. Anna Smith'],
])('%s is close to a title, and an ordinary name', (name) => {
  expect(isImpersonation(name)).toBe(false)
})
