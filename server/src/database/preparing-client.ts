import pg from 'pg'

/** Statements beyond these are sent whole each time: each connection keeps the ones it prepared. */
const MOST_STATEMENTS = 500

const names = new Map<string, string>()

/** One name per text, so that PostgreSQL parses and plans a statement once per connection and not once per request. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_STATEMENTS) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

/** A client that prepares every statement that has parameters. Those without may be several commands in one text. */
export class PreparingClient extends pg.Client {
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
