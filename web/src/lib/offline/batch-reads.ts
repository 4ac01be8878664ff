import type { DeclaredAddress } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/reads.calls'
import { ApiError, api } from '../api/api.ts'
import { preloadedResponse } from '../api/preloaded-responses.ts'

/** As many as the server takes. */
const MAX_READS = 10

interface PendingRead {
  address: string
  alone: () => Promise<unknown>
  resolve: (reply: unknown) => void
  reject: (error: unknown) => void
}

let waiting: PendingRead[] = []

async function send(reads: readonly PendingRead[]): Promise<void> {
  const [first, ...others] = reads
  if (first && others.length === 0) return first.alone().then(first.resolve, first.reject)
  try {
    const replies = await api(calls.batchReads, {
      query: { paths: reads.map(({ address }) => address).join(' ') },
    })
    reads.forEach(({ resolve, reject }, index) => {
      const { status = 0, body } = replies[index] ?? {}
      if (status === 200) resolve(body)
      else reject(new ApiError(status, '', JSON.stringify(body)))
    })
  } catch (error) {
    for (const { reject } of reads) reject(error)
  }
}

function sendWaiting(): void {
  const reads = waiting
  waiting = []
  for (let from = 0; from < reads.length; from += MAX_READS) void send(reads.slice(from, from + MAX_READS))
}

/**
 * Collects the reads that a screen starts at once, and sends them in one request.
 * @param alone reads without the others
 */
export function batchReads(
  { providesTags }: DeclaredAddress,
  address: string,
  alone: () => Promise<unknown>,
): Promise<unknown> {
  if (preloadedResponse(address, providesTags) !== undefined) return alone()
  if (waiting.length === 0) queueMicrotask(sendWaiting)
  return new Promise((resolve, reject) => {
    waiting.push({ address, alone, resolve, reject })
  })
}
