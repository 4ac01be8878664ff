import { once } from 'node:events'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lenientCrawlPolicy } from '../testing/crawl-policy.ts'
import { localCertificate } from '../testing/local-certificate.ts'
import { type Answerer, anOutsideService } from '../testing/outside-service.ts'
import { PageProblem } from './price-source.ts'
import { type WebPagesOptions, webPages } from './price-source-web.ts'

/** Enough for a busy machine. */
const TIMEOUT_MS = 20_000
const SHORT_TIMEOUT_MS = 300

/** Pages of this machine, on any port. */
const localPages = (options: Partial<WebPagesOptions> = {}) =>
  webPages({
    contact: 'us@mail.net',
    mayReach: () => true,
    mayUsePort: () => true,
    timeout: TIMEOUT_MS,
    ...options,
  })

const html =
  (body: string | Buffer, headers: Record<string, string> = {}): Answerer =>
  (_seen, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

const status =
  (code: number, headers: Record<string, string> = {}): Answerer =>
  (_seen, response) =>
    void response.writeHead(code, headers).end('<html>')

/** A shop that answers by path and has no robots.txt unless given. */
const aShop = (pages: Record<string, Answerer>) =>
  anOutsideService((seen, response) => (pages[seen.url.pathname] ?? status(404))(seen, response))

const problemOf = async (loaded: Promise<unknown>) => {
  const error = await loaded.then(
    () => new Error('it was read'),
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(PageProblem)
  return error.message
}

test('a page is read by a client that identifies itself', async () => {
  const { address, seen } = await aShop({ '/bpc': html('<p>$54.99') })
  const policy = lenientCrawlPolicy()
  expect(await localPages().page(`${address}/bpc?pack=10`, policy)).toEqual({
    address: `${address}/bpc?pack=10`,
    html: '<p>$54.99',
  })
  expect(seen.map(({ url }) => url.pathname + url.search)).toEqual(['/robots.txt', '/bpc?pack=10'])
  expect(seen[1]?.headers['user-agent']).toBe('Pepwell/0.1 (compares prices; us@mail.net)')
  expect(policy.entered).toEqual(['127.0.0.1'])
})

describe('in any encoding', () => {
  test.each([
    ['gzip', gzipSync('<p>café')],
    ['deflate', deflateSync('<p>café')],
    ['br', brotliCompressSync('<p>café')],
  ])('%s', async (encoding, body) => {
    const { address } = await aShop({ '/': html(body, { 'content-encoding': encoding }) })
    expect((await localPages().page(address, lenientCrawlPolicy())).html).toBe('<p>café')
  })

  test.each([
    ['text/html; charset=ISO-8859-1', Buffer.from('<p>caf\xe9', 'latin1')],
    ['application/xhtml+xml; charset="utf-8"', Buffer.from('<p>café')],
    ['text/html; charset=nobody-knows', Buffer.from('<p>café')],
  ])('%s', async (type, body) => {
    const { address } = await aShop({ '/': html(body, { 'content-type': type }) })
    expect((await localPages().page(address, lenientCrawlPolicy())).html).toBe('<p>café')
  })
})

describe('a redirect', () => {
  test('is followed to the page', async () => {
    const { address } = await aShop({ '/old': status(301, { location: '/new?x=1' }), '/new': html('here') })
    expect(await localPages().page(`${address}/old`, lenientCrawlPolicy())).toEqual({
      address: `${address}/new?x=1`,
      html: 'here',
    })
  })

  test.each([
    ['to itself', { '/': status(302, { location: '/' }) }],
    ['in a circle', { '/': status(302, { location: '/b' }), '/b': status(307, { location: '/' }) }],
    [
      'ever further',
      Object.fromEntries(
        Array.from({ length: 30 }, (_, n) => [n ? `/${n}` : '/', status(302, { location: `/${n + 1}` })]),
      ),
    ],
  ])('%s ends', async (_where, pages) => {
    const { address, seen } = await aShop(pages)
    expect(await problemOf(localPages().page(address, lenientCrawlPolicy()))).toBe(
      '127.0.0.1 redirects too many times',
    )
    expect(seen.length).toBeLessThan(10)
  })

  test.each(['http://', 'https://[', ''])('to %j fails', async (location) => {
    const { address } = await aShop({ '/': status(302, { location }) })
    expect(await problemOf(localPages().page(address, lenientCrawlPolicy()))).toBe(
      '127.0.0.1 redirects to an invalid address',
    )
  })
})

describe('reports what happened', () => {
  test.each<[string, Answerer, string]>([
    ['401', status(401), '127.0.0.1 blocks automated visits to this page (401)'],
    ['403', status(403), '127.0.0.1 blocks automated visits to this page (403)'],
    ['404', status(404), '127.0.0.1 has no page at this address (404)'],
    ['429', status(429), '127.0.0.1 is limiting requests (429)'],
    ['500', status(500), '127.0.0.1 has a server error (500)'],
    ['204', status(204), '127.0.0.1 didn’t return a page (204)'],
    [
      'a file',
      html('%PDF', { 'content-type': 'application/pdf' }),
      'The link leads to a file (application/pdf), not a page',
    ],
    ['breaking off', (_seen, response) => void response.destroy(), '127.0.0.1 closed the connection early'],
    [
      'breaking off in the middle',
      (_seen, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>')
        setTimeout(() => response.destroy(), 20)
      },
      '127.0.0.1 closed the connection early',
    ],
    ['no gzip', html('plain', { 'content-encoding': 'gzip' }), '127.0.0.1 sent an invalid response'],
    [
      'no HTTP',
      (_seen, response) => void response.socket?.end('SSH-2.0-OpenSSH\r\n\r\n'),
      '127.0.0.1 sent an invalid response',
    ],
    ['20 MB', html(Buffer.alloc(20 * 1024 * 1024, 'x')), 'The page at 127.0.0.1 is larger than 2 MB'],
    [
      '20 MB, packed small',
      html(gzipSync(Buffer.alloc(20 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      'The page at 127.0.0.1 is larger than 2 MB',
    ],
  ])('%s', async (_name, answer, problem) => {
    const { address } = await aShop({ '/': answer })
    expect(await problemOf(localPages().page(address, lenientCrawlPolicy()))).toBe(problem)
  })

  test.each<[string, Record<string, Answerer>]>([
    ['never answers', { '/': () => {} }],
    [
      'never ends',
      {
        '/': (_seen, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
      },
    ],
    ['never says whether it may be read', { '/robots.txt': () => {} }],
  ])('a shop that %s', async (_name, pages) => {
    const { address } = await aShop(pages)
    const withShortTimeout = localPages({ timeout: SHORT_TIMEOUT_MS })
    expect(await problemOf(withShortTimeout.page(address, lenientCrawlPolicy()))).toBe(
      '127.0.0.1 took too long to answer',
    )
  })

  test('no server', async () => {
    expect(await problemOf(localPages().page('http://127.0.0.1:1/', lenientCrawlPolicy()))).toBe(
      'We couldn’t reach 127.0.0.1',
    )
    expect(await problemOf(localPages().page('http://no-such-host.invalid/', lenientCrawlPolicy()))).toBe(
      'There is no website at no-such-host.invalid',
    )
  })

  test('an invalid link', async () => {
    const pages = webPages({ contact: 'us@mail.net' })
    const problem = (link: string) => problemOf(pages.page(link, lenientCrawlPolicy()))
    expect(await problem('no link')).toBe('The link isn’t a web address')
    expect(await problem('file:///etc/passwd')).toBe('Links must start with http:// or https://')
    expect(await problem('https://me:secret@example.com/')).toBe(
      'We can’t open links with a user name or password',
    )
    expect(await problem('http://example.com:8080/')).toBe('We only open ports 80 and 443, not 8080')
  })
})

describe('robots.txt', () => {
  const never: Answerer = html('User-agent: *\nDisallow: /private', { 'content-type': 'text/plain' })

  test('is obeyed and requested once', async () => {
    const { address, seen } = await aShop({
      '/robots.txt': never,
      '/private/x': html('secret'),
      '/x': html('open'),
    })
    const policy = lenientCrawlPolicy()
    expect(await problemOf(localPages().page(`${address}/private/x`, policy))).toBe(
      '127.0.0.1 disallows automated visits to this page (robots.txt)',
    )
    expect((await localPages().page(`${address}/x`, policy)).html).toBe('open')
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/robots.txt', '/x'])
  })

  test('is obeyed after a redirect, too', async () => {
    const other = await aShop({ '/robots.txt': never, '/private': html('secret') })
    const { address } = await aShop({
      '/': status(302, { location: `${other.address.replace('127.0.0.1', 'localhost')}/private` }),
    })
    const policy = lenientCrawlPolicy()
    expect(await problemOf(localPages().page(address, policy))).toBe(
      'localhost disallows automated visits to this page (robots.txt)',
    )
    expect(policy.entered).toEqual(['127.0.0.1', 'localhost'])
    expect(other.seen.map(({ url }) => url.pathname)).toEqual(['/robots.txt'])
  })

  test('forbids everything if unreadable, and nothing if missing', async () => {
    const { address } = await aShop({ '/robots.txt': status(503), '/': html('x') })
    expect(await problemOf(localPages().page(address, lenientCrawlPolicy()))).toBe(
      '127.0.0.1 can’t serve its robots.txt right now (503)',
    )
  })

  test('is read as far as needed if endless', async () => {
    const { address } = await aShop({
      '/robots.txt': html(`User-agent: *\nDisallow: /no\n${'#'.repeat(3_000_000)}`),
      '/': html('x'),
    })
    expect((await localPages().page(address, lenientCrawlPolicy())).html).toBe('x')
    expect(await problemOf(localPages().page(`${address}/no`, lenientCrawlPolicy()))).toContain('robots.txt')
  })
})

test('errors of the crawl policy end the visit unchanged', async () => {
  const { address, seen } = await aShop({ '/': html('x') })
  const later = new Error('later')
  const enter = async () => {
    throw later
  }
  await expect(localPages().page(address, { ...lenientCrawlPolicy(), enter })).rejects.toBe(later)
  expect(seen).toEqual([])
})

describe('over https', () => {
  async function aSecureShop() {
    const server = createSecureServer(localCertificate, (_request, response) =>
      html('safe')({} as never, response as never),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return `https://localhost:${(server.address() as AddressInfo).port}`
  }

  test('a page is read only with a trusted certificate', async () => {
    const address = await aSecureShop()
    expect((await localPages({ ca: localCertificate.cert }).page(address, lenientCrawlPolicy())).html).toBe(
      'safe',
    )
    expect(await problemOf(localPages().page(address, lenientCrawlPolicy()))).toBe(
      'The certificate of localhost is not valid',
    )
  })
})
