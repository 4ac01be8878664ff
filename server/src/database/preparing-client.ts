import pg from 'pg'
import { columnNames } from './column-names.ts'

/** Statements beyond this number are sent unprepared, because each connection keeps those that it prepared. */
export const MAX_STATEMENTS = 500

/** What to prepare even without parameters: a single read. */
const ONE_READ = /^\s*(select|with)\b[^;]*$/i

/**
 * One name per text, so that PostgreSQL parses and plans a statement once per connection instead of once per request.
 */
function namesOfStatements(onUnprepared: (text: string) => void, max: number) {
  const names = new Map<string, string>()
  let isReported = false
  return (text: string, { length }: readonly unknown[]): string | undefined => {
    const known = names.get(text)
    if (known) return known
    if (length === 0 && !ONE_READ.test(text)) return undefined
    if (names.size >= max) {
      if (!isReported) onUnprepared(text)
      isReported = true
      return undefined
    }
    const name = `statement_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

interface ResultFields {
  fields: { name: string }[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

type Wire = pg.Connection & { describe(portal: object): void }

/** The fields of each statement that a connection prepared: PostgreSQL refuses to run it once they would differ. */
const knownFields = new WeakMap<Wire, Map<string, ResultFields>>()

function fieldsOf(connection: Wire): Map<string, ResultFields> {
  const known = knownFields.get(connection) ?? new Map<string, ResultFields>()
  knownFields.set(connection, known)
  return known
}

/**
 * A named query that asks for its fields once per connection instead of once per run, and renames them to camel case
 * before any row is read.
 */
class NamedQuery extends pg.Query {
  declare name: string | undefined
  // What pg's own class does, without being in its types.
  declare _result: ResultFields
  declare _accumulateRows: boolean
  private connection: Wire | undefined

  prepare(connection: Wire): void {
    this.connection = connection
    const known = this.name === undefined ? undefined : fieldsOf(connection).get(this.name)
    const { describe } = connection
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
      connection.describe = () => {}
    }
    try {
      // @ts-expect-error pg declares none of what the connection calls
      super.prepare(connection)
    } finally {
      connection.describe = describe
    }
  }

  handleRowDescription(description: { fields: { name: string }[] }): void {
    for (const field of description.fields) field.name = columnNames.inCode(field.name)
    // @ts-expect-error as above
    super.handleRowDescription(description)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (this.connection && this.name !== undefined)
      fieldsOf(this.connection).set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

/**
 * A pool's client, which prepares statements with parameters, and single reads without: anything else may be several
 * commands.
 * @param onUnprepared called once for the first statement above the limit
 * @param max how many are prepared: none behind a transaction pooler
 */
export function preparingClient(
  onUnprepared: (text: string) => void,
  max = MAX_STATEMENTS,
): typeof pg.Client {
  const nameOf = namesOfStatements(onUnprepared, max)
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads; all but one pass through untouched
    override query(...args: any[]): any {
      const [text, values] = args
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const query = super.query as (...args: any[]) => any
      if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
        return query.apply(this, args)
      return new Promise((resolve, reject) => {
        // By its parts: pg copies an object, property by property.
        const named = new NamedQuery(text, values, (error, result) =>
          error ? reject(error) : resolve(result),
        )
        named.name = nameOf(text, values)
        query.call(this, named)
      })
    }
  }
}
