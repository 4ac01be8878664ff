import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { FairSemaphore } from '../fair-semaphore.ts'
import { Refusal } from '../refusal.ts'

/** The time limit for all pages of a PDF. */
const MAX_MS = 30_000

/** The longest side of a page, in pixels. */
const SIDE = 2048

/** The input of the worker. */
export interface PdfJob {
  bytes: Uint8Array
  maxPages: number
  side: number
}

/** A message of the worker: one page as RGBA pixels, the end, or a document that is too long. */
export type PdfReply =
  | { kind: 'page'; pixels: Uint8Array; width: number; height: number }
  | { kind: 'done' }
  | { kind: 'too-many' }

/** Whether bytes are a PDF: its header is within the first kilobyte. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

// Documents are rendered one at a time, in a thread that ends with the document.
const orderAdmin = new FairSemaphore(1)

/** The messages of a worker. @throws its error, or an AbortError after too long */
async function* repliesOf(worker: Worker, signal: AbortSignal): AsyncGenerator<PdfReply> {
  const died = new AbortController()
  worker.once('exit', () => died.abort())
  for await (const [reply] of on(worker, 'message', { signal: AbortSignal.any([signal, died.signal]) })) {
    yield reply as PdfReply
    worker.postMessage('next')
  }
}

/**
 * Renders the pages of a PDF as PNG pictures.
 * @param use takes each page in turn
 * @param person the sender, for fair turns
 * @throws Refusal REPORT_UNREADABLE, REPORT_TOO_LONG
 */
export const withPdfPages = (
  { bytes, maxPages, person }: { bytes: Uint8Array; maxPages: number; person: string },
  use: (page: Buffer) => Promise<void>,
): Promise<void> =>
  orderAdmin.within(person, 1, async () => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      ...{ workerData: { bytes, maxPages, side: SIDE } satisfies PdfJob },
      ...{ env: {}, stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 128 } },
    })
    // Unread messages would pile up here.
    worker.stdout.resume()
    worker.stderr.resume()
    try {
      for await (const reply of repliesOf(worker, AbortSignal.timeout(MAX_MS))) {
        if (reply.kind === 'done') return
        if (reply.kind === 'too-many') throw new Refusal('REPORT_TOO_LONG')
        const { pixels, width, height } = reply
        const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({
          background: 'white',
        })
        await use(await picture.png({ compressionLevel: 1 }).toBuffer())
      }
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal('REPORT_UNREADABLE')
    } finally {
      await worker.terminate()
    }
  })
