const startsWith = (bytes: Uint8Array, ...marks: number[]): boolean =>
  marks.every((mark, index) => bytes[index] === mark)

/** The encoding suggested by a byte order mark, or by zeros next to ASCII letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (bytes.length < 2 || bytes[0] === bytes[1]) return undefined
  if (bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 ? 'utf-16be' : undefined
}

const BEYOND_ASCII = /[^\0-\x7F\uFFFD]/
/** Replacements of the five bytes that Windows-1252 leaves undefined. */
const CONTROLS = /[\x80-\x9F]/

/**
 * Decodes a file: UTF-16 or UTF-8 (with or without a byte order mark), otherwise Windows-1252, Excel's encoding for
 * plain 'CSV'. Damaged UTF-8 contains U+FFFD for the caller to refuse; other valid multi-byte characters
 * distinguish it from Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeDamaged(bytes)
  }
}

/** Bytes that aren't UTF-8: another encoding, or damage. */
function decodeDamaged(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const inWindows = new TextDecoder('windows-1252').decode(bytes)
  const isUtf8 = startsWith(bytes, 0xef, 0xbb, 0xbf) || BEYOND_ASCII.test(text) || CONTROLS.test(inWindows)
  return isUtf8 ? text : inWindows
}
