// `npm test`: everything that has to hold, from types to journeys in a real browser.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { buildWeb, environment, install, root, say } from './prepare.mjs'
import { installRedis } from './redis.mjs'

const results = join(root, 'test-results')
const report = (/** @type {string} */ name) => join(results, `${name}.json`)

/**
 * Runs one step to its end, also when an earlier one failed.
 * @param {string} command
 * @param {string[]} args
 */
function step(command, args) {
  say(`\n> ${[command, ...args].join(' ')}`)
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') }
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
      .status === 0
  )
}

/** Adds up what the runners wrote into their reports. A runner without a report counts as a failure. */
function sum() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  if (existsSync(report('vitest'))) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report('vitest'), 'utf8'),
    )
    total.passed += numPassedTests
    total.failed += numFailedTests
    total.skipped += numPendingTests
  } else total.failed++
  if (existsSync(report('journeys'))) {
    const { stats } = JSON.parse(readFileSync(report('journeys'), 'utf8'))
    total.passed += stats.expected + stats.flaky
    total.failed += stats.unexpected
    if (stats.flaky) say(`\n${stats.flaky} journeys needed a second try; the list above names them.`)
    total.skipped += stats.skipped
  } else total.failed++
  return total
}

install()
installChromium()
installRedis()
buildWeb()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** All cores; vitest by itself leaves one idle, which on two of them is half. */
const workers = '--maxWorkers=100%'

const steps = [
  step('node', ['scripts/check.mjs']),
  step('vitest', [
    'run',
    workers,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ]),
  step('size-limit', []),
  step('playwright', ['test', '--config', 'e2e/playwright.config.ts']),
]
const { passed, failed, skipped } = sum()
const failures = steps.includes(false) ? Math.max(failed, 1) : failed
say(`\n${passed} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failures ? 1 : 0)
