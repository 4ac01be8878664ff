import { dailyMed, page } from './primary-sources.ts'

/** What the maker says that the label of somatropin rules out. */
export const norditropin = page(
  'Norditropin, what its label rules out (Novo Nordisk)',
  'https://novomedlink.com/growth-related-disorders/products/resources/library/norditropin-professional-brochure.html',
  '2026-11-26',
)

/** The label of teriparatide. */
export const forteo = dailyMed('Forteo', null)
