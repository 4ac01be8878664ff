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
        'After menopause, from about 50, women need only 8 mg of iron a day. Take extra only if a test shows you need it.',
      source: sources.menopause,
    },
    {
      about: ['Multivitamin'],
      sentence:
        'After menopause, from about 50, women need only 8 mg of iron a day. Choose one without iron unless a test shows you need it.',
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
          'In severe kidney failure, magnesium supplements can raise blood magnesium dangerously. Ask first how much is right for you.',
        source: sources.magnesiumInKidneyDisease,
      },
      {
        about: ['Vitamin D3', 'Vitamin C', 'Multivitamin'],
        sentence:
          'With kidney disease, high doses of some vitamins can do harm. Ask first how much is right for you.',
        source: sources.kidneyDisease,
      },
      {
        about: ['Calcium'],
        sentence:
          'With kidney disease, calcium supplements can leave calcium in your blood vessels. Ask first how much is right for you.',
        source: sources.calciumInKidneyDisease,
      },
    ],
  },
  {
    words: phrases(KIDNEY_STONES),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence:
          'In a large trial, calcium with vitamin D led to more kidney stones. Ask before you take it.',
        source: sources.kidneyStones,
      },
      {
        about: ['Vitamin C'],
        sentence: 'In a large study, men who took vitamin C had more kidney stones. Ask before you take it.',
        source: sources.vitaminCAndStones,
      },
    ],
  },
  {
    words: phrases('parathyroid, para thyroid, hyperparathyroid, hyperparathyroidism, parathyroidectomy'),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence: 'Overactive parathyroid glands raise the calcium in your blood. Ask before you take it.',
        source: sources.hyperparathyroidism,
      },
    ],
  },
  {
    words: phrases('hypercalcemia, hypercalcaemia, high calcium, sarcoid, sarcoidosis'),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence: 'It can raise the calcium in your blood. Have your levels checked before you take it.',
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
        sentence: 'If you store too much iron, avoid iron supplements.',
        source: sources.hemochromatosis,
      },
      {
        about: ['Vitamin C'],
        effect: 'leave-out',
        sentence:
          'Vitamin C changes how your body uses iron. If you store too much iron, avoid vitamin C supplements.',
        source: sources.vitaminCAndIron,
      },
      {
        about: ['Multivitamin'],
        sentence: 'If you store too much iron, choose a multivitamin without iron.',
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
          'With thalassemia, iron can build up and harm your heart. Ask your doctor before you take any.',
        source: sources.thalassemia,
      },
      {
        about: ['Multivitamin'],
        sentence: 'With thalassemia, iron can build up. Ask first, and choose one without iron.',
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
        sentence: 'Blood tests find iron-deficiency anemia, and iron treats it. Ask how much to take.',
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
          'Injections or high doses treat a B12 deficiency. The daily amount isn’t enough, so ask which you need.',
        source: sources.vitaminB12Deficiency,
      },
      {
        about: ['Folic Acid'],
        sentence:
          'High doses of folic acid made nerve damage worse in people with pernicious anemia. Treat the B12 deficiency first.',
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
          'After a hysterectomy, you no longer lose iron through periods. Take extra only if a test shows you need it.',
        source: sources.hysterectomy,
      },
      {
        about: ['Folic Acid'],
        effect: 'leave-out',
        sentence: 'It is for people who could become pregnant, which can’t happen after a hysterectomy.',
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
          'In Wilson disease, copper builds up in your body. Ask first, read the label, and choose one without copper.',
        source: sources.wilson,
      },
      {
        about: ['Zinc'],
        sentence: 'Zinc treats Wilson disease, in its own doses. Ask before you add any.',
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
        sentence: 'Guidelines set other amounts after weight-loss surgery. Follow your surgical team’s.',
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
          'With celiac disease you may absorb too little, even on a gluten-free diet. A blood test shows how much you need.',
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
        sentence: 'With Crohn’s disease you may absorb too little. Ask first how much you need.',
        source: sources.crohn,
      },
    ],
  },
]
