/** So many wait for a connection that another one is not let in. */
export class TooManyWait extends Error {
  constructor() {
    super('too many wait for a connection to the database')
  }
}
