import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Connection } from '@pepwell/server/database/connect'

/** A server under load in its own process. */
export interface Server {
  url: string
  process: ChildProcess
  stop(): void
}

/** Starts the product or a bare stack on a database; the product with the language model at `model`. */
export async function startServer(
  kind: 'bare' | 'bare-chat' | 'bare-assistant' | 'product',
  connection: Connection,
  model = '',
): Promise<Server> {
  const process = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(connection), model])
  const [{ port }] = (await once(process, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, process, stop: () => process.disconnect() }
}
