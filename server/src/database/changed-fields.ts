const comparable = (value: unknown) => {
  if (value instanceof Date) return value.getTime()
  return Array.isArray(value) ? JSON.stringify(value) : value
}

/** The fields of an edit that differ from the row; undefined if none do, so that repeating an edit changes nothing. */
export function changedFields<Row extends object>(
  row: Row,
  edit: { readonly [Name in keyof Row]?: Row[Name] | undefined },
): Partial<Row> | undefined {
  const names = (Object.keys(edit) as (keyof Row)[]).filter(
    (name) => edit[name] !== undefined && comparable(edit[name]) !== comparable(row[name]),
  )
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, edit[name]])) as Partial<Row>
}
