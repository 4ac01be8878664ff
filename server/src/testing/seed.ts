import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}

/** What is made up in a run is made of one number. Tests say it in their names; `SEED=… npx vitest …` makes the same once more. */
export default function setup(project: TestProject): void {
  project.provide('seed', Number(process.env.SEED) || 1 + Math.floor(Math.random() * (2 ** 31 - 1)))
}
