import { folded } from '@pepwell/domain/text/folded'
import { isPersonal, type PeptideRow } from './peptide-row.ts'

/** The catalog filter. */
export interface Filter {
  /** as typed */
  text: string
  /** '' for all */
  category: string
}

const lower = (text: string): string => folded(text).replaceAll(/\s+/g, ' ').trim()

/** 'BPC-157', 'bpc 157' and 'bpc157' are one name. */
const bare = (text: string): string => lower(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const namesOf = (peptide: PeptideRow): string[] => [
  `${peptide.name} ${peptide.category}`,
  ...(isPersonal(peptide) ? [] : peptide.aliases),
]

const inName = (peptide: PeptideRow, text: string): boolean => {
  const name = bare(text)
  return name !== '' && namesOf(peptide).some((known) => bare(known).includes(name))
}

const inText = ({ description, benefits }: PeptideRow, text: string): boolean =>
  lower(`${description} ${benefits}`).includes(lower(text))

/** Filters peptides. Matches names, synonyms and categories first, and descriptions only without such a match. */
export function matching(peptides: readonly PeptideRow[], { text, category }: Filter): PeptideRow[] {
  const ofCategory = peptides.filter((peptide) => category === '' || peptide.category === category)
  if (lower(text) === '') return ofCategory
  const named = ofCategory.filter((peptide) => inName(peptide, text))
  return named.length > 0 ? named : ofCategory.filter((peptide) => inText(peptide, text))
}
