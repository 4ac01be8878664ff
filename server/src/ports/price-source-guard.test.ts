import type { LookupAddress } from 'node:dns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lenientCrawlPolicy } from '../testing/crawl-policy.ts'
import { anOutsideService } from '../testing/outside-service.ts'
import { PageProblem } from './price-source.ts'
import { webPages } from './price-source-web.ts'
import { isPublicAddress, type Resolve } from './public-addresses.ts'

/** A resolver that answers with these address sets in turn, and counts. */
function aResolver(...answers: string[][]) {
  const requests: string[] = []
  const resolve: Resolve = (hostname, _options, done) => {
    const addresses = answers[Math.min(requests.length, answers.length - 1)] ?? []
    requests.push(hostname)
    const found: LookupAddress[] = addresses.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    setImmediate(done, null, found)
  }
  return { resolve, requests }
}

const NOT_PUBLIC = /^(\S+ isn’t a public website|We only open ports 80 and 443, not \d+)$/

/** The result for a page as in production, except for DNS. */
const problem = (link: string, resolve: Resolve = aResolver(['127.0.0.1']).resolve) =>
  webPages({ contact: 'us@mail.net', resolve })
    .page(link, lenientCrawlPolicy())
    .then(
      () => 'it was read',
      (error) => (error instanceof PageProblem ? error.message : String(error)),
    )

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.0.0.5/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
])('%s is not requested, and no name is looked up', async (link) => {
  const { resolve, requests } = aResolver(['8.8.8.8'])
  expect(await problem(link, resolve)).toMatch(NOT_PUBLIC)
  expect(requests).toEqual([])
})

/** An IPv4 address as inet_aton reads it: parts in any base, the last ones together. */
const spelled = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 }),
    fc.integer({ min: 1, max: 4 }),
    fc.infiniteStream(fc.constantFrom(8, 10, 16)),
  )
  .map(([bytes, count, bases]) => {
    const head = bytes.slice(0, count - 1)
    const rest = bytes.slice(count - 1).reduce((sum, byte) => sum * 256 + byte, 0)
    const write = (part: number) => {
      const base = bases.next().value
      return base === 10 ? String(part) : `${base === 8 ? '0' : '0x'}${part.toString(base)}`
    }
    return { plain: bytes.join('.'), host: [...head, rest].map(write).join('.') }
  })

test('however an address is spelled, it is refused exactly if it is not public', async () => {
  await fc.assert(
    fc.asyncProperty(spelled, async ({ plain, host }) => {
      // Nothing connects: a public address is refused because of its port.
      const message = await problem(`http://${host}:8080/`)
      expect(message).toBe('We only open ports 80 and 443, not 8080')
      expect(new URL(`http://${host}/`).hostname).toBe(plain)
      if (!isPublicAddress(plain))
        expect(await problem(`http://${host}/`)).toBe(`${plain} isn’t a public website`)
    }),
  )
})

test('an IPv4 address embedded in an IPv6 one is refused, public or not', async () => {
  const prefix = fc.constantFrom('::ffff:', '::', '64:ff9b::', '2002:')
  const byte = fc.integer({ min: 0, max: 255 })
  await fc.assert(
    fc.asyncProperty(prefix, fc.tuple(byte, byte, byte, byte), async (start, [a, b, c, d]) => {
      const groups = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      const host = start === '2002:' ? `[2002:${groups}::]` : `[${start}${groups}]`
      expect(await problem(`http://${host}/`)).toMatch(NOT_PUBLIC)
    }),
  )
})

describe('a name', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['a neighbour', ['192.168.1.10']],
    ['a public address and a neighbour', ['8.8.8.8', '10.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['a mapped address', ['::ffff:169.254.169.254']],
  ])('that resolves to %s is refused', async (_where, addresses) => {
    const { resolve, requests } = aResolver(addresses)
    expect(await problem('http://shop.example/', resolve)).toBe('shop.example isn’t a public website')
    expect(requests).toEqual(['shop.example'])
  })

  test('that is not on the list of hosts is not looked up, also after a redirect', async () => {
    const { address, seen } = await anOutsideService(({ url }, response) => {
      if (url.pathname === '/robots.txt') response.writeHead(404).end()
      else response.writeHead(302, { location: 'http://other.example/' }).end()
    })
    const { resolve, requests } = aResolver(['127.0.0.1'])
    const options = { resolve, mayReach: () => true, mayUsePort: () => true, hosts: ['shop.example'] }
    const pages = webPages({ contact: 'us@mail.net', ...options })
    const read = (link: string) => pages.page(link, lenientCrawlPolicy())
    const refused = 'OUTBOUND_HOSTS doesn’t allow other.example'
    await expect(read('http://other.example/')).rejects.toThrow(refused)
    expect(requests).toEqual([])
    await expect(read(`http://shop.example:${new URL(address).port}/`)).rejects.toThrow(refused)
    expect(new Set(requests)).toEqual(new Set(['shop.example']))
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/robots.txt', '/'])
  })

  test('that resolves differently the second time is refused then, or never looked up again', async () => {
    // The first request resolves to an address that passes as public here, the second to this machine.
    const { address, seen } = await anOutsideService((_seen, response) => void response.writeHead(404).end())
    const { port } = new URL(address)
    const { resolve, requests } = aResolver(['127.0.0.1'], ['127.0.0.2'])
    const pages = webPages({
      contact: 'us@mail.net',
      resolve,
      mayReach: (reached) => reached === '127.0.0.1',
      mayUsePort: () => true,
    })
    await expect(pages.page(`http://shop.example:${port}/`, lenientCrawlPolicy())).rejects.toThrow(
      'shop.example isn’t a public website',
    )
    expect(requests).toEqual(['shop.example', 'shop.example'])
    // Each request went to the address checked for it.
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/robots.txt'])
  })
})

test.each([
  'http://127.0.0.1/',
  'http://[::1]:80/',
  'http://2130706433/',
  'http://inside.example/',
  'https://10.0.0.1/',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
])('a redirect to %s is not followed', async (location) => {
  const { address, seen } = await anOutsideService(
    (_seen, response) => void response.writeHead(302, { location }).end(),
  )
  const { port } = new URL(address)
  // Only the shop counts as public on this machine.
  const resolve: Resolve = (hostname, _options, done) =>
    done(null, [{ address: hostname === 'shop.example' ? '127.0.0.1' : '10.1.1.1', family: 4 }])
  let isShop = true
  const pages = webPages({
    contact: 'us@mail.net',
    resolve,
    mayReach: (reached) => isPublicAddress(reached) || (isShop && reached === '127.0.0.1'),
    mayUsePort: (used) => used === port || ['', '80', '443'].includes(used),
  })
  const policy = lenientCrawlPolicy({ [`http://shop.example:${port}`]: '' })
  const enter = async (host: string) => {
    isShop = host === 'shop.example'
  }
  await expect(pages.page(`http://shop.example:${port}/`, { ...policy, enter })).rejects.toBeInstanceOf(
    PageProblem,
  )
  expect(seen).toHaveLength(1)
})
