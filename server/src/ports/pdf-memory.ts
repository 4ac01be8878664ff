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
export const wantedTooMuch = (): boolean => isRefused

/** Limits every WebAssembly memory of this thread. */
export function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES <= MAX_BYTES) return grow.call(this, pages)
    isRefused = true
    throw new RangeError('The document wants too much memory')
  }
}
