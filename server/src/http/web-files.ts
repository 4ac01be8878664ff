import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './send-cached.ts'
import { takes } from './send-cached-json.ts'

/** A file of the built web app in memory, so that unread replies hold no file open. */
export interface WebFile {
  type: string
  cacheControl: string
  tag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Vite puts a content hash into each name below /assets/, so browsers never revalidate them. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const PACKED = ['.br', '.gz']

/** Reads the built files by URL path, without hidden ones. */
export async function readWebFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const contents = new Map<string, Buffer>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (entry.isFile() && !path.includes('/.')) contents.set(path, await readFile(file))
  }
  const files = new Map<string, WebFile>()
  for (const [path, plain] of contents) {
    if (PACKED.includes(extname(path))) continue
    const [br, gzip] = PACKED.map((extension) => contents.get(path + extension))
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      ...(br && { br }),
      ...(gzip && { gzip }),
    })
  }
  return files
}

/** Sends a file in the smallest accepted encoding, or 304. */
export function sendWebFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const encoding = (['br', 'gzip'] as const).find((one) => file[one] && takes(request, one))
  const etag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag, 'cache-control': file.cacheControl, 'content-type': file.type })
  if (file.br || file.gzip) reply.header('vary', 'accept-encoding')
  if (isKnown(request, etag)) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(file[encoding ?? 'plain'])
}
