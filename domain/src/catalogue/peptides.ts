/** Which peptide: one of the catalogue, or one of somebody's own. Each kind is numbered by itself. */
export type PeptideRef = { peptideId: number } | { personalPeptideId: number }

/** What is about a peptide, as it is stored: just one of the two is set, and neither once the peptide is gone. */
interface AboutPeptide {
  peptideId: number | null
  personalPeptideId: number | null
}

/** Whether a peptide is one of somebody's own. */
export const isOwnPeptide = (ref: PeptideRef): ref is { personalPeptideId: number } =>
  'personalPeptideId' in ref

/** Whether something is about this peptide. */
export const isAbout = (it: AboutPeptide, ref: PeptideRef): boolean =>
  isOwnPeptide(ref) ? it.personalPeptideId === ref.personalPeptideId : it.peptideId === ref.peptideId

/** One text for one peptide of either kind, to compare by and for a form's field to hold. */
export const peptideKey = (ref: PeptideRef): string =>
  isOwnPeptide(ref) ? `personal:${ref.personalPeptideId}` : `catalogue:${ref.peptideId}`

/** The key of the peptide that something is about; empty once that is gone. */
export function keyOfPeptide({ peptideId, personalPeptideId }: AboutPeptide): string {
  if (peptideId !== null) return peptideKey({ peptideId })
  return personalPeptideId === null ? '' : peptideKey({ personalPeptideId })
}

/** Which peptide a key stands for; a key that stands for none gives NaN as the number, which every call refuses. */
export function peptideOfKey(key: string): PeptideRef {
  const [kind, id] = key.split(':')
  return kind === 'personal' ? { personalPeptideId: Number(id) } : { peptideId: Number(id) }
}
