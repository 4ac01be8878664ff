// Installs and builds what the other scripts need. Runs on any Node (>= 20) of the machine.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmAbove } from './parent-npm.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The project's own Node, once it is installed. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Resolves a path against the folder in which npm was called: npm itself runs in the project's folder.
 * @param {string} path
 */
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** @param {string} sentence */
export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/** Puts the project's command-line tools before those of the machine. */
export const environment = {
  ...process.env,
  // Halves what the app's modules cost to load at each start; Node ignores a folder it can't write to.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
}

/**
 * Runs a command to its end with its output; exits this process if it fails.
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
 * Runs `work` unless it ran before with the same inputs.
 * @param {string} mark the file with the inputs' fingerprint
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

/** Installs the dependencies of the lock file, unless exactly these are installed. */
export function install() {
  oncePer('node_modules/.installed', ['package-lock.json'], () => {
    say('Installing dependencies (once, about a minute) ...')
    // Vite builds the app on this machine, so development tools are needed even under NODE_ENV=production. Warnings
    // about this Node are hidden, because the tools run in the newer one that is installed here.
    mustRun('npm', ['ci', '--include=dev', '--loglevel=error'])
  })
}

/** Builds the web app, unless its sources haven't changed since the last build. */
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

/** Checked first, because npm may be gone once installing and building are done. */
const npmIsThere = npmAbove()

/** A killed npm usually doesn't pass its signal on, so the program stops when npm is gone. */
const NPM_LOOK_MS = 500

/** @param {import('node:child_process').ChildProcess} child */
function stopWithNpm(child) {
  if (npmIsThere) setInterval(() => npmIsThere() || child.kill('SIGTERM'), NPM_LOOK_MS).unref()
}

/**
 * Runs a TypeScript program of the project. It gets this process's signals and notices when this process is gone.
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
