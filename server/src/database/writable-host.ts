import { Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** A host that hasn't answered by then is down; shorter than the time to connect. */
const PROBE_MS = 3_000

interface Host {
  host: string
  port: number
}

/** @throws if the host is down or read-only */
async function probe(connection: { connectionString: string }): Promise<Host> {
  const client = new pg.Client({
    ...connection,
    application_name: 'pepwell host',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only === 'off') return { host: client.host, port: client.port }
    throw Object.assign(new Error(`${client.host} is read-only`), { code: '25006' })
  } finally {
    void client.end().catch(() => {})
  }
}

/** A socket that connects to the host that `findHost` resolves to. */
class HostSocket extends Socket {
  private readonly findHost: () => Promise<Host>

  constructor(findHost: () => Promise<Host>) {
    super()
    this.findHost = findHost
  }

  /** Ignores the address that pg passes, which is the first host's. */
  override connect(): this {
    this.findHost().then(
      ({ host, port }) => {
        // The caller's timeout may have come first.
        if (this.destroyed) return
        if (host.startsWith('/')) super.connect(join(host, `.s.PGSQL.${port}`))
        else super.connect(port, host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}

/**
 * Makes sockets for pg's `stream` option that connect to whichever host accepts writes. Hosts are probed together,
 * and again once a connection has closed: the primary may have moved.
 */
export function writableHost(connections: { connectionString: string }[]): () => Socket {
  let found: Promise<Host> | undefined
  const clear = () => {
    found = undefined
  }
  const find = () => {
    found ??= Promise.any(connections.map(probe))
    return found
  }
  return () => new HostSocket(find).once('close', clear)
}
