const startsWith = (bytes: Uint8Array, ...marks: number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark)

/** Which encoding a byte order mark, or the zeros beside ASCII letters, give away. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (bytes.length < 2 || bytes[0] === bytes[1]) return undefined
  if (bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 ? 'utf-16be' : undefined
}

const BEYOND_ASCII = /[^\0-\x7F\uFFFD]/
/** What the five bytes become that Windows-1252 leaves open. */
const CONTROLS = /[\x80-\x9F]/

/**
 * The text of a file: UTF-16 or UTF-8 (each with or without a byte order mark), and otherwise Windows-1252, in which Excel
 * saves a plain 'CSV'. Damaged UTF-8 has U+FFFD in place of what is lost, for the caller to refuse: other characters that
 * are whole UTF-8 tell it from Windows-1252.
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

/** Bytes that are not UTF-8: another encoding, or damage. */
function decodeDamaged(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const inWindows = new TextDecoder('windows-1252').decode(bytes)
  const isUtf8 = startsWith(bytes, 0xef, 0xbb, 0xbf) || BEYOND_ASCII.test(text) || CONTROLS.test(inWindows)
  return isUtf8 ? text : inWindows
}
