import { CLOTS } from './clot-words.ts'
import { of, type SafetyRow } from './contraindication-row.ts'
import { phrases } from './health-note-words.ts'
import { menopur, ovitrelle, pregnyl, pregnylCare, pregnylChanges } from './primary-labels.ts'
import { KIDNEY_STONES, STONES_IN_KIDNEY } from './stone-words.ts'

const HCG = ['HCG (Chorionic gonadotropin)']
const HMG = ['HMG (Menotropins)']

/** Statements of HCG's labels that several conditions share. */
export const hcgWith = {
  heart: of(
    HCG,
    'warn',
    'The HCG label asks for care with heart disease, since the hormones it raises can make you hold water.',
    pregnylCare,
  ),
  highPressure: of(
    HCG,
    'warn',
    'The UK HCG label asks for close supervision of men with high blood pressure, which it can worsen.',
    pregnyl,
  ),
}

/** Notes that matter for HCG and HMG, besides tumors. */
export const gonadotropinRows: readonly SafetyRow[] = [
  {
    words: phrases(CLOTS),
    meanings: [
      of(
        HCG,
        'leave-out',
        'A label of HCG rules it out while a blood clot is active, and labels of related hormones warn after one in you or your family.',
        ovitrelle,
      ),
      of(
        HMG,
        'warn',
        'The HMG leaflet says that it may raise the risk of a blood clot if you or a relative had one.',
        menopur,
      ),
    ],
  },
  {
    words: phrases(`
      kidney, renal, ckd, esrd, dialysis, hemodialysis, niere, nierenerkrankung, niereninsuffizienz, rinon, rein, insuffisance renale, epilepsy, epileptic,
      seizure, epilepsie, epilepsia, migraine, migrane, migrana, migranas, asthma, asma, asthme
    `),
    butNot: phrases(`kidney bean, ${KIDNEY_STONES}, ${STONES_IN_KIDNEY}`),
    meanings: [
      of(
        HCG,
        'warn',
        'The HCG label asks for care with kidney disease, epilepsy, migraine or asthma, since the hormones it raises can make you hold water.',
        pregnylCare,
      ),
    ],
  },
  {
    words: phrases(`
      thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, graves, graves disease, hashimoto, hashimotos, cushing, cushings, addison, addisons,
      adrenal insufficiency, schilddruse, schilddrusenunterfunktion, schilddrusenuberfunktion, tiroides, hipotiroidismo, hipertiroidismo, thyroide,
      hypothyroidie, hyperthyroidie
    `),
    butNot: phrases('thyroid nodule'),
    meanings: [
      of(
        HCG,
        'warn',
        'The HCG label rules it out while a thyroid or adrenal disorder is uncontrolled.',
        pregnylChanges,
      ),
    ],
  },
  {
    words: phrases('fibroid, fibroid tumor, myoma, leiomyoma, myom, myome, mioma, miomas, fibrome, fibromes'),
    meanings: [
      of(
        HCG,
        'warn',
        'The HCG label rules it out with fibroids of the uterus that stand in the way of a pregnancy.',
        pregnylChanges,
      ),
    ],
  },
]
