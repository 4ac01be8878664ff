// `npm run check`: types, lint, boundaries, dead code and terms, in parallel.
import { spawn } from 'node:child_process'
import { environment, install, root, say } from './prepare.mjs'

/** @type {[string, string, string[]][]} */
const checks = [
  ...['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts'].map(
    (workspace) =>
      /** @type {[string, string, string[]]} */ ([`types of ${workspace}`, 'tsc', ['-p', workspace]]),
  ),
  ['lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']],
  [
    'boundaries',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'domain', 'contract', 'server', 'web', 'e2e', 'bench'],
  ],
  ['circles of folders', 'depcruise', ['--config', '.dependency-cruiser.folders.cjs', 'web']],
  ['circles of features', 'depcruise', ['--config', '.dependency-cruiser.circles.cjs', 'server']],
  ['circles below features', 'depcruise', ['--config', '.dependency-cruiser.ground.cjs', 'server']],
  ['dead code', 'knip', []],
  ['terms', 'node', ['scripts/terms.mjs']],
]

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether the check passed; its output is printed only on failure
 */
function check(name, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      say(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n${output}`)
      resolve(code === 0)
    })
  })
}

install()
const passed = await Promise.all(checks.map((one) => check(...one)))
if (passed.includes(false)) process.exit(1)
