import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * Turns the names in queries into the database's. The way back is the client's, which names the columns of a result once
 * and not again for each row.
 */
class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** 'user_id' as code has it. */
  inCode(column: string): string {
    return this.camelCase(column)
  }
}

export const columnNames = new ColumnNames()

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const renamed = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [columnNames.inCode(name), inCode(inside)]),
  )

/** JSON that the database made, with its names as code has them. */
export function inCode(json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => (isObject(item) ? renamed(item) : item))
  return isObject(json) ? renamed(json) : json
}
