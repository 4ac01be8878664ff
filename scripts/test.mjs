// `npm test`: every check and test, from types to journeys in a browser.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { buildWeb, install, root, say } from './prepare.mjs'
import { isFlaky, sum } from './reports.mjs'
import { installServices } from './services.mjs'
import { runSteps } from './steps.mjs'

const results = join(root, 'test-results')
const reports = {
  vitest: join(results, 'vitest.json'),
  starts: join(results, 'vitest-starts.json'),
  bench: join(results, 'vitest-bench.json'),
  // Playwright's configuration writes its report here.
  journeys: join(results, 'journeys.json'),
}

install()
installChromium()
installServices()
buildWeb()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Runs Vitest with a report on all cores. By default it leaves one idle, which is half of two.
 * @param {string} report
 * @param {string[]} projects
 */
const vitest = (report, projects) => ({
  command: 'vitest',
  args: [
    'run',
    '--maxWorkers=100%',
    // As for journeys: a test that fails once on a busy machine is retried and marked 'retry x1'.
    '--retry=1',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
})

/** Tests that start and kill servers mostly wait, as journeys do for their browser. */
const startTests = ['starts', 'processes']

const starts = vitest(reports.starts, startTests)
const bench = vitest(reports.bench, ['bench'])
const others = vitest(
  reports.vitest,
  [...startTests, 'bench'].map((name) => `!${name}`),
)

// Journeys run in parallel with steps that mostly wait or have no timeouts. Benchmarks would slow their browser down.
const beside = await runSteps(
  [
    starts,
    { command: 'node', args: ['scripts/check.mjs'], yields: true },
    { command: 'size-limit', args: [] },
    { command: 'node', args: ['scripts/audit.mjs'] },
  ],
  [{ command: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'] }],
)
const failedSteps = [...beside, ...(await runSteps([others], [bench]))]
const total = sum({ vitest: [reports.vitest, reports.starts, reports.bench], playwright: [reports.journeys] })
const flaky = isFlaky(total)
const failures = failedSteps.length || flaky ? Math.max(total.failed, 1) : total.failed
// Printed here, not with each step's output, so that people see it first.
for (const step of failedSteps) say(`\nFailed step: ${step}`)
say(`\n${total.passed} passed, ${failures} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(failures ? 1 : 0)
