/** A file listed in a zip's directory. */
export interface ZipEntry {
  name: string
  /** 0: stored; 8: deflated; others aren't supported */
  method: number
  /** bytes in the zip */
  packedSize: number
  /** uncompressed bytes, according to the zip */
  size: number
  /** offset of its header */
  offset: number
}

/** Bytes at the end of a zip that contain its directory's position: the record and the longest comment. */
export const ZIP_END_BYTES = 22 + 0xffff

/** The maximum number of files that we read from a zip. */
export const MAX_ZIP_ENTRIES = 10_000

const [END, ENTRY] = [0x06054b50, 0x02014b50]

/** Marks a number that only fits into Zip64. */
const LONGER = 0xffff_ffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The position of a zip's directory, from its last bytes; undefined when they don't end a supported zip. */
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
 * The files in a zip's directory; undefined when it is damaged or lists too many.
 * @param decode decodes a UTF-8 name
 */
export function zipEntries(
  directory: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): ZipEntry[] | undefined {
  const view = viewOf(directory)
  const entries: ZipEntry[] = []
  for (let index = 0; index + 46 <= directory.length; ) {
    if (view.getUint32(index, true) !== ENTRY || entries.length === MAX_ZIP_ENTRIES) return undefined
    const nameEnd = index + 46 + view.getUint16(index + 28, true)
    if (nameEnd > directory.length) return undefined
    entries.push({
      name: decode(directory.subarray(index + 46, nameEnd)),
      method: view.getUint16(index + 10, true),
      packedSize: view.getUint32(index + 20, true),
      size: view.getUint32(index + 24, true),
      offset: view.getUint32(index + 42, true),
    })
    index = nameEnd + view.getUint16(index + 30, true) + view.getUint16(index + 32, true)
  }
  return entries
}

/** The length of a file's header in a zip, from its first 30 bytes; its content follows. */
export const zipHeaderSize = (header: Uint8Array): number => {
  const view = viewOf(header)
  return 30 + view.getUint16(26, true) + view.getUint16(28, true)
}
