// The Redis that some tests of the server start for themselves: Debian's own through apt.
import { spawnSync } from 'node:child_process'
import { mustRun, say } from './prepare.mjs'

const isThere = () => spawnSync('redis-server', ['--version']).status === 0

/** Installs redis-server if there is none, and says how where that is not possible; the tests that need it then fail. */
export function installRedis() {
  if (isThere()) return
  const hasApt = spawnSync('apt-get', ['--version']).status === 0
  if (hasApt && process.getuid?.() === 0) {
    say('Installing redis-server for the tests (once) ...')
    mustRun('apt-get', ['update', '-qq'])
    mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'])
    if (isThere()) return
  }
  say(
    "Some tests run against a real Redis and fail without one. 'sudo apt-get install redis-server' (Debian, Ubuntu) or 'brew install redis' (macOS) provides it.",
  )
}
