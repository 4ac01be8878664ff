import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { sharedDatabases } from '../testing/process-database.ts'

const database = sharedDatabases()

const MEGABYTE = 2 ** 20
/** Database connections that may open meanwhile; one file per request would be hundreds. */
const OTHER_FILES = 40

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

const filesOf = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** A connection that sends many requests and reads no reply. */
function askWithoutReading(port: number, path: string, times: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.pause()
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  return new Promise((resolve) => socket.write(request.repeat(times), () => resolve(socket)))
}

test.runIf(process.platform === 'linux')(
  'a thousand unread pipelined replies cost little memory and no files',
  async () => {
    const port = await freePort()
    const { start } = await database('unread_answers')
    const server = await start({ PORT: String(port) }, { openFiles: 1024 })
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    const paths = ['/api/openapi.json', '/', '/favicon.ico']
    for (const path of paths) await ask(path)
    const [memory, files] = [await memoryOf(server.pid), await filesOf(server.pid)]
    const sockets = []
    for (const times of [7, 60, 1_000])
      for (const path of paths) sockets.push(await askWithoutReading(port, path, times))
    expect(await ask('/api/health/live')).toBe(200)
    expect(await memoryOf(server.pid)).toBeLessThan(memory + 50 * MEGABYTE)
    expect(await filesOf(server.pid)).toBeLessThanOrEqual(files + sockets.length + OTHER_FILES)
    expect(await ask('/favicon.ico')).toBe(200)
    expect(server.output()).not.toContain('EMFILE')
  },
)
