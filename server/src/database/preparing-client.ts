import pg from 'pg'
import { columnNames } from './column-names.ts'

/** Statements beyond this number are sent unprepared, because each connection keeps those that it prepared. */
export const MOST_STATEMENTS = 500

/** What to prepare even without parameters: a single read. */
const ONE_READ = /^\s*(select|with)\b[^;]*$/i

/**
 * One name per text, so that PostgreSQL parses and plans a statement once per connection instead of once per request.
 */
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

/** A query that renames its columns to camel case before any row is read. */
class NamedQuery extends pg.Query {
  handleRowDescription(description: { fields: { name: string }[] }): void {
    for (const field of description.fields) field.name = columnNames.inCode(field.name)
    // @ts-expect-error pg declares none of what the connection calls
    super.handleRowDescription(description)
  }
}

/**
 * A pool's client, which prepares statements with parameters, and single reads without: anything else may be several
 * commands.
 * @param onUnprepared called once for the first statement above the limit
 * @param most how many are prepared: none behind a transaction pooler
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
