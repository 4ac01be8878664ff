import { vi } from 'vitest'
import { live, server } from './server.ts'

/** The server's ends of future live connections. */
export function watchLive() {
  const connections: { send(data: string): void; close(): void }[] = []
  const closed = vi.fn()
  server.use(
    live.addEventListener('connection', ({ client }) => {
      connections.push(client)
      client.addEventListener('close', closed)
    }),
  )
  return { connections, closed }
}
