import { read } from './catalogue-seed.ts'

/** Forbidden in competition and out of it, for everybody. */
export const always = 'At all times'

/** Forbidden in competition and out of it, for men. */
export const forMen = 'For men, at all times'

export const hormonesInSport = read(
  'WADA list: peptide hormones and growth factors',
  'https://www.drugs.com/wada/s2-peptide-hormones-growth-factors-and-related-substances.html',
)

export const metabolismInSport = read(
  'WADA list: hormone and metabolic modulators',
  'https://www.drugs.com/wada/s4-hormone-and-metabolic-modulators.html',
)

export const unapprovedInSport = read(
  'WADA list: non-approved substances',
  'https://icc-cricket.com/news/prohibited-list-substances-and-methods-prohibited-at-all-times-in-and-out-of-competition',
)

export const peptidesInSport = read(
  'Peptides on the WADA list',
  'https://peptideclear.co.uk/explained/wada-prohibited-list-peptides/',
)

export const sportIn2026 = read(
  'The WADA list of 2026, explained',
  'https://www.compoundcodex.com/guides/peptides-and-anti-doping/',
)

export const growthFactorsInSport = read(
  'WADA list as an anti-doping agency gives it',
  'https://antidoping.no/english/for-athletes-and-support-personnel/prohibited-list/s2-peptide-hormones-growth-factors-related-substances-and-mi/',
)

/** What the FDA's reviewers told its committee about seven peptides. */
export const fdaAdvice = read(
  'FDA briefing of June 2026 on seven peptides',
  'https://www.peptidemark.com/news/pcac-july-2026-fda-briefing-bpc-157-tb-500-what-to-expect',
)

/** Twelve substances left the FDA's category 2, which is not an approval. */
export const leftCategory2 = read(
  'What left the FDA’s category 2 in April 2026',
  'https://trupeptide.co/articles/fda-april-2026-category-2-removal',
)
