import { brandName } from '@pepwell/domain/text/brand'
import { ConfigError } from './config.ts'
import { EmbeddedRefusal } from './database/embedded.ts'
import { SchemaRefusal } from './database/schema-refusal.ts'

/** A start that may not go on; the message says why and what to do. */
export class StartRefusal extends Error {}

/** Ends the process with a sentence for the operator; anything unexpected keeps its stack. */
export function leaveWith(error: unknown): never {
  const expected = [ConfigError, EmbeddedRefusal, SchemaRefusal, StartRefusal].some(
    (refusal) => error instanceof refusal,
  )
  const { message, stack } = error as Error
  // What the system refuses (a folder, an address, a port) it says in a line; a mistake of ours keeps its stack.
  const refused = typeof (error as NodeJS.ErrnoException).code === 'string'
  const sentence = expected
    ? message
    : refused
      ? `${brandName} could not start: ${message || String(error)}`
      : (stack ?? error)
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** What has to be closed again, in the order of its opening. */
const opened: (() => Promise<void> | void)[] = []

/** Has something closed when the process ends, before whatever was opened earlier. */
export function closeAtEnd(close: () => Promise<void> | void): void {
  opened.push(close)
}

/** What is told as soon as an end begins, before anything is closed. */
const told: (() => void)[] = []

/** Has something hear that the process is about to end. */
export function tellOfEnd(hear: () => void): void {
  told.push(hear)
}

/** Closes everything, the last opened first. */
export async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

/** Stops cleanly on the first signal, or when the process that started this one is gone. */
export function stopOnSignal(starting: Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // What is only just being opened by then is told of nothing, and is closed all the same.
    for (const hear of told) hear()
    // A start under way is let finish: half-opened things could not be closed.
    starting
      .catch(() => {})
      .then(closeAll)
      .then(() => process.exit(0), leaveWith)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}
