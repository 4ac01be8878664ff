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

/**
 * The text of a file: UTF-16 or UTF-8 (each with or without a byte order mark), and otherwise Windows-1252, in which Excel
 * saves a plain 'CSV'.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
