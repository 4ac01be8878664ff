import { orderNumber } from '@pepwell/domain/shop/order-numbers'
import { expect, test } from 'vitest'
import { trackingRows } from './tracking-rows.ts'

const [one, other] = [1, 2].map((byte) => orderNumber(new Uint8Array(32).fill(byte))) as [string, string]
const orders = [one, other]

test.each([
  [
    'rows with a head',
    `Order,Tracking\n${other},1Z1\n${one},1Z2\n`,
    [
      [other, '1Z1'],
      [one, '1Z2'],
    ],
  ],
  ['tabs, as tables are copied', `${one}\t1Z1`, [[one, '1Z1']]],
  ['the other way round', `1Z1,${one.toLowerCase()}`, [[one, '1Z1']]],
  [
    'numbers alone fill downwards',
    '1Z1\n1Z2\n1Z3',
    [
      [one, '1Z1'],
      [other, '1Z2'],
    ],
  ],
  [
    'the table that the panel saves, with its last column filled in',
    `Order number,Created,Customer,Total,Tracking number\n${one},"Nov 22, 2026, 11:48 AM",Ann Lee 2,$119.50,9400 1\n${other},x,y,z,\n`,
    [[one, '9400 1']],
  ],
  ['a name before the order', `Ann Lee,${one},9400111899`, [[one, '9400111899']]],
  [
    'a column with its head',
    'Tracking\n1Z1\n1Z2',
    [
      [one, '1Z1'],
      [other, '1Z2'],
    ],
  ],
  ['semicolons', `${one};1Z1`, [[one, '1Z1']]],
  ['a blank between', `${one} 1Z 999`, [[one, '1Z 999']]],
  ['orders that are not selected', `${orderNumber(new Uint8Array(32).fill(3))},1Z1`, []],
  ['nothing', '', []],
])('%s', (_name, text, expected) => {
  expect([...trackingRows(text, orders)]).toEqual(expected)
})
