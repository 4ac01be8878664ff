import type { CheckedSource } from '../catalogue/medicines.ts'
import { article, dailyMed, fdaOnCompounding, page, pubMed, wilsonDisease } from './primary-sources.ts'

const wegovy = dailyMed('Wegovy')
const zepbound = dailyMed('Zepbound')
const egrifta = dailyMed('Egrifta')
const kneePain = pubMed(
  'BPC-157 injections for knee pain, 16 people (Lee and Padgett 2021)',
  34_324_435,
  '2026-11-22',
)
const copperPeptide = article(
  'GHK-Cu, a review (Pickart and Margolina 2018)',
  '10.3390/ijms19071987',
  '2026-11-28',
)
const thymosinAlpha = article(
  'Thymosin alpha 1, a review (Dominari et al. 2020)',
  '10.5501/wjv.v9.i5.67',
  '2026-11-28',
)

/** The stack builder's sources: labels, regulators, registries and journals. */
export const stackSources = {
  wegovyContraindications: wegovy,
  wegovySafety: wegovy,
  wegovyWhoShouldNot: wegovy,
  mounjaroUse: dailyMed('Mounjaro'),
  wegovyDose: wegovy,
  zepboundSafety: zepbound,
  zepboundWarnings: zepbound,
  zepboundUse: page('Zepbound label', 'https://uspl.lilly.com/zepbound/zepbound.html?s=pi', '2026-11-26'),
  zepboundDose: zepbound,
  lillyOnGastroparesis: page(
    'Lilly on gastroparesis',
    'https://medical.lilly.com/us/products/answers/can-zepbound-tirzepatide-be-used-in-patients-with-gastroparesis-209515',
    '2026-11-22',
  ),
  eatingDisorders: page(
    'GLP-1 medicines and eating disorders (Dalle Grave 2024)',
    'https://onlineijedo.positivepress.net/articoli/10.32044/ijedo202402/',
    '2026-11-26',
  ),
  retatrutideDose: article(
    'Retatrutide for obesity, phase 2 (Jastreboff et al. 2023)',
    '10.1056/NEJMoa2301972',
    '2026-11-27',
  ),
  egrifta,
  egriftaUse: egrifta,
  egriftaDose: dailyMed('Egrifta WR'),
  bpc157Risks: fdaOnCompounding,
  bpc157Vessels: pubMed('BPC 157 and blood vessels, a review of 2014', 23_782_145, '2026-11-27'),
  bpc157Evidence: kneePain,
  copperPeptide,
  copperPeptideRisks: wilsonDisease,
  argireline: article(
    'Argireline against placebo in 60 people (Wang et al. 2013)',
    '10.1007/s40257-013-0009-9',
    '2026-11-22',
  ),
  zadaxin: thymosinAlpha,
  thymosinAlphaUse: thymosinAlpha,
  thymosinAlphaDose: thymosinAlpha,
  classesTogether: wegovy,
} satisfies Record<string, CheckedSource>
