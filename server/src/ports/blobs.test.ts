import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { bucketOfBackups } from './backup-store-s3.ts'
import type { BlobsPort } from './blobs.ts'
import { diskBlobs } from './blobs-disk.ts'
import { s3Blobs } from './blobs-s3.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const BUCKET = 'photos of pepwell'
const SECRET = 'the secret key'
const SIGNED = /^AWS4-HMAC-SHA256 Credential=the-id\/\d{8}\/eu-west-1\/s3\//

interface StoredBlob {
  bytes: Buffer
  type?: string
}

/** A page of at most two keys, as S3 lists them. */
function listing(kept: Map<string, StoredBlob>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...kept.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const shown = keys.slice(0, 2)
  const contents = shown.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-06-15T12:00:00.000Z</LastModified></Contents>`,
  )
  const more = keys.length > 2 ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`
}

/** Replies to signed blob requests. */
const answers: Record<
  string,
  (kept: Map<string, StoredBlob>, key: string, body: StoredBlob) => [number, StoredBlob?]
> = {
  PUT: (kept, key, body) => [kept.set(key, body) && 200],
  DELETE: (kept, key) => {
    kept.delete(key)
    return [204]
  },
  GET: (kept, key) => (kept.has(key) ? [200, kept.get(key)] : [404]),
}

/** An S3-like server that refuses unsigned requests. */
async function aBucket() {
  const kept = new Map<string, StoredBlob>()
  const requests: IncomingMessage[] = []
  let broken = false
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request)
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, bucket, ...path] = decodeURIComponent(pathname).split('/')
    const key = path.join('/')
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (!SIGNED.test(request.headers.authorization ?? '')) return refuse(403, 'AccessDenied')
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    if (broken) return refuse(501, 'NotImplemented')
    if (key === '') return response.writeHead(200).end(listing(kept, searchParams))
    const sent = { bytes: body, type: request.headers['content-type'] }
    const [status, blob] = answers[request.method ?? '']?.(kept, key, sent) ?? [405]
    if (status === 404) return refuse(404, 'NoSuchKey')
    return response.writeHead(status, { etag: '"1"' }).end(blob?.bytes)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)))
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    region: 'eu-west-1',
    accessKeyId: 'the-id',
    secretAccessKey: SECRET,
  }
  const blobs = s3Blobs(settings)
  cleanUps.push(blobs.close)
  return {
    settings,
    blobs,
    kept,
    requests,
    breakDown: () => {
      broken = true
    },
  }
}

async function aFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'pepwell-blobs-')), 'blobs')
  cleanUps.push(() => rm(join(folder, '..'), { recursive: true }))
  return { folder, blobs: diskBlobs(folder) }
}

const contentOf = async (blobs: BlobsPort, key: string) => {
  const stream = await blobs.open(key)
  return stream && (await buffer(stream)).toString()
}

describe.each([
  ['on disk', aFolder],
  ['in a bucket', aBucket],
] as const)('%s', (_where, open) => {
  test('content comes back byte for byte', async () => {
    const { blobs } = await open()
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256))
    await blobs.put('photos/user_1/a.webp', bytes, 'image/webp')
    const stream = await blobs.open('photos/user_1/a.webp')
    expect(stream && bytes.equals(await buffer(stream))).toBe(true)
  })

  test('missing content is undefined and can be removed again', async () => {
    const { blobs } = await open()
    expect(await blobs.open('photos/user_1/a.webp')).toBeUndefined()
    await blobs.remove('photos/user_1/a.webp')
    await blobs.removeAll('photos/user_1')
  })

  test('one blob is removed, or a whole folder and nothing next to it', async () => {
    const { blobs } = await open()
    const keys = ['user_1/a', 'user_1/b', 'user_1/c', 'user_1/d', 'user_12/a']
    for (const key of keys) await blobs.put(`photos/${key}`, Buffer.from(key), 'image/webp')
    await blobs.remove('photos/user_1/b')
    expect(await contentOf(blobs, 'photos/user_1/a')).toBe('user_1/a')
    expect(await contentOf(blobs, 'photos/user_1/b')).toBeUndefined()
    await blobs.removeAll('photos/user_1')
    const left = await Promise.all(keys.map((key) => contentOf(blobs, `photos/${key}`)))
    expect(left).toEqual([undefined, undefined, undefined, undefined, 'user_12/a'])
  })

  test('every key is listed, in any folder', async () => {
    const { blobs } = await open()
    const storedKeys = async () => (await Array.fromAsync(blobs.keys())).sort()
    expect(await storedKeys()).toEqual([])
    const keys = ['chat/room_1/a', 'photos/user_1/a', 'photos/user_1/b']
    for (const key of keys) await blobs.put(key, Buffer.from(key), 'image/webp')
    expect(await storedKeys()).toEqual(keys)
  })

  test('no key leads outside', async () => {
    const { blobs } = await open()
    await expect(blobs.put('../escaped', Buffer.from('x'), 'image/webp')).rejects.toThrow()
    await expect(blobs.open('photos/../../escaped')).rejects.toThrow()
  })
})

test('only the member’s own account can read files', async () => {
  const { folder, blobs } = await aFolder()
  await blobs.put('photos/user_1/a.webp', Buffer.from('x'), 'image/webp')
  const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777
  expect(await Promise.all(['', 'photos', 'photos/user_1'].map(modeOf))).toEqual([0o700, 0o700, 0o700])
  expect(await modeOf('photos/user_1/a.webp')).toBe(0o600)
  await expect(readdir(join(folder, '..'))).resolves.toEqual(['blobs'])
})

test('a bucket gets signed requests with the type and never the secret', async () => {
  const { blobs, kept, requests } = await aBucket()
  await blobs.put('photos/a.webp', Buffer.from('x'), 'image/webp')
  expect(kept.get('photos/a.webp')).toMatchObject({ type: 'image/webp' })
  const [put] = requests
  expect(put?.headers.authorization).toMatch(/Signature=[\da-f]{64}$/)
  expect(put?.headers).toHaveProperty('x-amz-content-sha256')
  expect(put?.headers).not.toHaveProperty('x-amz-acl')
  expect(JSON.stringify(put?.headers)).not.toContain(SECRET)
})

test('a bucket that refuses is an error, not empty', async () => {
  const { blobs, breakDown } = await aBucket()
  breakDown()
  await expect(blobs.open('photos/a.webp')).rejects.toThrow()
  await expect(blobs.put('photos/a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow()
})

test('backups are in the bucket next to the blobs, not among them', async () => {
  const { settings, blobs, kept } = await aBucket()
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-backups-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  const backups = bucketOfBackups(settings, folder)
  for (const name of ['nightly-1', 'nightly-2', 'nightly-3']) {
    await writeFile(join(folder, name), `what ${name} holds`)
    await backups.keep(name)
  }
  await blobs.put('photos/user_1/a', Buffer.from('x'), 'image/webp')
  expect(kept.get('backups/nightly-2')?.bytes.toString()).toBe('what nightly-2 holds')
  expect(await readdir(folder)).toEqual([])
  await backups.remove('nightly-1')
  expect(await backups.names()).toEqual(['nightly-2', 'nightly-3'])
  expect(await Array.fromAsync(blobs.keys())).toEqual(['photos/user_1/a'])
})
