import pg from 'pg'

/** For each connection so many may wait: more would wait longer than anybody does. */
export const WAITING_EACH = 64

/** So many wait for a connection that another one is not let in. */
export class TooManyWait extends Error {
  constructor() {
    super('too many wait for a connection to the database')
  }
}

/** A pool that says no at once when its queue is long, and leaves those who wait a chance. */
export class BoundedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a promise and a callback; both pass through untouched
  override connect(...args: any[]): any {
    if (this.waitingCount >= WAITING_EACH * this.options.max) {
      const [callback] = args
      if (!callback) return Promise.reject(new TooManyWait())
      return callback(new TooManyWait())
    }
    // @ts-expect-error whichever of the two it is
    return super.connect(...args)
  }
}
