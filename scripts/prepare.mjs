// What has to be there before the real thing can run. Runs on whatever Node (>= 20) the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmAbove } from './npm-above.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that comes with the project, once it is installed. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * A path as whoever called npm meant it: npm itself works in the project's folder.
 * @param {string} path
 */
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** @param {string} sentence */
export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/** The command-line tools of the project, before those of the machine. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
}

/**
 * Runs a command to its end, showing what it prints; ends this process when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function mustRun(command, args) {
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, shell })
  if (status === 0) return
  say(`'${[command, ...args].join(' ')}' failed${error ? `: ${error.message}` : ''}.`)
  process.exit(status ?? 1)
}

/** @param {string[]} paths files and folders, relative to the project */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = join(path, entry.name)
      if (entry.isDirectory()) add(child)
      else hash.update(child).update(readFileSync(child))
    }
  }
  for (const path of paths) {
    const full = join(root, path)
    if (/\.\w+$/.test(path)) hash.update(readFileSync(full))
    else add(full)
  }
  return hash.digest('hex')
}

/**
 * Does `work` unless it was done for the same inputs before.
 * @param {string} mark where the inputs' fingerprint is kept
 * @param {string[]} inputs
 * @param {() => void} work
 */
function oncePer(mark, inputs, work) {
  const wanted = fingerprint(inputs)
  const path = join(root, mark)
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return
  work()
  writeFileSync(path, wanted)
}

/** Installs the dependencies of the lock file, unless just these are installed. */
export function install() {
  oncePer('node_modules/.installed', ['package-lock.json'], () => {
    say('Installing dependencies (once, about a minute) ...')
    // Vite builds the app on this machine, so the development tools are needed even under NODE_ENV=production.
    // The tools want a newer Node than this one, and get it: it is among what is installed. So no warnings about that.
    mustRun('npm', ['ci', '--include=dev', '--loglevel=error'])
  })
}

/** Builds the web app, unless its sources are those of the last build. */
export function buildWeb() {
  const inputs = [
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/vite.config.ts',
    'contract/src',
    'domain/src',
    'package-lock.json',
  ]
  oncePer('web/dist/.sources', inputs, () => {
    say('Building the web app (after changes to its sources, about half a minute) ...')
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    mustRun(node, [vite, 'build', 'web', '--logLevel', 'warn'])
    say('Building the pages that the server renders ...')
    mustRun(node, [vite, 'build', '--config', 'web/build/ssr.config.ts', '--logLevel', 'warn'])
  })
}

/** Asked at once: npm may be gone before the installing and building is over. */
const npmIsThere = npmAbove()

/** npm is killed like any program, and mostly does not hand on the signal that ends it: whoever ends it means the program too. */
const NPM_LOOK_MS = 500

/** @param {import('node:child_process').ChildProcess} child */
function stopWithNpm(child) {
  if (npmIsThere) setInterval(() => npmIsThere() || child.kill('SIGTERM'), NPM_LOOK_MS).unref()
}

/**
 * Starts a TypeScript program of the project and stays with it: signals are handed on, and the program notices when this
 * process is gone.
 * @param {string} program relative to the project
 * @param {{ args?: string[], nodeArgs?: string[], env?: Record<string, string | undefined> }} [options]
 */
export function runProgram(program, { args = [], nodeArgs = [], env = {} } = {}) {
  const child = spawn(node, [...nodeArgs, join(root, program), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  stopWithNpm(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return child
}
