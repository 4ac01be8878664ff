// Installs the browsers for journeys and bench: Debian's through apt, elsewhere Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mustRun, say } from './prepare.mjs'

/** Journeys run in the headless shell, which uses about a quarter less CPU; Lighthouse needs the whole browser. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell']

const missingPackages = () => DEBIAN_PACKAGES.filter((name) => !existsSync(`/usr/bin/${name}`))

/** Installs missing browsers, or says how to. */
export function installChromium() {
  const missing = missingPackages()
  if (missing.length === 0) return
  const hasApt = spawnSync('apt-get', ['--version']).status === 0
  if (hasApt && process.getuid?.() === 0) {
    say(`Installing ${missing.join(' and ')} for the journeys (once) ...`)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      stdio: 'inherit',
    })
  }
  // Either browser can run the journeys.
  if (missingPackages().length < DEBIAN_PACKAGES.length) return
  if (hasApt)
    say(
      `The journeys run in Chromium. On Debian, 'sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}' provides it; trying Playwright's own ...`,
    )
  mustRun('playwright', ['install', 'chromium'])
}
