/** Limits for an outside service. */
export interface Bounds {
  /** milliseconds until the whole response has arrived */
  timeout: number
  /** bytes of a response */
  size: number
}

/** An outside service answered with another status than 2xx. */
export class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`)
    this.status = status
  }
}

async function readBounded(body: ReadableStream<Uint8Array>, max: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early also aborts the download.
  for await (const chunk of body) {
    size += chunk.length
    if (size > max) throw new Error(`the answer is larger than ${max} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Requests JSON from an outside service, with limits on time and size and without redirects.
 * @throws UnexpectedAnswer for any status but 2xx; other errors if it is unavailable, slow, too large or not JSON
 */
export async function askForJson(
  url: URL,
  { timeout, size }: Bounds,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { ...request, signal, redirect: 'error' })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new UnexpectedAnswer(url.host, response.status)
  }
  return JSON.parse(await readBounded(response.body, size))
}
