import type { Tasks } from './jobs/jobs.ts'

/** Work that runs as long as the process. */
export interface Background {
  start(): void
  /** Finishes work in progress. */
  stop(): Promise<void>
  /** Does what is due now without waiting; tests that move the clock call it. */
  catchUp(): Promise<unknown>
}

/** What a feature adds apart from its calls. */
export interface Feature {
  tasks?: Tasks
  background?: readonly Background[]
}

/**
 * Combines the tasks and background work of features.
 * @throws Error if two tasks have the same name
 */
export function mergeFeatures(features: readonly Feature[]): Required<Feature> {
  const tasks = features.flatMap((feature) => Object.entries(feature.tasks ?? {}))
  const names = tasks.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two features bring a task called '${twice}'`)
  return {
    tasks: Object.fromEntries(tasks),
    background: features.flatMap(({ background = [] }) => background),
  }
}
