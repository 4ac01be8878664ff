import pg from 'pg'
import { columnNames } from './column-names.ts'

/** Statements beyond this number are sent whole each time: each connection keeps the ones it prepared. */
export const MOST_STATEMENTS = 500

/** What may be prepared without having parameters: one statement that reads. */
const ONE_READ = /^\s*(select|with)\b[^;]*$/i

/** One name per text, so that PostgreSQL parses and plans a statement once per connection and not once per request. */
function namesOfStatements(onUnprepared: (text: string) => void, most: number) {
  const names = new Map<string, string>()
  let isTold = false
  return (text: string, { length }: readonly unknown[]): string | undefined => {
    const known = names.get(text)
    if (known) return known
    if (length === 0 && !ONE_READ.test(text)) return undefined
    if (names.size >= most) {
      if (!isTold) onUnprepared(text)
      isTold = true
      return undefined
    }
    const name = `statement_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** A query whose columns are named as code has them, before any of its rows is read. */
class NamedQuery extends pg.Query {
  handleRowDescription(description: { fields: { name: string }[] }): void {
    for (const field of description.fields) field.name = columnNames.inCode(field.name)
    // @ts-expect-error pg declares none of what the connection calls
    super.handleRowDescription(description)
  }
}

/**
 * The client of a pool, which prepares every statement that has parameters, and those without that only read: the rest may
 * be several commands in one text.
 * @param onUnprepared hears once of a statement that is one too many
 * @param most how many are prepared: none where a pooler lends another connection to each transaction
 */
export function preparingClient(
  onUnprepared: (text: string) => void,
  most = MOST_STATEMENTS,
): typeof pg.Client {
  const nameOf = namesOfStatements(onUnprepared, most)
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads; all but one pass through untouched
    override query(...args: any[]): any {
      const [text, values] = args
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const query = super.query as (...args: any[]) => any
      if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
        return query.apply(this, args)
      const config = { name: nameOf(text, values), text, values }
      return new Promise((resolve, reject) => {
        query.call(this, new NamedQuery(config, (error, result) => (error ? reject(error) : resolve(result))))
      })
    }
  }
}
