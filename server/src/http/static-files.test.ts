import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'pepwell-web-'))
afterAll(() => rm(webFolder, { recursive: true }))
await mkdir(join(webFolder, 'assets'))
const SCRIPT = 'console.log("hello")\n'.repeat(100)
const PAGE = '<!doctype html><title>Pepwell</title>'
await writeFile(join(webFolder, 'index.html'), PAGE)
await writeFile(join(webFolder, 'index.html.br'), brotliCompressSync(PAGE))
await writeFile(join(webFolder, 'manifest.webmanifest'), '{}')
await writeFile(join(webFolder, 'assets/index-Ab12.js'), SCRIPT)
await writeFile(join(webFolder, 'assets/index-Ab12.js.br'), brotliCompressSync(SCRIPT))
await writeFile(join(webFolder, 'service-worker.js'), SCRIPT)
await writeFile(join(webFolder, '.sources'), 'a fingerprint')

const { app, request } = await testApp({}, { webFolder })
const get = (path: string, headers?: Record<string, string>) => request('GET', path, { headers })

test('a hashed asset is cached permanently and sent compressed if accepted', async () => {
  const plain = await get('/assets/index-Ab12.js')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.payload).toBe(SCRIPT)
  // Files follow the rules of their page.
  expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(plain.headers).not.toHaveProperty('content-security-policy')
  expect(plain.headers).not.toHaveProperty('permissions-policy')
  const response = await app.inject({
    url: '/assets/index-Ab12.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(response.headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT)
})

test('the service worker is always revalidated and may connect only to us', async () => {
  const { headers, payload } = await get('/service-worker.js')
  expect(payload).toBe(SCRIPT)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
  const policy = String(headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "worker-src 'self'", "connect-src 'self'"])
    expect(policy).toContain(rule)
})

test.each(['/', '/peptides', '/reset-password?token=x', '/no/such/page', '/shop/ghk-cu-1.5', '/index.html'])(
  '%s is the app, which is always revalidated',
  async (path) => {
    const response = await get(path)
    expect([response.statusCode, response.payload]).toEqual([200, PAGE])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  },
)

test.each(['/assets/index-Old1.js', '/api/nothing', '/api'])('%s is a 404', async (path) => {
  const response = await get(path)
  expect([response.statusCode, response.body.code]).toEqual([404, 'NOT_FOUND'])
})

test('a write to a page, a hidden file and a path outside the folder reveal nothing', async () => {
  expect((await request('POST', '/peptides', { body: {} })).statusCode).toBe(404)
  expect((await get('/.sources')).payload).not.toContain('fingerprint')
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).payload).not.toContain('root:')
})

test('an unchanged page is not downloaded again', async () => {
  const { headers } = await get('/manifest.webmanifest')
  const again = await get('/manifest.webmanifest', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test.each(['//', '/api//auth/user', '/%2e%2e/%2e%2e/package.json', '/a%00b', '/%5c..%5c'])(
  '%s is no error of ours',
  async (path) => {
    const { statusCode } = await get(path)
    expect(statusCode).toBeLessThan(500)
  },
)

test('a file is sent whole even if a range is requested', async () => {
  const range = await get('/assets/index-Ab12.js', { range: 'bytes=99999999-' })
  expect([range.statusCode, range.payload]).toEqual([200, SCRIPT])
})

test('an invalid URL is refused', async () => {
  const unreadable = await get('/%')
  expect([unreadable.statusCode, unreadable.body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('files are read once at startup, so unread replies hold none open', async () => {
  const moved = await mkdtemp(join(tmpdir(), 'pepwell-web-'))
  await writeFile(join(moved, 'index.html'), PAGE)
  const started = await testApp({}, { webFolder: moved })
  await rm(moved, { recursive: true })
  expect((await started.request('GET', '/index.html')).payload).toBe(PAGE)
})

test('an address may fetch a limited number of files and pages a minute, across paths', async () => {
  const limited = await testApp({ filesPerMinute: 3 }, { webFolder })
  const paths = ['/', '/assets/index-Ab12.js', '/no/such/page', '/manifest.webmanifest', '/robots.txt']
  const statuses = []
  for (const path of paths) statuses.push((await limited.request('GET', path)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const refused = await limited.request('GET', '/')
  expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await limited.request('GET', '/api/health')).statusCode).toBe(200)
})
