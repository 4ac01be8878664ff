/** A file in a tar archive, small enough for memory. */
export interface Member {
  /** a path of plain names: 'blobs/photos/a.webp' */
  name: string
  bytes: Buffer
}

const BLOCK = 512
const NAME = { at: 0, length: 100 }
const SIZE = { at: 124, length: 12 }
const CHECKSUM = { at: 148, length: 8 }
const MAGIC = { at: 257, text: 'ustar\x0000' }
const PREFIX = { at: 345, length: 155 }

/** Our archives have no larger members: a greater length means damage. */
const LARGEST = 256 * 1024 * 1024

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')

/**
 * A long path is split at a slash into two fields.
 * @throws Error if it fits into neither
 */
function parted(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME.length) return ['', name]
  for (let index = name.indexOf('/'); index > 0; index = name.indexOf('/', index + 1)) {
    const [prefix, rest] = [name.slice(0, index), name.slice(index + 1)]
    if (Buffer.byteLength(prefix) <= PREFIX.length && Buffer.byteLength(rest) <= NAME.length)
      return [prefix, rest]
  }
  throw new Error(`${name} is too long a name for an archive`)
}

/** The checksum of a header, with its own field as spaces. */
const sumOf = (header: Buffer) =>
  header.reduce(
    (sum, byte, at) => sum + (at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length ? 0x20 : byte),
    0,
  )

function headerOf({ name, bytes }: Member): Buffer {
  const header = Buffer.alloc(BLOCK)
  const [prefix, rest] = parted(name)
  header.write(rest, NAME.at)
  header.write(`${octal(0o600, 8)}\0${octal(0, 8)}\0${octal(0, 8)}\0`, 100)
  header.write(octal(bytes.length, SIZE.length), SIZE.at)
  header.write(octal(0, 12), 136)
  header.write('0', 156)
  header.write(MAGIC.text, MAGIC.at)
  header.write(prefix, PREFIX.at)
  header.write(`${octal(sumOf(header), 7)}\0 `, CHECKSUM.at)
  return header
}

const paddingOf = (length: number) => (BLOCK - (length % BLOCK)) % BLOCK

/** Writes members as a ustar archive. */
export async function* tarOf(members: AsyncIterable<Member>): AsyncGenerator<Buffer> {
  for await (const member of members) {
    yield headerOf(member)
    yield member.bytes
    yield Buffer.alloc(paddingOf(member.bytes.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Reads a given number of bytes at a time. */
class Bytes {
  private readonly source: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** @throws Error if there are fewer */
  async take(length: number): Promise<Buffer> {
    const parts = [this.rest]
    for (let held = this.rest.length; held < length; ) {
      const { value, done } = await this.source.next()
      if (done) throw new Error('the archive ends too early')
      parts.push(value)
      held += value.length
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts)
    this.rest = all.subarray(length)
    return all.subarray(0, length)
  }

  /** Whether none are left; reads to the end of the source. */
  async isOver(): Promise<boolean> {
    if (this.rest.length > 0) return false
    for (;;) {
      const { value, done } = await this.source.next()
      if (done) return true
      if (value.length > 0) return false
    }
  }
}

/** @throws Error if anything but the final block of zeros follows */
async function requireEnd(bytes: Bytes): Promise<void> {
  const isEnd = (await bytes.take(BLOCK)).every((byte) => byte === 0) && (await bytes.isOver())
  if (!isEnd) throw new Error('the archive goes on after its end')
}

const textAt = (header: Buffer, { at, length }: { at: number; length: number }) =>
  header.toString('utf8', at, at + length).replace(/\0[\s\S]*$/, '')

/**
 * The members of an archive that `tarOf` wrote.
 * @throws Error if it is invalid
 */
export async function* membersOf(archive: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const bytes = new Bytes(archive)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) return requireEnd(bytes)
    const length = Number.parseInt(textAt(header, SIZE), 8)
    const isSound = Number.parseInt(textAt(header, CHECKSUM), 8) === sumOf(header)
    if (!isSound || !(length <= LARGEST)) throw new Error('the archive is damaged')
    const [prefix, rest] = [textAt(header, PREFIX), textAt(header, NAME)]
    const content = await bytes.take(length)
    await bytes.take(paddingOf(length))
    yield { name: prefix ? `${prefix}/${rest}` : rest, bytes: content }
  }
}
