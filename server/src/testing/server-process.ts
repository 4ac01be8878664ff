import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { COMPILE_CACHE } from './compile-cache.ts'

const program = resolve(import.meta.dirname, '../main.ts')

/** The real program in its own process. */
export interface ServerProcess {
  pid: number
  /** its output so far */
  output(): string
  /** sends it a message and waits until it is received; fails if it is dead by then */
  send(message: object): Promise<void>
  /** kills it without a chance to finish */
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

/** A server's limit of open files, and its program, of this release unless another is named. */
export interface StartOptions {
  openFiles?: number
  main?: string
}

const commandOf = ({ openFiles, main = program }: StartOptions): [string, string[]] =>
  openFiles === undefined
    ? [process.execPath, [main]]
    : ['/bin/sh', ['-c', `ulimit -n ${openFiles} && exec "$0" "$1"`, process.execPath, main]]

/** Starts Pepwell with only these settings and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const env = { ...COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'error', ...environment }
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
    send: (message) =>
      new Promise((resolvePromise, failed) => {
        const ended = () => failed(new Error('the server ended'))
        child.once('exit', ended)
        child.once('message', () => {
          child.off('exit', ended)
          resolvePromise()
        })
        child.send(message, (error) => error && failed(error))
      }),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}
