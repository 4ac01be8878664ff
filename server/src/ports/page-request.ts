import { type Agent, type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { PageProblem } from './price-source.ts'
import { Undeliverable } from './undeliverable.ts'

/** How a response is read. */
export interface PageRequest {
  agent: Agent
  headers: Record<string, string>
  /** aborts it on timeout */
  signal: AbortSignal
}

/** A response whose body isn't read yet. */
export interface PageAnswer {
  status: number
  headers: IncomingMessage['headers']
  /** @throws PageProblem if it is larger; with `isCut`, returns the first `size` bytes instead */
  text(size: number, isCut?: boolean): Promise<string>
  /** discards the body */
  drop(): void
}

const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA']
const BROKEN_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR']
const NO_PAGE = /^(HPE_|Z_|ERR_(?!SSL))/
const CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|ALTNAME|UNABLE_TO_VERIFY/

/** Describes an error in a sentence. */
function problemOf(error: Error & { code?: unknown }, { hostname }: URL, signal: AbortSignal): PageProblem {
  if (error instanceof PageProblem) return error
  const code = String(error.code)
  if (signal.aborted) return new PageProblem(`${hostname} took too long to answer`)
  if (error instanceof Undeliverable) return new PageProblem(`${hostname} isn’t a public website`)
  if (UNKNOWN_HOST.includes(code)) return new PageProblem(`There is no website at ${hostname}`)
  if (CERTIFICATE.test(code)) return new PageProblem(`The certificate of ${hostname} is not valid`)
  if (BROKEN_OFF.includes(code)) return new PageProblem(`${hostname} closed the connection early`)
  if (NO_PAGE.test(code)) return new PageProblem(`${hostname} sent an invalid response`)
  return new PageProblem(`We couldn’t reach ${hostname}`)
}

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Encodings that can be read. */
export const READABLE_ENCODINGS = 'gzip, deflate, br'

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

const charsetOf = ({ 'content-type': type = '' }: IncomingMessage['headers']): string =>
  /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1] ?? 'utf-8'

/** The body as text. Its size counts after decompression. */
async function textOf(
  response: IncomingMessage,
  size: number,
  isCut: boolean,
  host: string,
): Promise<string> {
  const decode = decoders[response.headers['content-encoding']?.trim().toLowerCase() ?? '']
  const unpacked = decode?.()
  const body: Readable = unpacked
    ? response.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
    : response
  const text = decoderFor(charsetOf(response.headers))
  let read = 0
  let found = ''
  // Leaving the loop early also aborts the download.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    read += chunk.length
    if (read > size && !isCut)
      throw new PageProblem(`The page at ${host} is larger than ${size / 1024 / 1024} MB`)
    found += text.decode(chunk, { stream: true })
    if (read > size) break
  }
  response.destroy()
  return found + text.decode()
}

/**
 * Requests one address without following redirects.
 * @throws PageProblem if there is no response
 */
export function askForPage(url: URL, { agent, headers, signal }: PageRequest): Promise<PageAnswer> {
  const fail = (error: Error) => problemOf(error, url, signal)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
    const sent = request(url, { agent, headers, signal }, (response) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: (size, isCut = false) =>
          textOf(response, size, isCut, url.hostname).catch((error) => {
            response.destroy()
            throw fail(error)
          }),
        drop: () => void response.on('error', () => {}).destroy(),
      }),
    )
    sent.on('error', (error) => reject(fail(error)))
    sent.end()
  })
}
