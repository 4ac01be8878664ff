import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { personalPeptidesQuery } from './catalogue.api.ts'
import type { PeptideRow } from './peptide-row.ts'

/**
 * Every peptide, the user's own first. `peptides` is undefined until both lists load; `failed` names the list that
 * didn't.
 */
export function useAllPeptides() {
  const catalogue = useQuery(publishedPeptidesQuery)
  const own = useQuery(personalPeptidesQuery)
  const peptides = useMemo(
    (): PeptideRow[] | undefined => own.data && catalogue.data && [...own.data, ...catalogue.data],
    [own.data, catalogue.data],
  )
  // A long list: render it at low priority, so taps and scrolling stay responsive.
  const shown = useDeferredValue(peptides)
  const failed = [catalogue, own].find(({ data, isError }) => !data && isError)
  return { peptides: shown, failed }
}
