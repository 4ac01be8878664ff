import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { isFlaky, sum } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'pepwell-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {string} name @param {object} content */
function aReport(name, content) {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}

const unit = aReport('unit.json', { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 })
const beside = aReport('beside.json', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0 })
/** @param {string} title @param {string} status @param {string} message */
const aJourney = (title, status, message) => ({
  title,
  tests: [{ projectName: 'phone', status, results: message ? [{ error: { message } }, {}] : [{}] }],
})
const journeys = aReport('journeys.json', {
  stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 1 },
  suites: [
    {
      title: 'shop.spec.ts',
      specs: [
        aJourney('buys', 'expected', ''),
        aJourney('pays', 'flaky', 'Error: \u001b[31mtoo late\u001b[39m\n\n'),
      ],
      suites: [
        {
          title: 'orders',
          specs: [aJourney('ship', 'unexpected', 'Error: not equal\n\n- []\n+ [1]\n   at there')],
        },
      ],
    },
  ],
})

test('the reports of all runners are added up; journeys that failed or passed on retry are named', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(sum({ vitest: [unit, beside], playwright: [journeys] })).toEqual({
    passed: 13,
    failed: 2,
    skipped: 3,
    retried: 1,
  })
  expect(said.mock.calls).toEqual([
    ['\n1 journeys needed a second try:\n  shop.spec.ts › pays (phone): Error: too late\n'],
    ['\n1 journeys failed:\n  shop.spec.ts › orders › ship (phone): Error: not equal\n    - []\n    + [1]\n'],
  ])
  said.mockRestore()
})

test('failed and retried tests are named with their first failure', () => {
  const assertionResults = [
    { fullName: 'prompt', status: 'passed', failureMessages: [] },
    { fullName: 'late', status: 'passed', failureMessages: ['Error: too late\n    at there'] },
    { fullName: 'wrong', status: 'failed', failureMessages: ['Error: wrong'] },
  ]
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [{ assertionResults }],
  }
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(sum({ vitest: [aReport('again.json', report)], playwright: [] })).toMatchObject({
    passed: 2,
    retried: 1,
  })
  expect(said.mock.calls).toEqual([
    ['\n1 tests needed a second try:\n  late: Error: too late\n'],
    ['\n1 tests failed:\n  wrong: Error: wrong\n'],
  ])
  said.mockRestore()
})

test.each([
  [2, false],
  [3, true],
])('%i retried tests fail the run: %s', (retried, fails) => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(isFlaky({ passed: 9, failed: 0, skipped: 0, retried })).toBe(fails)
  expect(said).toHaveBeenCalledTimes(fails ? 1 : 0)
  said.mockRestore()
})

test('a runner without a report has failed', () => {
  const missing = join(folder, 'missing.json')
  expect(sum({ vitest: [unit, missing], playwright: [] }).failed).toBe(2)
  expect(sum({ vitest: [unit, beside], playwright: [missing] }).failed).toBe(2)
})
