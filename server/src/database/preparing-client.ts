import pg from 'pg'

/** Statements beyond this number are sent whole each time: each connection keeps the ones it prepared. */
export const MOST_STATEMENTS = 500

/** One name per text, so that PostgreSQL parses and plans a statement once per connection and not once per request. */
function namesOfStatements(onUnprepared: (text: string) => void): (text: string) => string | undefined {
  const names = new Map<string, string>()
  let isTold = false
  return (text) => {
    const known = names.get(text)
    if (known) return known
    if (names.size >= MOST_STATEMENTS) {
      if (!isTold) onUnprepared(text)
      isTold = true
      return undefined
    }
    const name = `statement_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * The client of a pool, which prepares every statement that has parameters. Those without may be several commands in one
 * text.
 * @param onUnprepared hears once of a statement that is one too many
 */
export function preparingClient(onUnprepared: (text: string) => void): typeof pg.Client {
  const nameOf = namesOfStatements(onUnprepared)
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads; all but one pass through untouched
    override query(...args: any[]): any {
      const [text, values] = args
      const prepares =
        args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const query = super.query as (...args: any[]) => any
      return prepares ? query.call(this, { name: nameOf(text), text, values }) : query.apply(this, args)
    }
  }
}
