import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}

/** Random data of a run derives from one seed. Tests name it; `SEED=… npx vitest …` repeats the run. */
export default function setup(project: TestProject): void {
  project.provide('seed', Number(process.env.SEED) || 1 + Math.floor(Math.random() * (2 ** 31 - 1)))
}
