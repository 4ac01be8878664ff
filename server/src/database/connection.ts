/** The database's address: its parts, or one URL. */
export type Connection =
  | { connectionString: string }
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
