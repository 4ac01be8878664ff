import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { clientAddress, storableAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:41234', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:41234', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2:3:4:5:6'],
  ['[2001:db8:1:2::9]:41234', '2001:db8:1:2::/64', '2001:db8:1:2::9'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::1'],
  ['::1', '::/64', '::1'],
  ['unknown', 'unknown', null],
  [undefined, '', null],
  ['2001:db8:1:2:3:4:5:6:7', '2001:db8:1:2:3:4:5:6:7', null],
])('%s is limited as %s and stored as %s', (ip, bounded, stored) => {
  expect([clientAddress({ ip }), storableAddress({ ip })]).toEqual([bounded, stored])
})

test('requests from one household are counted together, across ports and addresses', async () => {
  const app = await testApp({ trustProxy: 1, requestsPerMinute: 2 })
  const from = async (address: string) =>
    (await app.request('GET', '/api/community', { headers: { 'x-forwarded-for': address } })).statusCode
  expect(await from('[2001:db8:1:2::1]:1000')).toBe(200)
  expect(await from('2001:db8:1:2::2')).toBe(200)
  expect(await from('[2001:db8:1:2:ffff::3]:1001')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(200)
})

test.each([
  ['no proxy', 0, (n: number) => `203.0.113.${n}`],
  ['one proxy', 1, (n: number) => `203.0.113.${n}, 198.51.100.7`],
  ['two proxies', 2, (n: number) => `203.0.113.${n}, 198.51.100.7, 192.0.2.1`],
])('behind %s a client can’t make up its address', async (_, trustProxy, forwardedFor) => {
  const app = await testApp({ trustProxy, requestsPerMinute: 2 })
  const statuses = []
  for (const n of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': forwardedFor(n) }
    statuses.push((await app.request('GET', '/api/community', { headers })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('an undeclared proxy is warned about once', async () => {
  const through = async (trustProxy: number) => {
    const app = await testApp({ trustProxy })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (let n = 0; n < 3; n++) await app.request('GET', '/api/community', { headers })
    return app.logged.filter(({ msg }) => String(msg).startsWith('X-Forwarded-For came'))
  }
  expect(await through(0)).toHaveLength(1)
  expect(await through(1)).toHaveLength(0)
})
