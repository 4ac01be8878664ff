/** A file in a zip, as its directory names it. */
export interface ZipEntry {
  name: string
  /** 0: stored as it is; 8: deflated; others aren't read */
  method: number
  /** bytes in the zip */
  packedSize: number
  /** bytes of the file, as the zip says */
  size: number
  /** where its header begins */
  offset: number
}

/** Bytes at the end of a zip among which its directory's place is found: the record and the longest comment. */
export const ZIP_END_BYTES = 22 + 0xffff

/** Files of a zip that are read at most. */
export const MOST_ZIP_ENTRIES = 10_000

const [END, ENTRY] = [0x06054b50, 0x02014b50]

/** Marks a number that only the longer form of a zip can hold. */
const LONGER = 0xffff_ffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the directory of a zip is, from its last bytes; undefined where they end no zip that can be read. */
export function zipDirectory(end: Uint8Array): { offset: number; size: number } | undefined {
  const view = viewOf(end)
  for (let at = end.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    const [size, offset] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    return size === LONGER || offset === LONGER ? undefined : { offset, size }
  }
  return undefined
}

/**
 * The files that a zip's directory names; undefined where it is damaged, or names too many.
 * @param decode reads a name, which is UTF-8
 */
export function zipEntries(
  directory: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): ZipEntry[] | undefined {
  const view = viewOf(directory)
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length; ) {
    if (view.getUint32(at, true) !== ENTRY || entries.length === MOST_ZIP_ENTRIES) return undefined
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    if (nameEnd > directory.length) return undefined
    entries.push({
      name: decode(directory.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Bytes of a file's header in a zip, from its first 30; its content comes after. */
export const zipHeaderSize = (header: Uint8Array): number => {
  const view = viewOf(header)
  return 30 + view.getUint16(26, true) + view.getUint16(28, true)
}
