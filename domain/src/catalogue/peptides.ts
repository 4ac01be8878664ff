/** Identifies a peptide: in the catalog or a personal one. Each kind has its own numbering. */
export type PeptideRef = { peptideId: number } | { personalPeptideId: number }

/** A stored reference to a peptide: exactly one of the two is set, or neither once the peptide is deleted. */
interface AboutPeptide {
  peptideId: number | null
  personalPeptideId: number | null
}

/** Whether a peptide is personal. */
export const isOwnPeptide = (ref: PeptideRef): ref is { personalPeptideId: number } =>
  'personalPeptideId' in ref

/** Whether a reference points to this peptide. */
export const isAbout = (it: AboutPeptide, ref: PeptideRef): boolean =>
  isOwnPeptide(ref) ? it.personalPeptideId === ref.personalPeptideId : it.peptideId === ref.peptideId

/** A text key for a peptide of either kind, for comparisons and form fields. */
export const peptideKey = (ref: PeptideRef): string =>
  isOwnPeptide(ref) ? `personal:${ref.personalPeptideId}` : `catalogue:${ref.peptideId}`

/** The key of the referenced peptide; empty once it is deleted. */
export function keyOfPeptide({ peptideId, personalPeptideId }: AboutPeptide): string {
  if (peptideId !== null) return peptideKey({ peptideId })
  return personalPeptideId === null ? '' : peptideKey({ personalPeptideId })
}

/** Parses a key. An invalid key gives NaN as the number, which every call refuses. */
export function peptideOfKey(key: string): PeptideRef {
  const [kind, id] = key.split(':')
  return kind === 'personal' ? { personalPeptideId: Number(id) } : { peptideId: Number(id) }
}
