import { type CopyToStreamQuery, to } from 'pg-copy-streams'

/** Private fields of pg-copy-streams 7.0.0. */
interface Internals {
  /** null once the copy has ended */
  _buffer: object | null
  /** @returns whether it may read on */
  _parse(chunk: Buffer): boolean | undefined
}

/**
 * Reads rows with COPY TO STDOUT. Once a copy has ended, the connection's bytes belong to pg again; the library may read
 * on and fail on its released buffer, depending on how the server's messages arrive.
 */
export function copyRows(text: string): CopyToStreamQuery {
  const copy = to(text) as CopyToStreamQuery & Internals
  const parse = copy._parse.bind(copy)
  copy._parse = (chunk) => parse(chunk) === true && copy._buffer !== null
  return copy
}
