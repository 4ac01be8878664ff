import { article, pubMed, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always } from './pages.ts'

export const muscleBuilding: readonly SeedEntry[] = [
  {
    name: 'IGF-1 LR3',
    mg: 1,
    category: 'Muscle Building',
    aliases: ['Long R3 IGF-1'],
    routes: ['subcutaneous', 'intramuscular'],
    peptideClass: 'IGF-1 analogue',
    description:
      "A lengthened and altered form of insulin-like growth factor 1 that is bound less by the blood's carrier proteins, so it is more active for longer; it is mainly used to grow cells in laboratories. It is not an approved medicine and differs from mecasermin, the approved IGF-1 for a rare growth disorder. Evidence: cell and animal studies only; no controlled human trials published.",
    benefits:
      'In animals it changed growth and protein use, not always in the direction hoped for. No trial has tested muscle gain in healthy people.',
    sideEffects:
      'It can lower blood sugar, sometimes dangerously, with sweating, shaking or fainting. IGF-1 activity may encourage tumor growth and may enlarge organs or features over time, so avoid it if you have or had cancer; joint pain and swelling are also possible.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 20 to 50 mcg a day by injection. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin or into muscle, usually around training and never while fasting, because of the risk of low blood sugar. It is especially risky together with insulin or other sugar-lowering medicines.',
    forbiddenInSport: always,
    sources: [wadaList, pubMed('IGF-1 LR3 in growth-restricted lambs', 39_679_943, '2026-11-22')],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Follistatin-344',
    mg: 1,
    category: 'Muscle Building',
    aliases: ['FST-344', 'FS-344'],
    routes: ['subcutaneous', 'intramuscular'],
    description:
      "Follistatin is a natural protein that blocks myostatin and activin, two brakes on muscle growth; '344' refers to the 344-amino-acid precursor form. It is a large, fragile protein, and whether vials sold under this name contain active follistatin is often unverified. Evidence: animal studies and small gene-therapy trials in muscle disease; no published trials of the injected product in people.",
    benefits:
      'In mice and monkeys, gene therapy that made the body produce follistatin increased muscle. In 6 people with Becker muscular dystrophy the same approach was followed by longer walking distance in some, which says little about injections.',
    sideEffects:
      'The safety of injected follistatin in people is unknown. Because it also blocks activin it may disturb reproductive hormones (FSH) and fertility, and immune reactions to an injected protein are possible.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 100 mcg a day by injection for 10 to 30 days. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Described as an injection under the skin or into muscle. The protein is easily damaged by shaking and warmth, and no timing or combination has been studied.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article(
        'Gene therapy in Becker muscular dystrophy (Mendell et al. 2015)',
        '10.1038/mt.2014.200',
        '2026-11-27',
      ),
      article('Gene therapy in monkeys (Kota et al. 2009)', '10.1126/scitranslmed.3000112'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'PEG-MGF',
    mg: 2,
    category: 'Muscle Building',
    aliases: ['Pegylated mechano growth factor'],
    routes: ['subcutaneous', 'intramuscular'],
    peptideClass: 'IGF-1 analogue',
    description:
      'A fragment of a form of IGF-1 that muscle makes after strain (mechano growth factor), attached to a PEG chain so that it lasts longer in the body. It is not an approved medicine. Evidence: cell and animal studies with conflicting results; no controlled human trials published.',
    benefits:
      'In cell and rodent studies the fragment helped muscle precursor cells multiply, though not every laboratory could repeat this. Effects on human muscle are unknown.',
    sideEffects:
      'Users report injection-site pain, tiredness and light-headedness; no primary source found; nobody knows the real rates. As with other growth factors, a risk of encouraging tumor growth can’t be ruled out, so avoid it if you have or had cancer.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 200 to 400 mcg by injection two or three times a week. No primary source found for these protocols.',
    frequency: '2x per week',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Described as an injection under the skin or into muscle on training or rest days. No study shows the best timing, and adding IGF-1 LR3 adds risk.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('No effect on muscle cells (Fornaro et al. 2014)', '10.1152/ajpendo.00408.2013'),
      article('Muscle cells multiply (Yang and Goldspink 2002)', '10.1016/S0014-5793(02)02918-6'),
    ],
    statusCheckedOn: '2026-11-22',
  },
]
