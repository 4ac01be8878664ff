// Installs the servers that some tests start: Debian's through apt.
import { spawnSync } from 'node:child_process'
import { mustRun, say } from './prepare.mjs'

/** Each package has a program of its name. Tests fail without redis-server and are skipped without pgbouncer. */
const PACKAGES = ['redis-server', 'pgbouncer']

const missing = () => PACKAGES.filter((name) => spawnSync(name, ['--version']).status !== 0)

/** Installs what is missing, or says how to. */
export function installServices() {
  if (missing().length === 0) return
  const hasApt = spawnSync('apt-get', ['--version']).status === 0
  if (hasApt && process.getuid?.() === 0) {
    say(`Installing ${missing().join(' and ')} for the tests (once) ...`)
    mustRun('apt-get', ['update', '-qq'])
    mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()])
  }
  const names = missing().join(' ')
  if (names)
    say(
      `Some tests run against real servers. 'sudo apt-get install ${names}' (Debian, Ubuntu) or 'brew install redis pgbouncer' (macOS) provides them.`,
    )
}
