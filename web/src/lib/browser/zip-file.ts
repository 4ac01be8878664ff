import {
  ZIP_END_BYTES,
  type ZipEntry,
  zipDirectory,
  zipEntries,
  zipHeaderSize,
} from '@pepwell/domain/imports/zip'

/** The maximum directory size in bytes: enough for 10,000 file names. */
const MAX_DIRECTORY_BYTES = 4_000_000

const bytesOf = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

/** The files in a zip; undefined if unreadable. */
export async function filesInZip(file: Blob): Promise<ZipEntry[] | undefined> {
  const place = zipDirectory(await bytesOf(file, Math.max(0, file.size - ZIP_END_BYTES), file.size))
  if (!place || place.size > MAX_DIRECTORY_BYTES || place.offset + place.size > file.size) return undefined
  const decoder = new TextDecoder()
  const directory = await bytesOf(file, place.offset, place.offset + place.size)
  return zipEntries(directory, (name) => decoder.decode(name))
}

/** Everything from a stream, up to a limit. The size in a zip isn't trusted. */
async function boundedBytes(stream: ReadableStream<Uint8Array>, max: number): Promise<Blob | undefined> {
  const parts: BlobPart[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    size += value.byteLength
    if (size > max) {
      await reader.cancel()
      return undefined
    }
    parts.push(value as BlobPart)
  }
}

/** One file of a zip; undefined if it is unreadable or exceeds the limit. */
export async function readFromZip(
  file: Blob,
  { method, offset, packedSize }: ZipEntry,
  max: number,
): Promise<Blob | undefined> {
  const header = await bytesOf(file, offset, offset + 30)
  if (header.length < 30 || (method !== 0 && method !== 8)) return undefined
  const from = offset + zipHeaderSize(header)
  const packed = file.slice(from, from + packedSize)
  if (method === 0) return packed.size > max ? undefined : packed
  try {
    return await boundedBytes(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')), max)
  } catch {
    return undefined
  }
}
