import { importDoses } from '@pepwell/contract/doses/doses.calls'
import { listLogImports } from '@pepwell/contract/imports/log-imports.calls'
import { importWeighIns } from '@pepwell/contract/weight/weight.calls'
import { queryOf, useCall } from '../../lib/api/use-call.ts'

/** Maximum entries and characters per request, well below the server's limit. */
const [MAX_ENTRIES, MAX_LENGTH] = [100, 40_000]

/** Splits entries into batches that fit one request. */
export function chunked<Entry>(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = []
  let size = 0
  for (const entry of entries) {
    const length = 2 * JSON.stringify(entry).length
    const part = parts.at(-1)
    if (part && part.length < MAX_ENTRIES && size + length <= MAX_LENGTH) part.push(entry)
    else parts.push([entry])
    size = parts.at(-1)?.length === 1 ? length : size + length
  }
  return parts
}

/** All imports that can be undone, newest first. */
export const logImportsQuery = queryOf(listLogImports)

export const useImportDoses = () => useCall(importDoses)

export const useImportWeighIns = () => useCall(importWeighIns)
