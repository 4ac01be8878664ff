/** The maximum number of lab certificates per batch. */
export const MAX_CERTIFICATES = 10

/** The maximum size of a certificate's PDF, in bytes. */
export const CERTIFICATE_BYTES = 5 * 1024 * 1024

/** The public URL of a certificate's PDF. */
export const certificateAddress = (hash: string): string => `/api/certificates/${hash}`

/** A PDF ends with its trailer within this many bytes. */
const TRAILER_BYTES = 2048

/** PDF features that certificates don't need: code that runs on opening, and attached files. */
const ACTIVE = ['/JavaScript', '/JS ', '/JS(', '/Launch', '/EmbeddedFile', '/RichMedia']

const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (let index = 0; index < bytes.length; index += 8192)
    text += String.fromCharCode(...bytes.subarray(index, index + 8192))
  return text
}

/**
 * Whether bytes are a complete PDF (ISO 32000: header, cross-reference and end marker) without scripts, launch actions
 * or attachments. Compressed parts aren't inspected, so callers must send the file as a download.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  if (!/^%PDF-[12]\.\d/.test(textOf(bytes.subarray(0, 16)))) return false
  const trailer = textOf(bytes.subarray(-TRAILER_BYTES))
  if (!trailer.includes('startxref') || !trailer.includes('%%EOF')) return false
  const text = textOf(bytes)
  return !ACTIVE.some((name) => text.includes(name))
}
