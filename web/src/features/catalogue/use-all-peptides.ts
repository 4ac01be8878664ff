import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { personalPeptidesQuery } from './catalogue.api.ts'
import type { PeptideRow } from './peptide-row.ts'

/** Everything that can be chosen, the person's own first. `peptides` is undefined until all are known; `failed` is what could not be loaded. */
export function useAllPeptides() {
  const catalogue = useQuery(publishedPeptidesQuery)
  const own = useQuery(personalPeptidesQuery)
  const peptides = useMemo(
    (): PeptideRow[] | undefined => own.data && catalogue.data && [...own.data, ...catalogue.data],
    [own.data, catalogue.data],
  )
  // Many: what is tapped or scrolled while they are drawn need not wait.
  const shown = useDeferredValue(peptides)
  const failed = [catalogue, own].find(({ data, isError }) => !data && isError)
  return { peptides: shown, failed }
}
