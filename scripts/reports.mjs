// What the runners of `npm test` write into their reports, added up.
import { existsSync, readFileSync } from 'node:fs'
import { say } from './prepare.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A runner that wrote no report did not come to its end. */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {string} path of a report
 * @param {(report: any) => Counts} countsIn
 * @returns {Counts}
 */
const counts = (path, countsIn) =>
  existsSync(path) ? countsIn(JSON.parse(readFileSync(path, 'utf8'))) : NO_REPORT

/**
 * The tests that passed only when they were tried again.
 * @param {{ assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} files
 */
const secondTries = (files) =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => `  ${fullName}: ${first.split('\n')[0]}`)

/** @param {string} path of a report of vitest */
const ofVitest = (path) =>
  counts(path, ({ numPassedTests, numFailedTests, numPendingTests, testResults = [] }) => {
    const names = secondTries(testResults)
    if (names.length) say(`\n${names.length} tests needed a second try:\n${names.join('\n')}`)
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  })

/** @param {string} path of a report of Playwright */
const ofPlaywright = (path) =>
  counts(path, ({ stats: { expected, flaky, unexpected, skipped } }) => {
    if (flaky) say(`\n${flaky} journeys needed a second try; the list above names them.`)
    return { passed: expected + flaky, failed: unexpected, skipped }
  })

/**
 * Adds up reports. A missing one counts as a failure.
 * @param {{ vitest: string[], playwright: string[] }} paths
 * @returns {Counts}
 */
export const sum = ({ vitest, playwright }) =>
  [...vitest.map(ofVitest), ...playwright.map(ofPlaywright)].reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }))
