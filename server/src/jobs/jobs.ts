/** What a task is told about this run of it. */
export interface Attempt {
  /** 1 for the first */
  number: number
  /** whether a failure is the end of the job: nobody tries again */
  isLast: boolean
}

/** Work in the background. It is tried again when it throws, and may run twice: a process can die after doing it. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>

/** A task that also comes by itself: once each time, however many processes there are. */
export interface ScheduledTask {
  /** when, as a crontab says it, in UTC: minute, hour, day of the month, month, day of the week */
  schedule: string
  work: Task
}

/** What the features do in the background, by name. */
export type Tasks = Readonly<Record<string, Task | ScheduledTask>>

/** What is done for a task, with or without a schedule. */
export const workOf = (task: Task | ScheduledTask): Task => (typeof task === 'function' ? task : task.work)

/** Something to be done in the background. */
export interface NewJob {
  /** the name of its task */
  task: string
  /** anything that JSON can carry */
  payload: unknown
  /** at most one job of this key waits: a later one takes the place of it */
  key?: string
  /** how often the job is tried, 25 times unless said; the waits grow by e, from seconds to hours */
  maxAttempts?: number
  /** milliseconds until its time comes; at once unless said */
  waitMs?: number
}
