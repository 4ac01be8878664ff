import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './schema.ts'

/** A placeholder for a parameter while the query is built. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query built once and then only filled in, for reads so frequent that building the SQL costs as much as running
 * it.
 * @param build gets placeholders by parameter name; it may only pass them on one by one
 */
export function prepared<Parameters extends object, Row>(
  build: (db: Kysely<DB>, parameters: Parameters) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({} as Parameters, { get: (_target, name) => new Placeholder(String(name)) })
  let compiled: CompiledQuery<Row> | undefined
  return async (db, parameters) => {
    compiled ??= build(db, placeholders).compile(db)
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values })
    return rows
  }
}

/** More shapes than this aren't frequent. */
const MAX_SHAPES = 200

/**
 * Like {@link prepared}, for a query whose SQL depends on a shape.
 * @param build receives the shape: plain data with its keys in a fixed order
 */
export function preparedByShape<Shape, Parameters extends object, Row>(
  build: (db: Kysely<DB>, shape: Shape, parameters: Parameters) => Compilable<Row>,
): (db: Db, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const known = new Map<string, (db: Db, parameters: Parameters) => Promise<Row[]>>()
  return (db, shape, parameters) => {
    const key = JSON.stringify(shape)
    const run =
      known.get(key) ?? prepared((within, placeholders: Parameters) => build(within, shape, placeholders))
    if (known.size < MAX_SHAPES) known.set(key, run)
    return run(db, parameters)
  }
}
