import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfJob, PdfReply } from './pdf-pages.ts'

/**
 * One document's limit of PDFium memory, which can otherwise grow to 2 GB. A scanned page at 600 dpi takes
 * half.
 */
const MAX_BYTES = 256 * 2 ** 20

const PAGE_BYTES = 65_536

interface WasmMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

// The server's types have no browser names.
declare const WebAssembly: { Memory: { prototype: WasmMemory } }

let isRefused = false

/** Whether a document exceeded it, so that its pages are incomplete. */
const wantedTooMuch = (): boolean => isRefused

/** Limits every WebAssembly memory of this thread. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES <= MAX_BYTES) return grow.call(this, pages)
    isRefused = true
    throw new RangeError('The document wants too much memory')
  }
}

const { bytes, maxPages, side } = workerData as PdfJob

const reply = (message: PdfReply, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

/** Resolves when the next page is wanted: one at a time is in memory. */
const wanted = () => new Promise((resolve) => parentPort?.once('message', resolve))

limitMemory()
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)
const pages = document.getPageCount()
if (pages > maxPages) reply({ kind: 'too-many' })
else {
  for (let index = 0; index < pages; index++) {
    const page = document.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = side / Math.max(originalWidth, originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    if (wantedTooMuch()) throw new RangeError('A page wants too much memory')
    const pixels = Uint8Array.from(data)
    reply({ kind: 'page', pixels, width, height }, [pixels.buffer])
    await wanted()
  }
  reply({ kind: 'done' })
}
process.exit()
