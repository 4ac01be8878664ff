import { dailyMed, fdaOnCompounding, page } from '../safety/primary-sources.ts'
import { injectionAnswers } from './injection-answers.ts'
import type { LibraryAnswer } from './library-answer.ts'

const wegovy = dailyMed('Wegovy')
const zepbound = dailyMed('Zepbound')
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
    askedBy: 'restart resume return break pause gap vacation missed skipped weeks months start begin again',
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
          '2026-11-28',
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
  ...injectionAnswers,
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
