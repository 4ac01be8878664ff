import { expect, test } from 'vitest'
import { isPublicAddress, lookupWithin, requireReach } from './public-addresses.ts'
import { Undeliverable } from './undeliverable.ts'

test.each([
  '8.8.8.8',
  '142.250.74.10',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '2a00:1450:4001:81b::200a',
  '2606:4700::1111',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://017700000001/',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
])('%s is unreachable in any spelling', (url) => {
  expect(() => requireReach(new URL(url), isPublicAddress)).toThrow(Undeliverable)
})

/** The result of a connection to a host. */
const resolve = (hostname: string, mayReach = isPublicAddress, options = {}) =>
  new Promise((done) =>
    lookupWithin(mayReach)(hostname, options, (error, found, family) => done(error ?? [found, family])),
  )

test('a name of this machine is refused when connecting', async () => {
  expect(await resolve('localhost')).toBeInstanceOf(Undeliverable)
  expect(await resolve('localhost', isPublicAddress, { all: true })).toBeInstanceOf(Undeliverable)
  expect(await resolve('localhost', () => true, { family: 4 })).toEqual(['127.0.0.1', 4])
  expect(await resolve('localhost', () => true, { family: 4, all: true })).toEqual([
    [{ address: '127.0.0.1', family: 4 }],
    undefined,
  ])
})

test('an unknown name is a temporary error', async () => {
  const error = await resolve('no-such-host.invalid')
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(Undeliverable)
})
