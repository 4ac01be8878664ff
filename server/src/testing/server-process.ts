import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const program = resolve(import.meta.dirname, '../main.ts')

/** The real program in a process of its own. */
export interface ServerProcess {
  pid: number
  /** what the program printed so far */
  output(): string
  /** tells it something, and waits until it was heard; fails when it is dead by then */
  tell(message: object): Promise<void>
  /** without a chance to finish anything */
  kill(): Promise<void>
  /** @returns the program's exit code */
  stop(): Promise<number | null>
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return code
}

/** What a server is started with: just these settings, and at most so many open files. */
export interface StartOptions {
  openFiles?: number
}

const commandOf = ({ openFiles }: StartOptions): [string, string[]] =>
  openFiles === undefined
    ? [process.execPath, [program]]
    : ['/bin/sh', ['-c', `ulimit -n ${openFiles} && exec "$0" "$1"`, process.execPath, program]]

/** Starts the product with just these settings, and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const env = { PORT: '0', LOG_LEVEL: 'error', ...environment }
  const child = spawn(...commandOf(options), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error(`the server ended: ${output}`)))
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
        if (output.includes('is ready at')) ready()
      })
    }
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    tell: (message) =>
      new Promise((heard, failed) => {
        const ended = () => failed(new Error('the server ended'))
        child.once('exit', ended)
        child.once('message', () => {
          child.off('exit', ended)
          heard()
        })
        child.send(message, (error) => error && failed(error))
      }),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}
