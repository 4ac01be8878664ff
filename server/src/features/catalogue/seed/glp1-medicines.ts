import { article, dailyMed, page, trial } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import {
  dulaglutide,
  exenatideWeekly,
  foundayoLabel,
  lillyOnMissedDoses,
  lillyOnTrulicity,
  liraglutide,
  orforglipron,
  semaglutide,
  semaglutideTablets,
  tirzepatide,
  wegovyTablets,
  zepboundLabel,
} from './glp1-labels.ts'

const emaOnNaion = page(
  'EMA on NAION and semaglutide, June 2025',
  'https://www.ema.europa.eu/en/news/prac-concludes-eye-condition-naion-very-rare-side-effect-semaglutide-medicines-ozempic-rybelsus-wegovy',
  '2026-11-27',
)

/** GLP-1 medicines that a regulator has approved. */
export const glp1Medicines: readonly SeedEntry[] = [
  {
    name: 'Semaglutide',
    mg: 5,
    category: 'Fat Loss',
    aliases: ['Sema', 'Ozempic', 'Wegovy'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: semaglutide,
    description:
      'A once-weekly GLP-1 medicine that reduces appetite, slows stomach emptying and helps control blood sugar; about half of a dose is still in the body a week later. It is prescription-only, approved as Ozempic for type 2 diabetes and as Wegovy for long-term weight management. Evidence: approved medicine with large randomized trials.',
    benefits:
      'In a large trial, adults on 2.4 mg weekly lost on average 14.9% of body weight over 68 weeks, versus 2.4% on placebo; on 7.2 mg it was 20.7% in a later trial. It may also lower blood sugar, and in a large trial of people with heart disease and excess weight it lowered the combined rate of heart attack, stroke and cardiovascular death.',
    sideEffects:
      'Nausea, vomiting, diarrhea and constipation are common, mostly while the dose is rising; altered skin sensation was reported with 7.2 mg. US labels have a boxed warning about thyroid C-cell tumors seen in rodents, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2. Seek help for severe stomach pain (pancreatitis or gallstones), dehydration with kidney problems, or sudden changes in vision; European labels name NAION, a very rare loss of sight. Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
    recommendedDose:
      '0.25 mg weekly for 4 weeks, then 0.5 mg, 1 mg and 1.7 mg for 4 weeks each, then 2.4 mg (Wegovy label); since March 19, 2026 the US label goes on to 7.2 mg for adults after at least 4 weeks on 2.4 mg. For type 2 diabetes, the Ozempic label goes from 0.25 mg to 0.5 mg after 4 weeks, with a maximum of 2 mg weekly.',
    frequency: 'Weekly',
    duration:
      'Long-term. Review it with your prescriber. In a follow-up study, people regained about two thirds of the lost weight in the year after stopping.',
    bestTakenWith:
      'Injected under the skin on the same day each week, at any time, with or without food; you can change the day if two doses stay at least 2 days apart. Take a missed dose within 5 days; after that, skip it (Ozempic label). Smaller, lower-fat meals, enough protein and fluids, and strength training are usual advice. You may need less insulin or sulfonylurea. Don’t combine it with another GLP-1 medicine.',
    sources: [
      dailyMed('Wegovy'),
      dailyMed('Ozempic'),
      emaOnNaion,
      article('STEP 1: 2.4 mg against placebo (Wilding et al. 2021)', '10.1056/NEJMoa2032183', '2026-11-27'),
      article('STEP 1: after stopping (Wilding et al. 2022)', '10.1111/dom.14725', '2026-11-27'),
      article('SELECT: heart attack and stroke (Lincoff et al. 2023)', '10.1056/NEJMoa2307563', '2026-11-27'),
      trial('STEP UP: 7.2 mg', 'NCT05646706'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Oral semaglutide',
    mg: 14,
    category: 'Fat Loss',
    aliases: ['Rybelsus', 'Wegovy pill', 'Semaglutide tablets'],
    routes: ['oral'],
    peptideClass: 'GLP-1 agonist',
    label: semaglutideTablets,
    description:
      'Semaglutide as a daily tablet. The body absorbs very little of it, and less with food. It is prescription-only, approved as Rybelsus for type 2 diabetes and, in the US since December 22, 2025, as Wegovy tablets for weight management. Evidence: approved medicine with randomized trials.',
    benefits:
      'It lowers blood sugar in type 2 diabetes. The US approval of Wegovy tablets covers long-term weight management and a lower cardiovascular risk in certain adults.',
    sideEffects:
      'Nausea, vomiting, abdominal pain, loss of appetite, diarrhea and constipation are the most common. US labels have a boxed warning about thyroid C-cell tumors seen in rodents, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2. They warn of pancreatitis and gallstones too; European labels name NAION, a very rare loss of sight. Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
    recommendedDose:
      'Rybelsus, for type 2 diabetes, comes in two forms that you can’t swap mg for mg. One starts at 3 mg a day for 30 days, then 7 mg, and 14 mg if that isn’t enough. The other starts at 1.5 mg a day for 30 days, then 4 mg, and 9 mg if that isn’t enough. Wegovy tablets go up to 25 mg a day in steps of their own, as your prescriber directs.',
    frequency: 'Daily',
    duration: 'Long-term. Review it with your prescriber.',
    bestTakenWith:
      'Swallowed whole on an empty stomach with at most 120 mL of plain water, at least 30 minutes before the first food, drink or other medicine of the day. Skip a missed dose. Don’t combine it with another GLP-1 medicine, including injected semaglutide.',
    sources: [dailyMed('Rybelsus'), wegovyTablets, emaOnNaion],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Tirzepatide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['Tirz', 'Mounjaro', 'Zepbound'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: tirzepatide,
    description:
      'A once-weekly medicine that acts on two gut-hormone receptors, GIP and GLP-1, with a half-life of about 5 days. It is prescription-only, approved as Mounjaro for type 2 diabetes and as Zepbound (Mounjaro in some countries) for weight management, and in the US also for sleep apnea with obesity. Evidence: approved medicine with large randomized trials.',
    benefits:
      'In a large trial, adults without diabetes taking 15 mg weekly lost on average 20.9% of body weight over 72 weeks, versus 3.1% on placebo. It may also improve blood sugar and, in people with obesity, moderate to severe sleep apnea.',
    sideEffects:
      'Nausea, diarrhea, constipation and vomiting are common, mostly while the dose is rising. US labels have a boxed warning about thyroid C-cell tumors seen in rats, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2. Pancreatitis, gallstones, kidney injury from dehydration and severe allergic reactions have been reported. Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
    recommendedDose:
      '2.5 mg weekly for 4 weeks, then 5 mg; after at least 4 weeks at each step it may be raised by 2.5 mg. Usual maintenance doses are 5, 10 or 15 mg, and 15 mg weekly is the maximum.',
    frequency: 'Weekly',
    duration:
      'Long-term. Review it with your prescriber. In a withdrawal trial, people who were switched to placebo regained much of the weight they had lost.',
    bestTakenWith:
      'Injected under the skin on the same day each week, with or without food; you can change the day if two doses stay at least 3 days apart. Take a missed dose within 4 days; after that, skip it. Smaller meals, protein and fluids help many people. Birth control pills may be absorbed less well, so the label advises a non-oral or barrier method for 4 weeks after starting and after each increase. Don’t combine it with another GLP-1 medicine.',
    sources: [
      zepboundLabel,
      dailyMed('Mounjaro'),
      article('SURMOUNT-1: weight (Jastreboff et al. 2022)', '10.1056/NEJMoa2206038', '2026-11-27'),
      article('SURMOUNT-4: after stopping (Aronne et al. 2024)', '10.1001/jama.2023.24945', '2026-11-27'),
      article('SURMOUNT-OSA: sleep apnea (Malhotra et al. 2024)', '10.1056/NEJMoa2404881', '2026-11-27'),
      lillyOnMissedDoses,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Orforglipron',
    mg: 17.2,
    category: 'Fat Loss',
    aliases: ['Foundayo', 'LY3502970'],
    routes: ['oral'],
    peptideClass: 'GLP-1 agonist',
    label: orforglipron,
    description:
      'A daily tablet that acts on the GLP-1 receptor; it is a small molecule, not a peptide. It is prescription-only, approved in the US as Foundayo on April 1, 2026 for adults with obesity, or with overweight and a condition it causes. Evidence: approved medicine with large randomized trials.',
    benefits:
      'In a 72-week trial, adults with type 2 diabetes lost between 5.1% and 9.6% of body weight on 5.5 to 17.2 mg a day, versus 2.5% on placebo, and their long-term blood sugar (HbA1c) fell by 1.2 to 1.7 points, versus 0.5.',
    sideEffects:
      'Nausea, diarrhea, vomiting and constipation are common, mostly in the first month. Pancreatitis, gallbladder problems and kidney injury from dehydration are possible, and the US label has a boxed warning.',
    recommendedDose:
      '0.8 mg once a day to begin with, then step by step through 2.5, 5.5, 9 and 14.5 mg to at most 17.2 mg, about a month on each, as your prescriber directs.',
    frequency: 'Daily',
    duration: 'Long-term. Review it with your prescriber.',
    bestTakenWith:
      'At any time of day, with or without food or water, best at the same time each day. The liver breaks it down (CYP3A4), so other medicines, St John’s wort and grapefruit may change its level: tell your prescriber about them. Don’t combine it with another GLP-1 medicine.',
    sources: [
      foundayoLabel,
      page(
        'Lilly on ATTAIN-2 and the strengths',
        'https://medical.lilly.com/us/products/answers/in-attain-2-how-did-foundayo-orforglipron-compare-with-placebo-in-adults-with-obesity-or-overweight-and-type-2-diabetes-291005',
        '2026-11-22',
      ),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Liraglutide',
    mg: 18,
    category: 'Fat Loss',
    aliases: ['Lira', 'Victoza', 'Saxenda'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: liraglutide,
    description:
      'A daily GLP-1 medicine with a half-life of about 13 hours, sold in pens that hold 18 mg. It is prescription-only, approved as Victoza for type 2 diabetes and as Saxenda for weight management. Evidence: approved medicine with large randomized trials.',
    benefits:
      'In a large trial, adults on 3 mg daily lost on average 8.4 kg over 56 weeks, versus 2.8 kg on placebo. It may also lower blood sugar.',
    sideEffects:
      'Nausea, diarrhea, constipation, vomiting, headache and a faster heart rate are common. US labels have a boxed warning about thyroid C-cell tumors seen in rodents, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2. Pancreatitis, gallstones and kidney injury from dehydration have been reported. Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
    recommendedDose:
      '0.6 mg daily for the first week, then up by 0.6 mg each week (1.2, 1.8 and 2.4 mg) to 3 mg daily for weight management. For type 2 diabetes the label goes from 0.6 mg to 1.2 mg, with a maximum of 1.8 mg daily.',
    frequency: 'Daily',
    duration:
      'Long-term if it helps; the US weight-management label for adults suggests stopping if less than 4% of body weight is lost by 16 weeks.',
    bestTakenWith:
      'Injected under the skin once a day at about the same time, with or without food. Smaller meals may ease nausea. You may need less insulin or sulfonylurea. Don’t combine it with another GLP-1 medicine.',
    sources: [
      dailyMed('Saxenda'),
      dailyMed('Victoza'),
      article('SCALE: weight (Pi-Sunyer et al. 2015)', '10.1056/NEJMoa1411892', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Dulaglutide',
    mg: 1.5,
    category: 'Fat Loss',
    aliases: ['Dula', 'Trulicity'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: dulaglutide,
    description:
      'A once-weekly GLP-1 medicine with a half-life of about 5 days, sold in single-dose pens of 0.75, 1.5, 3 or 4.5 mg. It is prescription-only, approved as Trulicity for type 2 diabetes in adults and in children from 10 years on; it is not approved for weight loss. Evidence: approved medicine with large randomized trials.',
    benefits:
      'It lowers blood sugar. In a trial that compared its doses, 3 mg and 4.5 mg weekly lowered blood sugar and body weight further than 1.5 mg did.',
    sideEffects:
      'Nausea, diarrhea, vomiting, abdominal pain and reduced appetite are the most common. US labels have a boxed warning about thyroid C-cell tumors seen in rats, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2. They warn of pancreatitis and gallstones too. Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
    recommendedDose:
      '0.75 mg weekly, then 1.5 mg; if you need more, 3 mg after at least 4 weeks on 1.5 mg and 4.5 mg after at least 4 weeks on 3 mg, which is the maximum for adults.',
    frequency: 'Weekly',
    duration: 'Long-term. Review it with your prescriber.',
    bestTakenWith:
      'Injected under the skin of the abdomen, thigh or upper arm on the same day each week, at any time, with or without food. Take a missed dose as soon as you can if the next is at least 3 days away; you can change the day if the last dose was 3 or more days ago. Don’t combine it with another GLP-1 medicine.',
    sources: [
      dailyMed('Trulicity'),
      lillyOnTrulicity,
      article('AWARD-11: 3 and 4.5 mg (Frias et al. 2021)', '10.2337/dc20-1473', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Exenatide (extended-release)',
    mg: 2,
    category: 'Fat Loss',
    aliases: ['Bydureon', 'Bydureon BCise'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: exenatideWeekly,
    description:
      'A once-weekly form of exenatide, one of the first GLP-1 medicines. It is prescription-only, approved for type 2 diabetes in adults and in children from 10 years on. Evidence: approved medicine with randomized trials.',
    benefits: 'It lowers blood sugar in type 2 diabetes; it is not approved for weight loss.',
    sideEffects:
      'Pancreatitis (an inflamed pancreas) is one of the serious side effects. US labels have a boxed warning about thyroid C-cell tumors seen in rats, so don’t use it if you or a relative had medullary thyroid cancer or MEN 2, or if exenatide ever lowered your platelets.',
    recommendedDose: '2 mg once every 7 days is the only dose on the US label.',
    frequency: 'Weekly',
    duration: 'Long-term. Review it with your prescriber.',
    bestTakenWith:
      'Injected under the skin at any time of day, with or without meals, right after mixing. Take a missed dose as soon as you notice if the next is at least 3 days away. Don’t combine it with another GLP-1 medicine, including twice-daily exenatide.',
    sources: [dailyMed('Bydureon BCise')],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
]
