import { brandName } from '@pepwell/domain/text/brand'
import { ConfigError } from './config.ts'
import { EmbeddedRefusal } from './database/embedded.ts'
import { SchemaRefusal } from './database/schema-refusal.ts'

/** A start that can't continue; the message says why and what to do. */
export class StartRefusal extends Error {}

/** Exits with a sentence for the operator; an unexpected error keeps its stack. */
export function exitWithError(error: unknown): never {
  const expected = [ConfigError, EmbeddedRefusal, SchemaRefusal, StartRefusal].some(
    (refusal) => error instanceof refusal,
  )
  const { message, stack } = error as Error
  // A system error (a folder, an address, a port) takes one line; our own bugs keep their stack.
  const refused = typeof (error as NodeJS.ErrnoException).code === 'string'
  const sentence = expected
    ? message
    : refused
      ? `${brandName} could not start: ${message || String(error)}`
      : (stack ?? error)
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Closers, in the order in which things were opened. */
const opened: (() => Promise<void> | void)[] = []

/** Closes something when the process ends, before whatever was opened earlier. */
export function closeAtEnd(close: () => Promise<void> | void): void {
  opened.push(close)
}

/** Called as soon as shutdown begins, before anything is closed. */
const listeners: (() => void)[] = []

/** Registers a callback for the start of the shutdown. */
export function announceEnd(listener: () => void): void {
  listeners.push(listener)
}

/** Closes everything, last opened first. */
export async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

/** Stops cleanly on the first signal, or if the parent process is gone. */
export function stopOnSignal(starting: Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // Things that are still opening aren't notified, but are closed.
    for (const listener of listeners) listener()
    // Waits for a start in progress, because half-opened things can't be closed.
    starting
      .catch(() => {})
      .then(closeAll)
      .then(() => process.exit(0), exitWithError)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}
