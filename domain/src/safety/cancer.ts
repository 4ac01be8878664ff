import {
  boneDisease,
  cancer,
  femaleCancer,
  melanoma,
  prostateCancer,
  unexplainedBleeding,
} from './cancer-words.ts'
import { of, type SafetyRow } from './contraindication-row.ts'
import { forteoSafety, menotropin, norditropin, pregnyl, pregnylChanges } from './primary-labels.ts'
import { article } from './primary-sources.ts'
import { stackSources } from './stack-sources.ts'

const CHECKED = '2026-11-26'
const THYMOSINS = ['TB-500', 'Thymosin Beta-4']
const metastasis = article(
  'Thymosin beta-4 in metastasis (Cha et al. 2003)',
  '10.1093/jnci/djg100',
  '2026-11-27',
)
const follistatin = article(
  'Follistatin in tumors, a review (Sosa et al. 2024)',
  '10.3390/biology13020130',
  CHECKED,
)

/** Cancers and bone diseases, with their meaning for peptides. */
export const cancerRows: readonly SafetyRow[] = [
  {
    ...cancer,
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence: 'The somatropin label rules it out with active cancer.',
        source: norditropin,
      },
      {
        classes: ['GHRH analogue', 'Ghrelin mimetic', 'IGF-1 analogue'],
        effect: 'leave-out',
        sentence:
          'The label of tesamorelin, which raises growth hormone and IGF-1, rules it out with active cancer.',
        source: stackSources.egrifta,
      },
      of(
        THYMOSINS,
        'leave-out',
        'In animals, thymosin beta-4 made tumors spread and grow blood vessels, and TB-500 is a part of it.',
        metastasis,
      ),
      of(
        ['Follistatin-344'],
        'leave-out',
        'Follistatin promotes some tumors and restrains others, and nobody knows what an injection does to cancer.',
        follistatin,
      ),
      of(
        ['Teriparatide'],
        'warn',
        'The label of teriparatide says to avoid it once a cancer has reached the bone, so ask first.',
        forteoSafety,
      ),
      of(
        ['HCG (Chorionic gonadotropin)'],
        'warn',
        'The HCG label rules it out with tumors of the prostate, ovary, breast, uterus or pituitary, so ask first.',
        pregnylChanges,
      ),
      of(
        ['HMG (Menotropins)'],
        'warn',
        'The HMG label rules it out with tumors of the ovary, breast or uterus, so ask first.',
        menotropin,
      ),
      of(
        ['BPC-157'],
        'leave-out',
        'It helps new blood vessels form, which tumors need too, and nobody knows what it does to cancer.',
        stackSources.bpc157Vessels,
      ),
    ],
  },
  {
    words: melanoma,
    meanings: [
      of(
        ['Melanotan II'],
        'leave-out',
        'Doctors reported a melanoma after a few weeks of melanotan II, and nobody knows what it does to moles and melanoma.',
        article('Melanoma after melanotan II (Hjuler and Lorentzen 2014)', '10.1159/000356389', CHECKED),
      ),
    ],
  },
  {
    words: prostateCancer,
    meanings: [
      of(
        ['HCG (Chorionic gonadotropin)'],
        'leave-out',
        'The HCG label rules it out with prostate cancer.',
        pregnyl,
      ),
    ],
  },
  {
    words: femaleCancer,
    meanings: [
      of(
        ['HMG (Menotropins)'],
        'leave-out',
        'The HMG label rules it out with tumors of the ovary, breast or uterus, and with ovarian cysts.',
        menotropin,
      ),
      of(
        ['HCG (Chorionic gonadotropin)'],
        'warn',
        'The HCG label rules it out with tumors of the ovary, breast or uterus.',
        pregnylChanges,
      ),
    ],
  },
  {
    words: unexplainedBleeding,
    meanings: [
      of(
        ['HMG (Menotropins)'],
        'leave-out',
        'The HMG label rules it out with unexplained vaginal bleeding.',
        menotropin,
      ),
    ],
  },
  {
    words: boneDisease,
    meanings: [
      of(
        ['Teriparatide'],
        'leave-out',
        'The label of teriparatide says to avoid it with Paget’s disease, bone metastases or bones that were irradiated.',
        forteoSafety,
      ),
    ],
  },
]
