import type { SupplementSeed } from './supplement-seed.ts'

export const minerals: readonly SupplementSeed[] = [
  {
    name: 'Magnesium',
    category: 'mineral',
    description:
      'A mineral from nuts, seeds, whole grains and greens, sold as citrate, glycinate, oxide and others. Labels should give the magnesium itself, not the compound.',
    dosageAmount: 200,
    dosageUnit: 'mg',
    recommendedUse:
      'Men need 400 to 420 mg and women 310 to 320 mg a day, most of it from food. Upper limit from supplements and medicines 350 mg a day.',
    benefits:
      'Needed for muscles, nerves and bones. Some forms ease constipation. Evidence for sleep and cramps is weak.',
    sideEffects:
      'Diarrhea, nausea and cramps, mostly from oxide. Dangerous in kidney failure. Keep it apart from antibiotics and osteoporosis tablets by some hours.',
  },
  {
    name: 'Zinc',
    category: 'mineral',
    description:
      'A mineral from oysters, meat, beans and nuts, sold as gluconate, picolinate, citrate and others.',
    dosageAmount: 11,
    dosageUnit: 'mg',
    recommendedUse: 'Men need 11 mg and women 8 mg a day. Upper limit 40 mg a day.',
    benefits:
      'Needed for the immune system, wound healing and growth. It corrects a deficiency; lozenges may shorten a cold.',
    sideEffects:
      'Nausea, and with 50 mg or more a day for weeks a lack of copper. Keep it apart from some antibiotics.',
  },
  {
    name: 'Calcium',
    category: 'mineral',
    description:
      'The mineral of bones, from dairy, fortified drinks and greens. Carbonate is taken with food, citrate at any time.',
    dosageAmount: 500,
    dosageUnit: 'mg',
    recommendedUse:
      'Adults need 1,000 mg a day from food and supplements together; women from 51 and everyone from 71 on need 1,200 mg. Upper limit 2,500 mg, from 51 on 2,000 mg. Absorbed best in portions of 500 mg or less.',
    benefits:
      'Needed for bones, muscles and nerves. Supplements help where food falls short; whether they prevent fractures is unclear.',
    sideEffects:
      'Constipation, bloating, and with supplements a higher risk of kidney stones. Keep it apart from levothyroxine, iron and some antibiotics.',
  },
  {
    name: 'Iron',
    category: 'mineral',
    description:
      'A mineral from meat, beans and fortified cereals, sold as ferrous sulfate, gluconate, fumarate and others.',
    dosageAmount: 18,
    dosageUnit: 'mg',
    recommendedUse:
      'Women up to 50 need 18 mg a day, everyone else 8 mg, food included. Upper limit 45 mg a day unless prescribed. Take it as a supplement only when a blood test shows a need.',
    benefits: 'Needed to carry oxygen. It corrects iron deficiency and the tiredness that comes of it.',
    sideEffects:
      'Constipation, nausea and dark stools. Keep it away from children: an overdose can kill. Not for people with hemochromatosis.',
  },
  {
    name: 'Selenium',
    category: 'mineral',
    description: 'A trace mineral from Brazil nuts, fish, meat and grains.',
    dosageAmount: 55,
    dosageUnit: 'mcg',
    recommendedUse: 'Adults need 55 mcg a day. Upper limit 400 mcg a day.',
    benefits: 'Needed by the thyroid and for protection of cells. Most people get enough from food.',
    sideEffects:
      'Too much causes brittle nails, hair loss and a garlic smell of the breath; a single Brazil nut holds 70 to 90 mcg.',
  },
  {
    name: 'Copper',
    category: 'mineral',
    description: 'A trace mineral from shellfish, nuts, seeds and whole grains.',
    dosageAmount: 900,
    dosageUnit: 'mcg',
    recommendedUse: 'Adults need 900 mcg a day. Upper limit 10,000 mcg (10 mg) a day.',
    benefits:
      'Needed for blood, nerves and connective tissue. A lack is rare and mostly comes of high doses of zinc or of stomach surgery.',
    sideEffects: 'Nausea and cramps; too much harms the liver. Not for people with Wilson disease.',
  },
]
