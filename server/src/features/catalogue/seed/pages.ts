import { article, dailyMed, page, pubMed } from '@pepwell/domain/safety/primary-sources'

/** Prohibited for everyone, in and out of competition. */
export const always = 'At all times'

/** Prohibited in and out of competition for men. */
export const forMen = 'For men, at all times'

/** Twelve substances left the FDA's category 2, which is not an approval. */
export const bulkCategories = page(
  'FDA, categories of substances for compounding',
  'https://www.fda.gov/media/94155/download',
)

export const kneePain = pubMed(
  'Injections for knee pain, 16 people (Lee and Padgett 2021)',
  34_324_435,
  '2026-11-22',
)

export const secretagogues = page(
  'Growth hormone secretagogues in men, a review',
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC7108996/',
  '2026-11-22',
)

export const argirelineInSkin = article(
  'Argireline (Blanes-Mira et al. 2002)',
  '10.1046/j.1467-2494.2002.00153.x',
)

export const lillyNews = page('Lilly, news releases', 'https://investor.lilly.com/news-releases')

export const novoNews = page(
  'Novo Nordisk, company announcements',
  'https://www.novonordisk.com/news-and-media/news-and-ir-materials.html',
)

export const russianRegister = page('Russian register of medicines', 'https://grls.rosminzdrav.ru/')

export const cyanocobalamin = dailyMed('Cyanocobalamin')
