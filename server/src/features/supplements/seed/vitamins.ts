import type { SupplementSeed } from './supplement-seed.ts'

export const vitamins: readonly SupplementSeed[] = [
  {
    name: 'Vitamin D3',
    category: 'vitamin',
    description:
      'Cholecalciferol, the form of vitamin D that skin makes in sunlight. Few foods contain it: oily fish, egg yolk and fortified milk. 1 mcg is 40 IU.',
    dosageAmount: 600,
    dosageUnit: 'IU',
    recommendedUse:
      'Adults need 600 IU (15 mcg) a day up to age 70 and 800 IU (20 mcg) from 71 on, from food, sun and supplements together. Upper limit 4,000 IU (100 mcg) a day. Absorbed best with a meal that contains some fat.',
    benefits:
      'Needed to absorb calcium and to keep bones and muscles working. It corrects a deficiency; in people who have enough, large trials found no clear benefit for heart, cancer or weight.',
    sideEffects:
      'Too much over time raises calcium in the blood, with nausea, thirst, confusion and kidney stones. Thiazide diuretics and some heart medicines need care.',
  },
  {
    name: 'Vitamin B12',
    category: 'vitamin',
    description:
      'Cobalamin, found in meat, fish, eggs and dairy. Sold as cyanocobalamin or methylcobalamin; neither has been shown to work better.',
    dosageAmount: 2.4,
    dosageUnit: 'mcg',
    recommendedUse:
      'Adults need 2.4 mcg a day. Supplements often hold 500 to 1,000 mcg, because only about 2% of such doses is absorbed. No upper limit has been set.',
    benefits:
      'Needed for blood cells and nerves. It corrects a deficiency, which is more common past 50, on a vegan diet, after stomach surgery and with metformin; it gives no extra energy to people who have enough.',
    sideEffects: 'None known from food or supplements in healthy people.',
  },
  {
    name: 'Vitamin C',
    category: 'vitamin',
    description: 'Ascorbic acid, found in fruit and vegetables, above all in citrus, berries and peppers.',
    dosageAmount: 90,
    dosageUnit: 'mg',
    recommendedUse: 'Men need 90 mg and women 75 mg a day, smokers 35 mg more. Upper limit 2,000 mg a day.',
    benefits:
      'Needed to make collagen, to heal wounds and to absorb iron from plants. Regular use shortens colds slightly; it does not prevent them in most people.',
    sideEffects:
      'Large doses can cause diarrhea, nausea and cramps, and may add to kidney stones. It raises iron uptake, which matters in hemochromatosis.',
  },
  {
    name: 'Folic Acid',
    category: 'vitamin',
    description:
      'The form of folate in supplements and fortified flour; folate itself is in greens, beans and liver.',
    dosageAmount: 400,
    dosageUnit: 'mcg',
    recommendedUse:
      'Everyone who could become pregnant is advised to take 400 mcg a day from supplements or fortified food. Upper limit 1,000 mcg a day from supplements.',
    benefits: 'Taken before and early in pregnancy it lowers the risk of defects of the brain and spine.',
    sideEffects:
      'High doses can hide a B12 deficiency while it damages nerves. It interacts with methotrexate and some epilepsy medicines.',
  },
  {
    name: 'Vitamin B1 (Thiamin)',
    category: 'vitamin',
    description:
      'A B vitamin from whole grains, pork and beans, of which the body stores enough for only a few weeks.',
    dosageAmount: 1.2,
    dosageUnit: 'mg',
    recommendedUse: 'Men need 1.2 mg and women 1.1 mg a day. No upper limit has been set.',
    benefits:
      'Needed to turn food into energy. Eating very little or vomiting for weeks, as can happen when a GLP-1 dose rises, can use up the store; lasting vomiting calls for a doctor, not only for a supplement.',
    sideEffects: 'None known at usual amounts.',
  },
  {
    name: 'Vitamin B Complex',
    category: 'vitamin',
    description: 'The eight B vitamins in one tablet; how much of each differs widely between products.',
    dosageAmount: 1,
    dosageUnit: 'tablets',
    recommendedUse:
      'One a day of a product near 100% of the daily values. The upper limit of vitamin B6 is 100 mg a day.',
    benefits:
      'Fills gaps where little is eaten. No benefit is shown for people whose diet already covers them.',
    sideEffects:
      'Vitamin B6 in high doses over months can damage nerves; niacin in high doses causes flushing. Urine may turn bright yellow, which is harmless.',
  },
  {
    name: 'Biotin',
    category: 'vitamin',
    description: 'Vitamin B7, found in eggs, liver, nuts and seeds. Deficiency is rare.',
    dosageAmount: 30,
    dosageUnit: 'mcg',
    recommendedUse:
      'An adequate intake for adults is 30 mcg a day. No upper limit has been set. Stop it before blood tests as the laboratory advises.',
    benefits:
      'Corrects the rare deficiency. Despite its fame it has not been shown to stop the hair loss that can follow quick weight loss.',
    sideEffects:
      'It falsifies some blood tests, among them those of the thyroid and of heart damage: tell whoever takes the blood.',
  },
  {
    name: 'Vitamin K2',
    category: 'vitamin',
    description:
      'Menaquinone, a form of vitamin K from fermented foods and cheese; K1 is in green vegetables.',
    dosageAmount: 90,
    dosageUnit: 'mcg',
    recommendedUse:
      'An adequate intake of vitamin K in all forms is 120 mcg a day for men and 90 mcg for women. No upper limit has been set.',
    benefits:
      'Vitamin K is needed for blood clotting and bone. Trials of K2 for bones and arteries gave mixed results.',
    sideEffects:
      'It works against warfarin and similar blood thinners: never start or stop it without asking.',
  },
  {
    name: 'Multivitamin',
    category: 'vitamin',
    description: 'Many vitamins and minerals in one tablet; there is no standard for what it contains.',
    dosageAmount: 1,
    dosageUnit: 'tablets',
    recommendedUse:
      'One a day of a product near 100% of the daily values, without iron for men and after menopause unless advised. What it contains counts towards every upper limit.',
    benefits:
      'Fills gaps for people who eat little, as on GLP-1 medicines. In people who eat well large trials found little or no effect on lasting diseases.',
    sideEffects:
      'Nausea on an empty stomach. Vitamin K in it works against warfarin; high doses of vitamin A harm an unborn child.',
  },
]
