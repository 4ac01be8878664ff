import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { limitMemory, wantedTooMuch } from './pdf-memory.ts'
import type { PdfJob, PdfReply } from './pdf-pages.ts'

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
