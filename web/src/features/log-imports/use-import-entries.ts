import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import type { DoseEntry, WeighInEntry } from '@pepwell/domain/imports/log-entries'
import type { LoggedUnit } from '@pepwell/domain/weight/weight'
import { useState } from 'react'
import { chunked, useImportDoses, useImportWeighIns } from './log-imports.api.ts'

interface Entries {
  source: ImportSource
  doses: readonly (DoseEntry & { userPeptideId: number })[]
  weighIns: readonly WeighInEntry[]
  weightUnit: LoggedUnit | undefined
}

/** The import's result: added and existing entries. */
export interface ImportCounts {
  source: ImportSource
  added: number
  known: number
}

/** Imports in batches. Existing entries are skipped, so a retry is safe. */
export function useImportEntries(onStored: (counts: ImportCounts) => void) {
  const doses = useImportDoses()
  const weighIns = useImportWeighIns()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function store(entries: Entries) {
    const { source } = entries
    let added = 0
    const toDose = ({ userPeptideId, dose, site, notes, at, clientId }: Entries['doses'][number]) => ({
      ...{ userPeptideId, dose, injectionSite: site, notes, clientId },
      takenAt: new Date(at).toISOString(),
    })
    for (const part of chunked(entries.doses.map(toDose)))
      added += (await doses.mutateAsync({ body: { source, doses: part } })).added.length
    const unit = entries.weightUnit ?? 'lbs'
    const toWeighIn = ({ weight, notes, day, clientId }: WeighInEntry) => ({
      ...{ weight, unit, notes, weighInDate: day, clientId },
    })
    for (const part of chunked(entries.weighIns.map(toWeighIn)))
      added += (await weighIns.mutateAsync({ body: { source, weighIns: part } })).added.length
    return { source, added, known: entries.doses.length + entries.weighIns.length - added }
  }

  return {
    isPending,
    error,
    send(entries: Entries) {
      if (isPending) return
      setPending(true)
      setError(undefined)
      store(entries)
        .then(onStored, setError)
        .finally(() => setPending(false))
    },
  }
}
