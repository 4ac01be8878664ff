import { phrases } from '../safety/health-note-words.ts'
import { KIDNEY_STONES } from '../safety/stone-words.ts'
import type { CautionRow } from './caution-row.ts'
import { sources } from './sources.ts'

/** After it the body needs less iron. */
export const menopause: CautionRow = {
  words: phrases('postmenopausal, postmenopause, post menopausal, post menopause, menopause, menopausal'),
  butNot: phrases('pre menopause, pre menopausal, peri menopause, peri menopausal, before menopause'),
  meanings: [
    {
      about: ['Iron'],
      effect: 'leave-out',
      sentence:
        'From about 50, after menopause, women need less iron, 8 mg a day: take extra only if a test shows that you lack it.',
      source: sources.menopause,
    },
    {
      about: ['Multivitamin'],
      sentence:
        'From about 50, after menopause, women need less iron, 8 mg a day: choose one without it unless a test shows that you lack it.',
      source: sources.menopause,
    },
  ],
}

/** Conditions and states that people note, and what their sources say they mean for vitamins. */
export const conditionRows: readonly CautionRow[] = [
  {
    words: phrases(`
      kidney, renal, nephropathy, nephritis, glomerulonephritis, nephrotic, nephrosis, ckd, esrd, eskd,
      dialysis, hemodialysis, haemodialysis, low egfr, reduced egfr
    `),
    butNot: phrases(`kidney bean, ${KIDNEY_STONES}`),
    meanings: [
      {
        about: ['Magnesium'],
        sentence:
          'In severe kidney failure magnesium supplements can raise blood magnesium dangerously: ask first how much is right for you.',
        source: sources.magnesiumInKidneyDisease,
      },
      {
        about: ['Calcium', 'Vitamin D3', 'Vitamin C', 'Multivitamin'],
        sentence:
          'With kidney disease some vitamins and minerals can build up: ask first how much is right for you.',
        source: sources.kidneyDisease,
      },
    ],
  },
  {
    words: phrases(KIDNEY_STONES),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3', 'Vitamin C'],
        sentence: 'Some supplements can help kidney stones to form in some people: ask before you take it.',
        source: sources.kidneyStones,
      },
    ],
  },
  {
    words: phrases('parathyroid, para thyroid, hyperparathyroid, hyperparathyroidism, parathyroidectomy'),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence:
          'The parathyroids govern the calcium in your blood, and overactive ones raise it: ask before you take it.',
        source: sources.hyperparathyroidism,
      },
    ],
  },
  {
    words: phrases('hypercalcemia, hypercalcaemia, high calcium, sarcoid, sarcoidosis'),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence: 'It can add to the calcium in your blood: have your levels looked at before you take it.',
        source: sources.sarcoidosis,
      },
    ],
  },
  {
    words: phrases('hemochromatosis, haemochromatosis, iron overload, hemosiderosis, haemosiderosis'),
    meanings: [
      {
        about: ['Iron'],
        effect: 'leave-out',
        sentence: 'People who store too much iron are told to avoid iron supplements.',
        source: sources.hemochromatosis,
      },
      {
        about: ['Vitamin C'],
        effect: 'leave-out',
        sentence:
          'Vitamin C helps the body take up iron: people who store too much are told to avoid supplements of it.',
        source: sources.hemochromatosis,
      },
      {
        about: ['Multivitamin'],
        sentence:
          'People who store too much iron are told to avoid multivitamins with iron: choose one without.',
        source: sources.hemochromatosis,
      },
    ],
  },
  {
    words: phrases('thalassemia, thalassaemia'),
    meanings: [
      {
        about: ['Iron'],
        effect: 'leave-out',
        sentence:
          'In thalassemia iron supplements can do harm; they suit only some of its types, as a clinician decides.',
        source: sources.thalassemia,
      },
      {
        about: ['Multivitamin'],
        sentence: 'In thalassemia iron can do harm: ask first, and choose one without iron.',
        source: sources.thalassemia,
      },
    ],
  },
  menopause,
  {
    words: phrases(`
      iron deficiency, iron deficiency anemia, iron deficiency anaemia, iron deficient, low iron,
      low ferritin, eisenmangel
    `),
    meanings: [
      {
        about: ['Iron'],
        effect: 'name',
        sentence:
          'Iron deficiency with anemia is found by blood tests and treated with iron: ask how much to take.',
        source: sources.ironDeficiency,
      },
    ],
  },
  {
    words: phrases(`
      b 12 deficiency, b 12 deficient, low b 12, cobalamin deficiency, b 12 mangel, pernicious anemia,
      pernicious anaemia
    `),
    meanings: [
      {
        about: ['Vitamin B12'],
        effect: 'name',
        sentence:
          'A known B12 deficiency is treated with injections or high doses, not with the daily amount: ask which you need.',
        source: sources.vitaminB12Deficiency,
      },
      {
        about: ['Folic Acid'],
        sentence:
          'High doses of folic acid made nerve damage worse in people with pernicious anemia: have the B12 deficiency treated first.',
        source: sources.folateAndVitaminB12,
      },
    ],
  },
  {
    words: phrases('hysterectomy, histerectomia, hysterectomie, hysterektomie, uterus removed'),
    meanings: [
      {
        about: ['Iron'],
        effect: 'leave-out',
        sentence:
          'After a hysterectomy you have no periods that cost iron: take extra only if a test shows that you lack it.',
        source: sources.hysterectomy,
      },
      {
        about: ['Folic Acid'],
        effect: 'leave-out',
        sentence:
          'It is advised to people who could become pregnant, which is ruled out after a hysterectomy.',
        source: sources.hysterectomy,
      },
    ],
  },
  {
    words: phrases('wilson disease, wilsons disease, hepatolenticular degeneration'),
    meanings: [
      {
        about: ['Multivitamin'],
        sentence:
          'In Wilson disease copper stays in the body: ask first, read what it contains, and choose one without copper.',
        source: sources.wilson,
      },
      {
        about: ['Zinc'],
        sentence:
          'Zinc is one of the treatments of Wilson disease, in amounts of its own: ask before you add any.',
        source: sources.wilson,
      },
    ],
  },
  {
    words: phrases(`
      gastric bypass, gastric by pass, stomach bypass, roux en y, rygb, vsg, gastric sleeve,
      sleeve surgery, bariatric, duodenal switch, gastrectomy, gastric band, lap band, weight loss surgery
    `),
    meanings: [
      {
        about: ['Multivitamin', 'Vitamin B12', 'Calcium', 'Vitamin D3', 'Iron', 'Folic Acid', 'Zinc'],
        sentence:
          'After weight-loss surgery guidelines set amounts of their own: follow those your surgical team gave you.',
        source: sources.bariatric,
      },
    ],
  },
  {
    words: phrases('celiac, coeliac, celiac sprue'),
    butNot: phrases('celiac artery, coeliac artery, celiac plexus, coeliac plexus'),
    meanings: [
      {
        about: [
          'Vitamin B12',
          'Iron',
          'Folic Acid',
          'Vitamin D3',
          'Zinc',
          'Calcium',
          'Magnesium',
          'Multivitamin',
        ],
        sentence:
          'In celiac disease too little may be taken up, also on a gluten-free diet: a blood test shows how much you need.',
        source: sources.celiac,
      },
    ],
  },
  {
    words: phrases('crohn, inflammatory bowel disease'),
    meanings: [
      {
        about: [
          'Vitamin B12',
          'Iron',
          'Folic Acid',
          'Vitamin D3',
          'Zinc',
          'Calcium',
          'Magnesium',
          'Multivitamin',
        ],
        sentence: 'In Crohn’s disease too little may be taken up: ask first how much you need.',
        source: sources.crohn,
      },
    ],
  },
]
