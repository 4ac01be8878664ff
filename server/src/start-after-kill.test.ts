import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isProcessRunning } from './database/embedded/processes.ts'
import { freePort } from './testing/free-port.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

const prepare = resolve(import.meta.dirname, '../../scripts/prepare.mjs')

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-kill-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The product as npm runs it: under a shell, which reports nothing when npm is killed. */
async function npmStart(settings: Record<string, string>): Promise<ChildProcess> {
  const script = `import { runProgram } from ${JSON.stringify(prepare)}; runProgram("server/src/main.ts")`
  const shell = `'${process.execPath}' --input-type=module -e '${script}'; true`
  const npm = `
    const { spawn } = require('node:child_process')
    spawn('/bin/sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', npm_lifecycle_event: 'start', ...settings }
  const child = spawn(process.execPath, ['-e', npm], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  await new Promise<void>((ready) => {
    child.stdout.on('data', (text) => {
      output += text
      if (output.includes('is ready at')) ready()
    })
  })
  return child
}

async function nextStart(folder: string): Promise<ServerProcess> {
  const next = await startServer({ DATA_DIR: folder, PORT: String(await freePort()) })
  onTestFinished(() => void next.stop())
  return next
}

/** The folder names its PostgreSQL. */
const postmaster = (folder: string) => readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')

test('after npm alone is killed, the next start recovers by itself', async () => {
  const folder = await aFolder()
  const npm = await npmStart({ DATA_DIR: folder, PORT: String(await freePort()) })
  const before = await postmaster(folder)
  npm.kill('SIGKILL')
  await once(npm, 'exit')
  await nextStart(folder)
  // The orphan stopped its PostgreSQL cleanly.
  expect(await postmaster(folder)).not.toBe(before)
})

test('a hung process that was told to stop is killed by the next start', async () => {
  const folder = await aFolder()
  const port = await freePort()
  const first = await startServer({ DATA_DIR: folder, PORT: String(port) })
  // An unfinished request delays its exit.
  const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\n'))
  half.on('error', () => {})
  onTestFinished(() => void half.destroy())
  await once(half, 'connect')
  process.kill(first.pid, 'SIGTERM')
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  process.kill(first.pid, 'SIGSTOP')
  onTestFinished(() => first.kill())
  await nextStart(folder)
  expect(isProcessRunning(first.pid)).toBe(false)
})
