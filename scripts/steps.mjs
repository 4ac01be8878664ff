// Runs the steps of `npm test`, some in parallel, without mixing their output.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { environment, root, say } from './prepare.mjs'

/**
 * @typedef {object} Step
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [yields] leaves the processor to other steps when they need it
 */

/** A step that takes longer hangs. The longest takes about 25 minutes on two cores. */
const TIMEOUT_MS = 45 * 60_000

/** @param {Step} step */
const nameOf = ({ command, args }) => [command, ...args].join(' ')

/** @param {Step} step */
const titleOf = (step) => `\n> ${nameOf(step)}`

/**
 * Runs one step.
 * @param {Step} step
 * @param {'inherit' | 'pipe'} output printed live, or returned
 * @param {number} timeout in ms, after which the step is killed and fails
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function run({ command, args, yields }, output, timeout) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', output, output]
    const shell = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio,
      shell,
      timeout,
      killSignal: 'SIGKILL',
    })
    // What it starts inherits it.
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
    child.on('error', (error) => (text += error.message))
    child.on('close', (code) => resolve({ passed: code === 0, output: text }))
  })
}

/**
 * Runs steps one at a time, even after a failure, with other steps in parallel.
 * @param {Step[]} steps printed live
 * @param {Step[]} beside also one at a time; their output is printed as a whole between the others
 * @param {number} timeout in ms, per step
 * @returns {Promise<string[]>} the steps that failed
 */
export async function runSteps(steps, beside, timeout = TIMEOUT_MS) {
  const failed = /** @type {string[]} */ ([])
  const printed = /** @type {string[]} */ ([])
  const others = (async () => {
    for (const step of beside) {
      const { passed, output } = await run(step, 'pipe', timeout)
      if (!passed) failed.push(nameOf(step))
      printed.push(`${titleOf(step)}\n${output}`)
    }
  })()
  const show = () => printed.splice(0).forEach(say)
  for (const step of steps) {
    say(titleOf(step))
    const { passed, output } = await run(step, 'inherit', timeout)
    if (output) say(output)
    if (!passed) failed.push(nameOf(step))
    show()
  }
  await others
  show()
  return failed
}
