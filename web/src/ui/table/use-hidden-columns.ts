import { useState } from 'react'
import { recall, remember } from '../../lib/browser/storage.ts'
import type { Column } from './table-types.ts'

const keyOf = (name: string) => `columns-of-${name}`

/** Hidden columns, stored in this browser. */
export function useHiddenColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState(() => {
    const kept = recall(keyOf(name))?.split(' ')
    return new Set(kept ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id))
  })
  const toggle = (id: string) => {
    const next = hidden.symmetricDifference(new Set([id]))
    remember(keyOf(name), [...next].join(' '))
    setHidden(next)
  }
  return { has: (id: string) => hidden.has(id), toggle }
}
