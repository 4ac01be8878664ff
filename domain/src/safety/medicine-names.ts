import type { PeptideClass } from '../catalogue/medicines.ts'
import { type Phrases, phrases } from './health-note-words.ts'

/** Insulin names and brands. */
export const INSULINS = `
  insulin, insuline, insulina, insuli, humalog, novolog, novorapid, fiasp, lyumjev, apidra, admelog, lantus, basaglar,
  semglee, rezvoglar, abasaglar, ryzodeg, insuman, myxredlin, merilog, kirsty, velosulin, lispro, aspart, glulisine, glargine, detemir, degludec, toujeo, tresiba, levemir, awiqli, humulin, novolin, insulatard, actrapid, mixtard, protaphane, novomix, humulin r,
  afrezza, soliqua, suliqua, xultophy
`

/** Gliptins. */
export const DPP4_INHIBITORS = `
  dpp 4, dpp 4 inhibitor, dpp 4 hemmer, gliptin, sitagliptin, januvia, zituvio, janumet, saxagliptin, onglyza, kombiglyze, linagliptin,
  tradjenta, trajenta, jentadueto, glyxambi, trijardy, qtern, steglujan, alogliptin, nesina, vipidia, kazano, oseni,
  vildagliptin, galvus, eucreas
`

/** GLP-1 medicines, with brands. */
export const GLP1_NAMES = `
  glp 1, glp 1 agonist, semaglutide, ozempic, wegovy, rybelsus, tirzepatide, mounjaro, zepbound, liraglutide, victoza, saxenda, xultophy,
  dulaglutide, trulicity, exenatide, byetta, bydureon, lixisenatide, adlyxin, soliqua, orforglipron, foundayo, retatrutide, survodutide, mazdutide
`

/** A medicine outside the catalog, and its names. */
export interface OtherMedicine {
  name: string
  mechanisms: readonly PeptideClass[]
  substances: readonly string[]
  words: Phrases
}

const glp1 = (name: string, substance: string, words: string): OtherMedicine => ({
  name,
  mechanisms: ['GLP-1 agonist'],
  substances: [substance],
  words: phrases(words),
})

/** Medicines outside the catalog that matter here. */
export const otherMedicines: readonly OtherMedicine[] = [
  glp1(
    'Semaglutide',
    'Semaglutide',
    'semaglutid, semaglutida, semaglutide, sema, ozempic, wegovy, wegovi, ozempik',
  ),
  glp1(
    'Tirzepatide',
    'Tirzepatide',
    'tirzepatid, tirzepatida, tirzepatide, tirz, mounjaro, zepbound, munjaro',
  ),
  glp1('Liraglutide', 'Liraglutide', 'liraglutid, liraglutida, liraglutide, victoza, saxenda'),
  glp1('Dulaglutide', 'Dulaglutide', 'dulaglutid, dulaglutida, dulaglutide, trulicity'),
  glp1('Retatrutide', 'Retatrutide', 'reta, retatrutid, retatrutida'),
  glp1('Soliqua', 'Lixisenatide', 'soliqua, suliqua'),
  glp1('Xultophy', 'Liraglutide', 'xultophy'),
  glp1('Byetta', 'Exenatide', 'byetta'),
  {
    // Without a brand it may be either form, so no label applies.
    ...glp1('Exenatide', 'Exenatide', 'exenatide, exenatid, exenatida'),
    substances: ['Exenatide', 'Exenatide (extended-release)'],
  },
  glp1('Adlyxin', 'Lixisenatide', 'adlyxin, lyxumia, lixisenatide, lixisenatid, lixisenatida'),
  glp1('Albiglutide', 'Albiglutide', 'albiglutide, tanzeum, eperzan'),
  {
    name: 'Symlin',
    mechanisms: ['Amylin analogue'],
    substances: ['Pramlintide'],
    words: phrases('symlin, symlinpen, pramlintide, pramlintid'),
  },
]
