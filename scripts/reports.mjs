// Adds up the reports of the test runners of `npm test`.
import { existsSync, readFileSync } from 'node:fs'
import { say } from './prepare.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, retried: number }} Counts retried tests passed in the end */

/** A runner without a report crashed. */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0, retried: 0 }

/**
 * @param {string} path of a report
 * @param {(report: any) => Counts} countsIn
 * @returns {Counts}
 */
const counts = (path, countsIn) =>
  existsSync(path) ? countsIn(JSON.parse(readFileSync(path, 'utf8'))) : NO_REPORT

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Result of one test, as vitest reports it */

/** Enough of a message for both sides of a comparison. */
const MESSAGE_LINES = 12

/** @param {string} message */
const startOf = (message) =>
  message
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, MESSAGE_LINES)
    .join('\n    ')

/** @param {Result} result */
const line = ({ fullName, failureMessages: [first = ''] }) => `  ${fullName}: ${startOf(first)}`

/**
 * Names some of the tests at the end, where people look first.
 * @param {string} title
 * @param {Result[]} results
 */
const name = (title, results) => {
  if (results.length) say(`\n${results.length} ${title}:\n${results.map(line).join('\n')}`)
}

/** @param {string} path of a report of vitest */
const ofVitest = (path) =>
  counts(path, ({ numPassedTests, numFailedTests, numPendingTests, testResults = [] }) => {
    const results = /** @type {{ assertionResults: Result[] }[]} */ (testResults).flatMap(
      ({ assertionResults }) => assertionResults,
    )
    const tried = results.filter(({ failureMessages }) => failureMessages.length > 0)
    const retried = tried.filter(({ status }) => status === 'passed')
    name('tests needed a second try', retried)
    name(
      'tests failed',
      tried.filter(({ status }) => status === 'failed'),
    )
    const counted = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
    return { ...counted, retried: retried.length }
  })

/** @typedef {{ title: string, tests: { projectName: string, status: string, results: { error?: { message: string } }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[], title: string }} Suite */

/** Terminal colors would hide the end of a message's first line. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/**
 * The journeys of a suite and those nested in it; the first level is a file.
 * @param {Suite} suite
 * @returns {Result[]}
 */
const journeysIn = ({ suites = [], specs = [], title }) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      fullName: `${title} › ${spec.title} (${projectName})`,
      status,
      failureMessages: results.flatMap(({ error }) => (error ? [error.message.replace(COLORS, '')] : [])),
    })),
  ),
  ...suites.flatMap((nested) => journeysIn({ ...nested, title: `${title} › ${nested.title}` })),
]

/** @param {string} path of a report of Playwright */
const ofPlaywright = (path) =>
  counts(path, ({ suites, stats: { expected, flaky, unexpected, skipped } }) => {
    const journeys = /** @type {Suite[]} */ (suites).flatMap(journeysIn)
    name(
      'journeys needed a second try',
      journeys.filter(({ status }) => status === 'flaky'),
    )
    name(
      'journeys failed',
      journeys.filter(({ status }) => status === 'unexpected'),
    )
    return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
  })

/**
 * Adds up reports. A missing one counts as a failure.
 * @param {{ vitest: string[], playwright: string[] }} paths
 * @returns {Counts}
 */
export const sum = ({ vitest, playwright }) =>
  [...vitest.map(ofVitest), ...playwright.map(ofPlaywright)].reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
    retried: total.retried + one.retried,
  }))

/** More retried tests than this fail the run. */
const MAX_RETRIED = 2

/**
 * Whether too many tests passed only when they were retried; says so.
 * @param {Counts} counts
 */
export function isFlaky({ retried }) {
  if (retried > MAX_RETRIED)
    say(`\n${retried} tests passed only on a second try, more than ${MAX_RETRIED}: the run fails.`)
  return retried > MAX_RETRIED
}
