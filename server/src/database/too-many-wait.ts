/** Too many callers wait for a connection. */
export class TooManyWait extends Error {
  constructor() {
    super('too many wait for a connection to the database')
  }
}
