import { dailyMed, page } from '../safety/primary-sources.ts'
import type { LibraryAnswer } from './library-answer.ts'

const wegovy = dailyMed('Wegovy')
const zepbound = dailyMed('Zepbound')
const ozempic = dailyMed('Ozempic')
const bacteriostaticWater = dailyMed('Bacteriostatic Water')

/** Answers about injecting and storing, in page order. */
export const injectionAnswers: readonly LibraryAnswer[] = [
  {
    id: 'air-bubbles',
    title: 'Air bubbles in the syringe',
    askedBy: 'bubble bubbles',
    context: 'air pen vial draw drew drawing injected tap flick push out',
    points: [
      {
        text: 'Point the needle up and tap the syringe so bubbles rise. Push them out, then check your dose.',
        source: page(
          'MedlinePlus, Subcutaneous injections',
          'https://medlineplus.gov/ency/patientinstructions/000430.htm',
        ),
      },
      {
        text: 'A bubble takes up room, so your dose may fall short. No primary source found for harm from a small one under the skin.',
      },
    ],
  },
  {
    id: 'blood-after-injecting',
    title: 'Blood after injecting',
    askedBy: 'blood bleed bleeding bled bruise bruised vein',
    context: 'drop injection injecting shot came out hit skin spot pulled',
    points: [
      { text: 'Press lightly with gauze or a cotton ball. Don’t rub.', source: zepbound },
      {
        text: 'No primary source found for medicine lost with a drop of blood. Don’t take a second dose for it.',
      },
    ],
  },
  {
    id: 'needle-stick',
    title: 'Needle sticks',
    askedBy: 'needlestick stick stuck pricked poked stabbed',
    context: 'needle someone else used accidentally finger sharps',
    points: [
      {
        text: 'Wash the spot with soap and water. See a doctor at once if someone else had used the needle.',
        source: page('CDC, Needlestick injuries', 'https://stacks.cdc.gov/view/cdc/11732', '2026-11-26'),
      },
      {
        text: 'Don’t recap needles. Drop them into a sharps container right after use.',
        source: page(
          'CDC, Needlestick injuries are preventable',
          'https://www.cdc.gov/niosh/newsroom/feature/needlestick_disposal.html',
          '2026-11-26',
        ),
      },
    ],
  },
  {
    id: 'sharing-pens',
    title: 'Sharing pens or needles',
    askedBy: 'share sharing shared borrow lend lent',
    context:
      'husband wife partner friend sister brother mother mom father dad daughter son roommate same pen pens syringe vial together reuse',
    points: [
      {
        text: 'Never share a pen, even with a new needle. It can pass on HIV and hepatitis.',
        source: ozempic,
      },
    ],
  },
  {
    id: 'frozen-or-warm-pens',
    title: 'Frozen or warm pens',
    askedBy: 'freeze freezer froze frozen heat hot warm sun unrefrigerated temperature',
    context: 'car left out overnight room mailbox shipping ice',
    points: [
      { text: 'Throw away a pen that has been frozen, even after it thaws.', source: ozempic },
      { text: 'You can keep Wegovy at 46–86 °F (8–30 °C) for up to 28 days.', source: wegovy },
      { text: 'You can keep Zepbound at up to 86 °F (30 °C) for up to 21 days.', source: zepbound },
    ],
  },
  {
    id: 'water',
    title: 'Tap, sterile or bacteriostatic water',
    askedBy: 'tap bottled distilled saline boiled bac',
    context: 'water kind instead difference use mix',
    points: [
      {
        text: 'Never use tap, bottled or boiled water. Only sterile water made for injection goes into a vial.',
        source: dailyMed('Sterile Water for Injection', null),
      },
      {
        text: 'Sterile water has no preservative. Use it once, then throw the rest away.',
        source: dailyMed('Sterile Water for Injection', '2026-11-28'),
      },
      {
        text: 'Bacteriostatic water contains 0.9% benzyl alcohol, so you can draw from it more than once. It isn’t for newborns.',
        source: bacteriostaticWater,
      },
    ],
  },
  {
    id: 'benzyl-alcohol-allergy',
    title: 'Benzyl alcohol allergy',
    askedBy: 'benzyl preservative allergic allergy rash',
    context: 'reaction sensitivity bacteriostatic bac water itching hives',
    points: [
      {
        text: 'Bacteriostatic water contains benzyl alcohol. Don’t use it if you’re allergic to benzyl alcohol.',
        source: bacteriostaticWater,
      },
      {
        text: 'Don’t use a medicine if you’re allergic to anything in it. Ask your pharmacist for a liquid without benzyl alcohol.',
        source: wegovy,
      },
    ],
  },
  {
    id: 'where-to-inject',
    title: 'Where to inject',
    askedBy: 'site sites rotate rotating rotation belly abdomen thigh arm buttock spot location',
    context: 'inject injecting injection shot best',
    points: [
      { text: 'Inject Ozempic under the skin of your belly, thigh or upper arm.', source: ozempic },
      { text: 'Change the spot with each injection, even within one area.', source: ozempic },
      { text: 'Research peptides have no label. No primary source found for the best spot.' },
    ],
  },
  {
    id: 'two-in-one-syringe',
    title: 'Two medicines in one syringe',
    askedBy: 'combine combining mixing blend two both',
    context: 'mix same one syringe peptide peptides insulin together draw',
    points: [
      {
        text: 'Never mix Ozempic and insulin. Inject them separately, in spots that don’t touch.',
        source: ozempic,
      },
      { text: 'No primary source found that calls any two peptides safe in one syringe.' },
    ],
  },
]
