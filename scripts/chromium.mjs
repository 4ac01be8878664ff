// The browser for the journeys: Debian's own through apt, elsewhere Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mustRun, say } from './prepare.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Installs a Chromium if there is none, and says what to do where that is not possible. */
export function installChromium() {
  if (existsSync(DEBIAN_CHROMIUM)) return
  const hasApt = spawnSync('apt-get', ['--version']).status === 0
  if (hasApt && process.getuid?.() === 0) {
    say('Installing chromium for the journeys (once) ...')
    mustRun('apt-get', ['update', '-qq'])
    mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    if (existsSync(DEBIAN_CHROMIUM)) return
  }
  if (hasApt)
    say(
      "The journeys run in Chromium. With Debian, 'sudo apt-get install chromium' provides it; trying Playwright's own ...",
    )
  mustRun('playwright', ['install', 'chromium'])
}
