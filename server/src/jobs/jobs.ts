/** One run of a task. */
export interface Attempt {
  /** 1 for the first */
  number: number
  /** whether the job is not retried after a failure */
  isLast: boolean
}

/** Background work. It is retried if it throws, and may run twice: a process can die after doing it. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>

/** A task that also runs on a schedule: once each time, however many processes there are. */
export interface ScheduledTask {
  /** crontab in UTC: minute, hour, day of the month, month, day of the week */
  schedule: string
  work: Task
}

/** Background tasks of the features, by name. */
export type Tasks = Readonly<Record<string, Task | ScheduledTask>>

/** The work of a task, with or without a schedule. */
export const workOf = (task: Task | ScheduledTask): Task => (typeof task === 'function' ? task : task.work)

/** A job to add. */
export interface NewJob {
  /** the name of its task */
  task: string
  /** any JSON value */
  payload: unknown
  /** at most one job with this key waits; a later one replaces it */
  key?: string
  /** attempts, 25 by default; delays grow exponentially, from seconds to hours */
  maxAttempts?: number
  /** delay in milliseconds; none by default */
  waitMs?: number
}
