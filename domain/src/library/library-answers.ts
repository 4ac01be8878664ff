import type { Source } from '../catalogue/medicines.ts'
import { dailyMed, fdaOnCompounding, page } from '../safety/primary-sources.ts'

/** A sentence or two of an answer with their sources; without a source they say that we found none. */
export interface AnswerPoint {
  text: string
  source?: Source
}

/** A common question, answered in a few sentences from primary sources. */
export interface LibraryAnswer {
  /** its fragment in addresses: '/ai-assistant#air-bubbles' */
  id: string
  title: string
  /** synonyms of its topic, for searching */
  askedBy: string
  /** words that often occur in its questions but don't name its topic */
  context?: string
  points: readonly AnswerPoint[]
}

const wegovy = dailyMed('Wegovy')
const zepbound = dailyMed('Zepbound')
const ozempic = dailyMed('Ozempic')
const bacteriostaticWater = dailyMed('Bacteriostatic Water')
const lowSugar = page(
  'CDC, Treatment of low blood sugar',
  'https://www.cdc.gov/diabetes/treatment/treatment-low-blood-sugar-hypoglycemia.html',
)
const travelKit = page(
  'CDC Yellow Book, Travel health kits',
  'https://wwwnc.cdc.gov/travel/yellowbook/2024/preparing/travel-health-kits',
  '2026-11-27',
)
const noGlp1Together = page(
  'Zepbound label',
  'https://uspl.lilly.com/zepbound/zepbound.html?s=pi',
  '2026-11-26',
)

/** The answers in page order. */
export const libraryAnswers: readonly LibraryAnswer[] = [
  {
    id: 'while-pregnant',
    title: 'While pregnant or breastfeeding',
    askedBy:
      'pregnancy pregnent pregnat preggo expecting conceive conceiving ttc baby nursing breastfeed breastfeeding',
    context:
      'semaglutide ozempic wegovy tirzepatide mounjaro zepbound glp1 liraglutide saxenda retatrutide bpc157 peptide safe take',
    points: [
      {
        text: 'Don’t use a GLP-1 medicine for weight loss while pregnant. Stop Wegovy at least 2 months before a planned pregnancy.',
        source: wegovy,
      },
      { text: 'Losing weight has no benefit in pregnancy and may harm the baby.', source: zepbound },
      {
        text: 'Birth control pills may work less well for 4 weeks after you start or raise tirzepatide. Ask about another method.',
        source: zepbound,
      },
      {
        text: 'The FDA doesn’t know whether research peptides such as BPC-157 harm people.',
        source: fdaOnCompounding,
      },
    ],
  },
  {
    id: 'low-sugar',
    title: 'Low blood sugar',
    askedBy: 'hypo hypoglycemia hypoglycaemia glucose sugar shaky shaking sweating lightheaded',
    context: 'crash dropped drops drop eat',
    points: [
      {
        text: 'Take 15 g of sugar, such as half a cup of juice. Check again after 15 minutes, and repeat if it is still below 70 mg/dL.',
        source: lowSugar,
      },
      {
        text: 'Call 911 for someone who can’t be woken or can’t swallow. Give them nothing by mouth.',
        source: lowSugar,
      },
      {
        text: 'Insulin or a sulfonylurea raises the risk on a GLP-1 medicine. Ask your prescriber whether to lower it.',
        source: wegovy,
      },
    ],
  },
  {
    id: 'surgery',
    title: 'Surgery, anesthesia or sedation',
    askedBy:
      'operation procedure colonoscopy endoscopy anaesthesia anesthetic anaesthetic surgeon dentist fasting tooth teeth extraction sedation',
    context: 'semaglutide ozempic wegovy tirzepatide mounjaro zepbound glp1 before stop pulled',
    points: [
      {
        text: 'Tell every provider that you take a GLP-1 medicine before any anesthesia or deep sedation.',
        source: wegovy,
      },
      {
        text: 'Food can stay in your stomach and get into your lungs, even after the usual fasting.',
        source: wegovy,
      },
      {
        text: 'The label doesn’t say how many days to stop before. Ask your surgeon and your prescriber.',
        source: wegovy,
      },
    ],
  },
  {
    id: 'missed-weeks',
    title: 'Restarting after missed weeks',
    askedBy: 'restart resume return break pause gap vacation missed weeks start again',
    context: 'month off took again several doses stopped start over back left where wegovy mounjaro ozempic',
    points: [
      {
        text: 'Wegovy: after 2 or more missed doses in a row, continue as before. Your prescriber may restart the steps.',
        source: wegovy,
      },
      {
        text: 'Saxenda: after more than 3 missed days, start again at 0.6 mg a day.',
        source: dailyMed('Saxenda'),
      },
      { text: 'Other medicines: no primary source found. Ask your prescriber before the next dose.' },
    ],
  },
  {
    id: 'switching',
    title: 'Switching from one GLP-1 to another',
    askedBy:
      'switch switching change changing convert conversion equivalent swap move going tirzepatide semaglutide',
    context: 'semaglutide ozempic wegovy tirzepatide mounjaro zepbound glp1 retatrutide brand go',
    points: [
      { text: 'Never take two at once. Labels say not to combine GLP-1 medicines.', source: noGlp1Together },
      {
        text: 'Milligrams don’t carry over. Wegovy starts at 0.25 mg a week, Zepbound at 2.5 mg.',
        source: zepbound,
      },
      {
        text: 'The Rybelsus label says how to switch to and from Ozempic. For others, no primary source found. Your prescriber sets the first dose and its day.',
        source: dailyMed('Rybelsus'),
      },
    ],
  },
  {
    id: 'alcohol',
    title: 'Alcohol',
    askedBy: 'drink drinking drinks beer wine liquor cocktail booze drunk',
    context: 'glass semaglutide ozempic wegovy tirzepatide mounjaro zepbound glp1',
    points: [
      {
        text: 'With insulin or a sulfonylurea, alcohol can bring low blood sugar. Eat when you drink, and check your sugar.',
        source: page(
          'NIDDK, Low blood glucose',
          'https://www.niddk.nih.gov/health-information/diabetes/overview/preventing-problems/low-blood-glucose-hypoglycemia',
        ),
      },
      {
        text: 'Heavy drinking can cause pancreatitis, which GLP-1 labels warn of.',
        source: page(
          'NIDDK, Causes of pancreatitis',
          'https://www.niddk.nih.gov/health-information/digestive-diseases/pancreatitis/symptoms-causes',
        ),
      },
      { text: 'No primary source found for a safe amount with a GLP-1 medicine.' },
    ],
  },
  {
    id: 'hair-loss',
    title: 'Hair loss',
    askedBy: 'hair shedding thinning bald balding alopecia',
    context: 'falling losing clumps semaglutide ozempic wegovy tirzepatide mounjaro zepbound glp1',
    points: [
      {
        text: 'In trials, 3% of adults on Wegovy reported hair loss, versus 1% on placebo.',
        source: wegovy,
      },
      { text: 'On Zepbound, 4% to 5% did. The label links it to weight loss.', source: zepbound },
    ],
  },
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
    askedBy: 'share sharing shared borrow',
    context: 'husband wife partner friend same pen pens syringe vial together reuse',
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
        source: dailyMed('Sterile Water for Injection', null),
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
  {
    id: 'pancreatitis-signs',
    title: 'Signs of pancreatitis',
    askedBy: 'pancreatitis pancreas',
    context: 'sign signs symptom know tell have',
    points: [
      {
        text: 'Watch for severe belly pain that doesn’t go away. It may reach your back, and you may vomit.',
        source: wegovy,
      },
      { text: 'Stop the medicine and call your doctor right away.', source: wegovy },
    ],
  },
  {
    id: 'splitting-a-dose',
    title: 'Splitting a weekly dose',
    askedBy: 'split splitting halve half divide divided twice',
    context: 'weekly week dose two parts shots',
    points: [
      { text: 'The Wegovy label says one injection a week, on the same day.', source: wegovy },
      { text: 'No primary source found for splitting it. Ask your prescriber first.' },
    ],
  },
  {
    id: 'flying',
    title: 'Flying with your medicine',
    askedBy: 'fly flying flight plane airplane airport travel traveling trip luggage customs',
    context: 'pen pens vial security take bring carry',
    points: [
      {
        text: 'Carry it in its labeled box, in your carry-on bag. Bring a copy of the prescription.',
        source: travelKit,
      },
      {
        text: 'For injections, bring a signed note from your prescriber. Check the rules of the country you visit.',
        source: travelKit,
      },
    ],
  },
]
