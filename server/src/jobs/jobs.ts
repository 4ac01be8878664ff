/** What a task is told about this run of it. */
export interface Attempt {
  /** 1 for the first */
  number: number
  /** whether a failure is the end of it: nobody tries again */
  isLast: boolean
}

/** Work in the background. It is tried again when it throws, and may run twice: a process can die after doing it. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>

/** What the features do in the background, by name. */
export type Tasks = Readonly<Record<string, Task>>

/** Something to be done in the background. */
export interface NewJob {
  /** the name of its task */
  task: string
  /** anything that JSON can carry */
  payload: unknown
  /** at most one job of this key waits: a later one takes the place of it */
  key?: string
  /** how often it is tried, 25 times unless said; the waits grow by e, from seconds to hours */
  maxAttempts?: number
}
