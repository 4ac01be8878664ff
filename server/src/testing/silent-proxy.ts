import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { EmbeddedDatabase } from '../database/embedded.ts'

/** A proxy between a client and PostgreSQL. */
export interface SilentProxy {
  connection: EmbeddedDatabase['connection']
  /** from now on existing connections pass nothing and don't end, as if the host had vanished */
  silence(): void
  /** number of open connections */
  open(): number
}

/**
 * Forwards to a database until silenced; closed after the test.
 * @param corrupt may alter what a client sends
 */
export async function aSilentProxy(
  target: EmbeddedDatabase['connection'],
  corrupt: (sent: Buffer) => Buffer = (sent) => sent,
): Promise<SilentProxy> {
  const pairs = new Map<Socket, Socket>()
  const server = createServer((client: Socket) => {
    const { host, port } = target
    const database = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    pairs.set(client, database)
    client.on('data', (sent: Buffer) => database.write(corrupt(sent))).on('error', () => {})
    database.on('data', (sent) => client.write(sent)).on('error', () => {})
    database.on('close', () => client.destroy())
    client.on('close', () => {
      pairs.delete(client)
      database.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const client of pairs.keys()) client.destroy()
    server.close()
  })
  return {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    silence() {
      for (const [client, database] of pairs) {
        client.removeAllListeners('data').resume()
        database.removeAllListeners('data').resume()
      }
    },
    open: () => pairs.size,
  }
}
