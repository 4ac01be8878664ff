import pg from 'pg'

// Loaded before a server that a test kills: it dies at a given statement.

/** After this many statements; `answerLost` lets the last one reach the database first. */
export interface Death {
  after: number
  answerLost: boolean
}

const client = pg.Client.prototype as unknown as { query(...statement: unknown[]): unknown }
const { query } = client
const die = () => process.kill(process.pid, 'SIGKILL')
let death: Death | undefined

process.on('message', (requested: Death) => {
  death = requested
  process.send?.('heard')
})

client.query = function (...statement) {
  if (death && --death.after <= 0) {
    if (death.answerLost) setImmediate(die)
    else die()
  }
  return query.apply(this, statement)
}
