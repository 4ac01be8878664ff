import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** @param {string} code */
const step = (code) => ({ command: process.execPath, args: ['--input-type=module', '-e', code] })

/** @param {string[]} codes @param {string[]} beside @param {number} [timeout] */
function printedBy(codes, beside, timeout) {
  const module = JSON.stringify(join(import.meta.dirname, 'steps.mjs'))
  const steps = [codes, beside].map((each) => JSON.stringify(each.map(step))).join()
  const program =
    `import { runSteps } from ${module}; const failed = await runSteps(${steps}, ${timeout});` +
    "console.log('failed: ' + failed.length)"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line && !line.startsWith('> '))
}

describe('steps', () => {
  test('run one after the other; output of parallel ones is shown whole between two of them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pepwell-steps-'))
    const done = JSON.stringify(join(folder, 'done'))
    const other = `console.log('1'); console.error('2'); (await import('node:fs')).writeFileSync(${done}, '')`
    const wait = '(ms) => new Promise((resolve) => setTimeout(resolve, ms))'
    // Starts before the other step and ends after it.
    const first =
      `console.log('a'); const { existsSync } = await import('node:fs'); const wait = ${wait};` +
      `while (!existsSync(${done})) await wait(10); await wait(1000); console.log('b')`
    expect(printedBy([first, "console.log('c')"], [other])).toEqual(['a', 'b', '1', '2', 'c', 'failed: 0'])
    rmSync(folder, { recursive: true })
  })

  test.each([
    [['process.exit(3)', "console.log('a')"], ["console.log('1')"]],
    [["console.log('a')"], ['process.exit(3)', "console.log('1')"]],
  ])('all run even if one fails, which fails the run', (codes, beside) => {
    expect(printedBy(codes, beside).sort()).toEqual(['1', 'a', 'failed: 1'])
  })

  test('one that hangs is killed after the timeout and fails', () => {
    expect(printedBy(['setInterval(() => {}, 1000)', "console.log('a')"], [], 2000)).toEqual([
      'a',
      'failed: 1',
    ])
  })

  test('one that yields runs at a lower priority, and so does what it starts', () => {
    const module = JSON.stringify(join(import.meta.dirname, 'steps.mjs'))
    const grandchild = "setTimeout(() => console.log(require('os').getPriority()), 500)"
    const code = `
      import { spawnSync } from 'node:child_process'
      await new Promise((resolve) => setTimeout(resolve, 500))
      spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`
    const steps = JSON.stringify([{ ...step(code), yields: true }, step(code)])
    const program = `import { runSteps } from ${module}; await runSteps(${steps}, [])`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    const [low, usual] = stdout.match(/^-?\d+$/gm) ?? []
    expect(Number(low)).toBeGreaterThan(Number(usual))
  })

  test('one without its program fails', () => {
    const module = JSON.stringify(join(import.meta.dirname, 'steps.mjs'))
    const missing = JSON.stringify([{ command: 'no-such-program', args: [] }])
    const program = `import { runSteps } from ${module}; console.log(await runSteps([], ${missing}))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    expect(stdout).toContain('ENOENT')
    expect(stdout.trim().endsWith("[ 'no-such-program' ]")).toBe(true)
  })
})
