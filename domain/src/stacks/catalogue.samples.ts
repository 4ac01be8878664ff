import type { KnownPeptide } from './proposals.ts'

const plain = { aliases: [], peptideClass: null, components: [], label: null }

const source = { name: 'A label', url: 'https://example.org', checked: '2026-11-22' } as const

const weekly = (amount: number): KnownPeptide['label'] => ({
  highest: { amount, unit: 'mg', per: 'week', saidBy: 'label', source },
})

const rows: (Partial<KnownPeptide> & Pick<KnownPeptide, 'name'>)[] = [
  { name: 'Semaglutide', peptideClass: 'GLP-1 agonist', aliases: ['Ozempic', 'Wegovy'], label: weekly(7.2) },
  { name: 'Tirzepatide', peptideClass: 'GLP-1 agonist', aliases: ['Mounjaro'], label: weekly(15) },
  { name: 'Retatrutide', peptideClass: 'GLP-1 agonist', label: weekly(12) },
  { name: 'Cagrilintide', peptideClass: 'Amylin analogue' },
  {
    name: 'CagriSema',
    peptideClass: 'GLP-1 agonist',
    components: [
      { name: 'Cagrilintide', mg: 2.4 },
      { name: 'Semaglutide', mg: 2.4 },
    ],
  },
  { name: 'Tesamorelin', peptideClass: 'GHRH analogue' },
  { name: 'Sermorelin', peptideClass: 'GHRH analogue' },
  { name: 'Ipamorelin', peptideClass: 'Ghrelin mimetic' },
  {
    name: 'CJC-1295 / Ipamorelin',
    components: [
      { name: 'Sermorelin', mg: 5 },
      { name: 'Ipamorelin', mg: 5 },
    ],
  },
  { name: 'BPC-157' },
  { name: 'TB-500', peptideClass: 'Thymosin beta-4' },
  {
    name: 'Wolverine blend',
    components: [
      { name: 'BPC-157', mg: 5 },
      { name: 'TB-500', mg: 5 },
    ],
  },
  { name: 'GHK-Cu', aliases: ['Copper peptide'] },
  { name: 'Argireline' },
  { name: 'Thymosin Alpha-1', aliases: ['Zadaxin'] },
  { name: 'PT-141 (Bremelanotide)', aliases: ['Vyleesi'], peptideClass: 'Melanocortin agonist' },
  { name: 'Melanotan II', aliases: ['MT-2', 'MT2'], peptideClass: 'Melanocortin agonist' },
  { name: 'Pramlintide', aliases: ['Symlin'], peptideClass: 'Amylin analogue' },
  { name: 'Teriparatide', aliases: ['Forteo'] },
  { name: 'HCG (Chorionic gonadotropin)', aliases: ['HCG'], peptideClass: 'Gonadotropin' },
  { name: 'HMG (Menotropins)', aliases: ['HMG'], peptideClass: 'Gonadotropin' },
  { name: 'Somatropin', aliases: ['HGH'], peptideClass: 'Growth hormone' },
  { name: 'Thymosin Beta-4', peptideClass: 'Thymosin beta-4' },
  { name: 'Follistatin-344' },
]

/** A small catalogue like the product's. */
export const someCatalogue: readonly KnownPeptide[] = rows.map((row, index) => ({
  ...plain,
  id: index + 1,
  description: `What ${row.name} is. Evidence: as far as ${row.name} was studied.`,
  ...row,
}))
