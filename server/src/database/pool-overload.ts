/** Too many callers wait for a connection. */
export class PoolOverload extends Error {
  constructor() {
    super('too many wait for a connection to the database')
  }
}
