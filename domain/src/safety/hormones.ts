import { GH_RELEASERS, of, type SafetyRow } from './contraindication-row.ts'
import { phrases } from './health-note-words.ts'
import { forsteoStones, forteoSafety, menotropin, norditropin } from './primary-labels.ts'
import { dailyMed } from './primary-sources.ts'
import { RETINOPATHY } from './retinopathy-words.ts'
import { stackSources } from './stack-sources.ts'
import { KIDNEY_STONES, STONES_IN_KIDNEY } from './stone-words.ts'

/** Notes on glands, blood sugar and illness, with their meaning for hormones and secretagogues. */
export const hormoneRows: readonly SafetyRow[] = [
  {
    words: phrases(`
      addison, addisons, adrenal, adrenal insufficiency, hypoadrenalism, hydrocortisone, hydrocortison, cortef, cortisone, fludrocortisone,
      nebennierenschwache, nebenniereninsuffizienz, insuficiencia suprarrenal, insuffisance surrenale
    `),
    butNot: phrases('adrenal fatigue'),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'warn',
        sentence:
          'The label of Sogroya, a growth hormone, warns of low cortisol, so ask whether your steroid dose must change.',
        source: dailyMed('Sogroya', '2026-11-27'),
      },
    ],
  },
  {
    words: phrases(`
      hyperparathyroidism, hypercalcemia, hypercalcaemia, high calcium, elevated calcium, overactive parathyroid, nebenschilddrusenuberfunktion,
      hiperparatiroidismo, hiperparatiroidismo primario, hyperparathyroidie
    `),
    meanings: [
      of(
        ['Teriparatide'],
        'leave-out',
        'The label of teriparatide says to avoid it with high calcium, such as from overactive parathyroid glands.',
        forteoSafety,
      ),
    ],
  },
  {
    words: phrases(`${KIDNEY_STONES}, ${STONES_IN_KIDNEY}`),
    meanings: [
      of(
        ['Teriparatide'],
        'warn',
        'The maker asks for care with active or recent kidney stones, since teriparatide may worsen them.',
        forsteoStones,
      ),
    ],
  },
  {
    words: phrases(`
      pituitary, hypopituitarism, hypophysectomy, pituitary tumor, pituitary tumour, pituitary adenoma, prolactinoma, acromegaly,
      craniopharyngioma, head irradiation, brain irradiation, head radiation, brain radiation, cranial irradiation, cranial radiation, radiation to the head, radiation to my head, head trauma, hypophyse, hypophysenadenom, hipofisis, adenoma hipofisario, hypophysaire
    `),
    meanings: [
      {
        classes: GH_RELEASERS,
        effect: 'leave-out',
        sentence: 'The tesamorelin label rules it out after pituitary damage, surgery or radiation.',
        source: stackSources.egrifta,
      },
      of(
        ['HMG (Menotropins)'],
        'leave-out',
        'The HMG label rules it out with tumors of the pituitary or hypothalamus.',
        menotropin,
      ),
    ],
  },
  {
    words: RETINOPATHY,
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence: 'The somatropin label rules it out with proliferative or severe diabetic retinopathy.',
        source: norditropin,
      },
    ],
  },
  {
    words: phrases('prader willi, pws, praderwilli'),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence:
          'The somatropin label rules it out in children with Prader-Willi syndrome and severe obesity or trouble breathing, such as sleep apnea.',
        source: norditropin,
      },
    ],
  },
  {
    words: phrases(`
      critical illness, critically ill, acute illness, acute critical illness, intensive care, icu, respiratory failure, sepsis,
      open heart surgery, abdominal surgery, multiple trauma, intensivstation, cuidados intensivos, reanimation
    `),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence:
          'The somatropin label rules it out in acute critical illness, after open heart or abdominal surgery, or major injury.',
        source: norditropin,
      },
    ],
  },
  {
    words: phrases(`
      diabetes, diabetic, prediabetes, pre diabetes, glucose intolerance, high blood sugar, insulin resistance, diabetico, diabetica,
      diabete, diabetique, zuckerkrank, zuckerkrankheit, diabetiker, diabetikerin
    `),
    meanings: [
      {
        classes: GH_RELEASERS,
        effect: 'warn',
        sentence: 'It can raise blood sugar, so the label says to check it before and during treatment.',
        source: stackSources.egrifta,
      },
    ],
  },
]
