import type { Tasks } from './jobs/jobs.ts'

/** Work that goes on for as long as the process runs. */
export interface Background {
  start(): void
  /** What is under way is finished. */
  stop(): Promise<void>
  /** Does what is to be done by now, without waiting for it: whoever moves the clock calls it. */
  catchUp(): Promise<unknown>
}

/** What a feature brings besides its calls. */
export interface Feature {
  tasks?: Tasks
  background?: readonly Background[]
}

/**
 * What features bring, together.
 * @throws Error when two of them mean different work by the name of a task
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
