import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * Converts names in queries to snake case. The client converts result columns back, once per statement instead of
 * once per row.
 */
class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** 'user_id' in camel case. */
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

/** JSON from the database with its names in camel case. */
export function inCode(json: unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => (isObject(item) ? renamed(item) : item))
  return isObject(json) ? renamed(json) : json
}
