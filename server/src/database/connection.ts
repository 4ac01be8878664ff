import type { Socket } from 'node:net'

/** The database's address: its parts, or one URL, with a socket of its own if that named several hosts. */
export type Connection =
  | { connectionString: string; stream?: () => Socket }
  | { host: string; port: number; user: string; password?: string; database: string }

/** A connection's parts as one URL. */
export function addressOf({
  host,
  port,
  user,
  password = '',
  database,
}: {
  host: string
  port: number
  user: string
  password?: string
  database: string
}): string {
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return `postgresql:///${database}?${query}`
}
