import { useEffect } from 'react'
import { isPersonal, type PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'

/** Shows the peptide in an address such as '/peptides?about=7' and removes the parameter. */
export function useRequestedPeptide(
  peptides: readonly PeptideRow[],
  show: (peptide: PeptideRow) => void,
): void {
  const [asked, setAsked] = useAddressState('about')
  useEffect(() => {
    if (asked === '') return
    const found = peptides.find((peptide) => !isPersonal(peptide) && String(peptide.id) === asked)
    if (found) show(found)
    setAsked(undefined)
  }, [asked, peptides, show, setAsked])
}
