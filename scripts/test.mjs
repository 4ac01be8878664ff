// `npm test`: everything that has to hold, from types to journeys in a real browser.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { buildWeb, install, root, say } from './prepare.mjs'
import { sum } from './reports.mjs'
import { installServices } from './services.mjs'
import { runSteps } from './steps.mjs'

const results = join(root, 'test-results')
const reports = {
  vitest: join(results, 'vitest.json'),
  beside: join(results, 'vitest-beside.json'),
  // Where Playwright's configuration has its report.
  journeys: join(results, 'journeys.json'),
}

install()
installChromium()
installServices()
buildWeb()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Vitest with a report, on all cores; by itself it leaves one idle, which on two of them is half.
 * @param {string} report
 * @param {string[]} projects
 */
const vitest = (report, projects) => ({
  command: 'vitest',
  args: [
    'run',
    '--maxWorkers=100%',
    // As with the journeys: what a busy machine made too late once is tried again, and marked 'retry x1' in the list.
    '--retry=1',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
})

/** What starts, stops and kills servers mostly waits for them: it has no need of the machine to itself. */
const waiting = ['starts', 'processes', 'bench']

const passed = await runSteps(
  [
    { command: 'node', args: ['scripts/check.mjs'] },
    vitest(
      reports.vitest,
      waiting.map((name) => `!${name}`),
    ),
    { command: 'size-limit', args: [] },
    { command: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'] },
  ],
  [{ command: 'node', args: ['scripts/audit.mjs'] }, vitest(reports.beside, waiting)],
)
const total = sum({ vitest: [reports.vitest, reports.beside], playwright: [reports.journeys] })
const failures = passed ? total.failed : Math.max(total.failed, 1)
say(`\n${total.passed} passed, ${failures} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(failures ? 1 : 0)
