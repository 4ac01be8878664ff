import type { SeedEntry } from './catalogue-seed.ts'
import { dulaglutide, exenatideWeekly, liraglutide, semaglutide, tirzepatide } from './glp1-labels.ts'

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
      'A once-weekly GLP-1 medicine that reduces appetite, slows stomach emptying and helps control blood sugar; about half of a dose is still in the body a week later. It is prescription-only, approved as Ozempic for type 2 diabetes and as Wegovy for long-term weight management. Evidence: approved medicine with large randomised trials.',
    benefits:
      'In a large trial, adults on 2.4 mg weekly lost on average 14.9% of body weight over 68 weeks, against 2.4% on placebo. It may also lower blood sugar, and in a large trial of people with heart disease and excess weight it lowered the combined rate of heart attack, stroke and cardiovascular death.',
    sideEffects:
      'Nausea, vomiting, diarrhoea and constipation are common, mostly while the dose is rising. US labels carry a boxed warning about thyroid C-cell tumours seen in rodents, so it must not be used by people with a personal or family history of medullary thyroid cancer or MEN 2. Seek help for severe stomach pain (pancreatitis or gallbladder disease), dehydration with kidney problems, or sudden changes in vision.',
    recommendedDose:
      '0.25 mg weekly for 4 weeks, then 0.5 mg, 1 mg and 1.7 mg for 4 weeks each, then 2.4 mg (Wegovy label); some adults may be moved to 7.2 mg by their prescriber. For type 2 diabetes, the Ozempic label goes from 0.25 mg to 0.5 mg after 4 weeks, with a maximum of 2 mg weekly.',
    frequency: 'Weekly',
    duration:
      'Long-term treatment, reviewed with the prescriber. In a follow-up study, people regained about two thirds of the lost weight in the year after stopping.',
    bestTakenWith:
      'Injected under the skin on the same day each week, at any time, with or without food. Smaller, lower-fat meals, enough protein and fluids, and strength training are usual advice; the dose of insulin or a sulfonylurea may need lowering, and it should not be combined with another GLP-1 medicine.',
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
      'A once-weekly medicine that acts on two gut-hormone receptors, GIP and GLP-1, with a half-life of about 5 days. It is prescription-only, approved as Mounjaro for type 2 diabetes and as Zepbound (Mounjaro in some countries) for weight management, and in the US also for sleep apnoea with obesity. Evidence: approved medicine with large randomised trials.',
    benefits:
      'In a large trial, adults without diabetes taking 15 mg weekly lost on average 20.9% of body weight over 72 weeks, against 3.1% on placebo. It may also improve blood sugar and, in people with obesity, moderate to severe sleep apnoea.',
    sideEffects:
      'Nausea, diarrhoea, constipation and vomiting are common, mostly while the dose is rising. US labels carry a boxed warning about thyroid C-cell tumours seen in rats, so it must not be used by people with a personal or family history of medullary thyroid cancer or MEN 2. Pancreatitis, gallbladder disease, kidney injury from dehydration and severe allergic reactions have been reported.',
    recommendedDose:
      '2.5 mg weekly for 4 weeks, then 5 mg; after at least 4 weeks at each step it may be raised by 2.5 mg. Usual maintenance doses are 5, 10 or 15 mg, and 15 mg weekly is the maximum.',
    frequency: 'Weekly',
    duration:
      'Long-term treatment, reviewed with the prescriber. In a withdrawal trial, people who were switched to placebo regained much of the weight they had lost.',
    bestTakenWith:
      'Injected under the skin on the same day each week, with or without food; smaller meals, protein and fluids help many people. Birth control pills may be absorbed less well, so the label advises a non-oral or barrier method for 4 weeks after starting and after each increase. It should not be combined with another GLP-1 medicine.',
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
      'A daily GLP-1 medicine with a half-life of about 13 hours, sold in pens that hold 18 mg. It is prescription-only, approved as Victoza for type 2 diabetes and as Saxenda for weight management. Evidence: approved medicine with large randomised trials.',
    benefits:
      'In a large trial, adults on 3 mg daily lost on average 8.0% of body weight over 56 weeks, against 2.6% on placebo. It may also lower blood sugar.',
    sideEffects:
      'Nausea, diarrhoea, constipation, vomiting, headache and a faster heart rate are common. US labels carry a boxed warning about thyroid C-cell tumours seen in rodents, so it must not be used by people with a personal or family history of medullary thyroid cancer or MEN 2. Pancreatitis, gallstones and kidney injury from dehydration have been reported.',
    recommendedDose:
      '0.6 mg daily for the first week, then up by 0.6 mg each week (1.2, 1.8 and 2.4 mg) to 3 mg daily for weight management. For type 2 diabetes the label goes from 0.6 mg to 1.2 mg, with a maximum of 1.8 mg daily.',
    frequency: 'Daily',
    duration:
      'Long-term if it helps; the US weight-management label for adults suggests stopping if less than 4% of body weight is lost by 16 weeks.',
    bestTakenWith:
      'Injected under the skin once a day at about the same time, with or without food. Smaller meals may ease nausea, insulin or sulfonylurea doses may need lowering, and it should not be combined with another GLP-1 medicine.',
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
      'A once-weekly GLP-1 medicine with a half-life of about 5 days, sold in single-dose pens of 0.75, 1.5, 3 or 4.5 mg. It is prescription-only, approved as Trulicity for type 2 diabetes in adults and in children from 10 years on; it is not approved for weight loss. Evidence: approved medicine with large randomised trials.',
    benefits:
      'It lowers blood sugar. In a trial that compared its doses, 3 mg and 4.5 mg weekly brought further drops of blood sugar and of body weight over 1.5 mg.',
    sideEffects:
      'Nausea, diarrhoea, vomiting, abdominal pain and reduced appetite are the most common. US labels carry a boxed warning about thyroid C-cell tumours seen in rats, so it must not be used by people with a personal or family history of medullary thyroid cancer or MEN 2.',
    recommendedDose:
      '0.75 mg weekly, then 1.5 mg; where more is needed, 3 mg after at least 4 weeks on 1.5 mg and 4.5 mg after at least 4 weeks on 3 mg, which is the maximum for adults.',
    frequency: 'Weekly',
    duration: 'Long-term treatment, reviewed with the prescriber.',
    bestTakenWith:
      'Injected under the skin of the abdomen, thigh or upper arm on the same day each week, at any time, with or without food. A missed dose is taken as soon as possible if at least 3 days remain until the next; the day may be changed if the last dose was 3 or more days ago. It should not be combined with another GLP-1 medicine.',
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
      'A once-weekly form of exenatide, one of the first GLP-1 medicines. It is prescription-only, approved for type 2 diabetes in adults and in children from 10 years on; the maker ended the US brand Bydureon BCise on 28 October 2024 as a business decision. Evidence: approved medicine with randomised trials.',
    benefits: 'It lowers blood sugar in type 2 diabetes; it is not approved for weight loss.',
    sideEffects:
      'Stomach upset and lumps at the injection site may occur. US labels carry a boxed warning about thyroid C-cell tumours seen in rats, so it must not be used by people with a personal or family history of medullary thyroid cancer or MEN 2, nor by anyone whose platelets fell because of exenatide.',
    recommendedDose: '2 mg once every 7 days is the only dose of the US label.',
    frequency: 'Weekly',
    duration: 'Long-term treatment, reviewed with the prescriber.',
    bestTakenWith:
      'Injected under the skin at any time of day, with or without meals, straight after mixing. A missed dose is taken as soon as it is noticed if the next is at least 3 days away. It should not be combined with another GLP-1 medicine, the twice-daily form of exenatide among them.',
    since: 2,
  },
]
