import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const ENTRY = /assets\/index-[\w-]+\.js/g

/** Headers for the server behind, which accepts writes only from its own address. */
function headersOf({ headers }: IncomingMessage, behind: string): Record<string, string> {
  const { cookie = '', accept = '*/*', 'content-type': type } = headers
  return { cookie, accept, origin: behind, ...(type && { 'content-type': type }) }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>)
  return parts.length > 0 ? Buffer.concat(parts).toString() : undefined
}

/** A proxy in front of the server that switches to another release on demand. */
export class Front {
  baseURL = ''
  private readonly behind: string
  private readonly server = createServer((request, response) => void this.answer(request, response))
  private isNext = false
  /** a page of the next release was loaded */
  private isSeen = false

  constructor(behind: string) {
    this.behind = behind
  }

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    if (address && typeof address === 'object') this.baseURL = `http://localhost:${address.port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** From here on, pages and worker belong to the next release; its files exist once a page of it has loaded. */
  startNextRelease(): void {
    this.isNext = true
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request
    if (this.isNext && !this.isSeen && url.startsWith('/assets/')) {
      response.writeHead(404).end()
      return
    }
    const init = { method, headers: headersOf(request, this.behind), body: await bodyOf(request) }
    const answer = await fetch(this.behind + url, { ...init, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      'set-cookie': answer.headers.getSetCookie(),
    })
    const isOfRelease = type.includes('html') || url.startsWith('/service-worker')
    if (this.isNext && request.headers['sec-fetch-mode'] === 'navigate') this.isSeen = true
    if (this.isNext && isOfRelease) response.end(this.next(await answer.text()))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  }

  /** The same app under another name, with a page that shows it. */
  private next(text: string): string {
    return text.replace('<html', '<html data-release="next"').replaceAll(ENTRY, (entry) => `${entry}?next`)
  }
}
