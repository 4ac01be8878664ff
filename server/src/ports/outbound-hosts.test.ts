import { expect, test } from 'vitest'
import { isOutboundHost } from './outbound-hosts.ts'

const allowed = ['shop.example', '*.push.example']

test.each(['shop.example', 'web.push.example', 'a.b.push.example'])('%s is on the list', (host) => {
  expect(isOutboundHost(host, allowed)).toBe(true)
})

test.each([
  ...['evil.example', 'push.example', 'evilpush.example', 'www.shop.example', 'shop.example.evil.net'],
  ...['shop.example.', '8.8.8.8', '[2606:4700::1111]', 'localhost', ''],
])('%j is not', (host) => {
  expect(isOutboundHost(host, allowed)).toBe(false)
})

test('without a list any host is allowed', () => {
  expect(isOutboundHost('evil.example', undefined)).toBe(true)
})
