import { expect, test } from 'vitest'
import { parseGs1 } from './gs1-labels.ts'

const TODAY = '2026-11-27'
const FNC1 = '\u001d'

test.each([
  ['a DataMatrix', `]d2010950110153000310LOT-7${FNC1}17270630`],
  ['a code with a leading separator', `${FNC1}010950110153000310LOT-7${FNC1}17270630`],
  ['another order', '01095011015300031727063010LOT-7'],
  ['printed text', '(01)09501101530003(10)LOT-7(17)270630'],
  ['printed text with spaces', ' (01) 09501101530003 (17) 270630 (10) LOT-7 '],
  ['a serial number before the lot', `010950110153000321ABC10X${FNC1}10LOT-7${FNC1}17270630`],
  ['an identifier of four digits', `01095011015300037112345${FNC1}10LOT-7${FNC1}17270630`],
])('reads product, lot and expiry of %s', (_name, text) => {
  expect(parseGs1(text, TODAY)).toEqual({ gtin: '09501101530003', lot: 'LOT-7', expiresOn: '2027-06-30' })
})

test.each([
  ['270600', '2027-06-30'],
  ['280200', '2028-02-29'],
  ['270200', '2027-02-28'],
  ['260101', '2026-01-01'],
  ['760101', '2076-01-01'],
  ['770101', '1977-01-01'],
])('reads the day of %s as %s', (digits, day) => {
  expect(parseGs1(`17${digits}`, TODAY)).toEqual({ gtin: null, lot: null, expiresOn: day })
})

test.each(['271301', '270631', '270230', '270000'])('refuses the invalid date %s', (digits) => {
  expect(parseGs1(`17${digits}`, TODAY)).toBe('date')
})

test('refuses a product number with a wrong check digit', () => {
  expect(parseGs1('0109501101530004', TODAY)).toBe('check-digit')
  expect(parseGs1('01ABCDEFGHIJKLMN', TODAY)).toBe('check-digit')
})

test.each([
  ['nothing', ''],
  ['a web address', 'https://example.com/01/09501101530003'],
  ['an element that is cut off', '01095011'],
  ['a separator within a fixed length', `0109501${FNC1}101530003`],
  ['a code without product, lot and expiry', '21SERIAL'],
  ['a lot of more than 20 characters', `10${'A'.repeat(21)}`],
  ['the bars of a grocery', '3017620422003'],
])('refuses %s', (_name, text) => {
  expect(parseGs1(text, TODAY)).toBe('not-gs1')
})
