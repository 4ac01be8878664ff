/** How much patience and room an outside service gets. */
export interface Bounds {
  /** milliseconds until the whole answer is there */
  patience: number
  /** bytes of an answer */
  size: number
}

/** An outside service that answered with something other than a success. */
export class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`)
    this.status = status
  }
}

async function readBounded(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early also ends the download.
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new Error(`the answer is larger than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Asks an outside service for JSON, which may keep nobody waiting and fill nobody's memory. It may not send elsewhere either.
 * @throws UnexpectedAnswer for any status but 2xx; other errors when it is away, slow, too long or not JSON
 */
export async function askForJson(
  url: URL,
  { patience, size }: Bounds,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(url, { ...request, signal, redirect: 'error' })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new UnexpectedAnswer(url.host, answer.status)
  }
  return JSON.parse(await readBounded(answer.body, size))
}
