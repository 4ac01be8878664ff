import type { Label, Source } from '@pepwell/domain/catalogue/medicines'
import { article, page, pubMed, trial, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, lillyNews, novoNews } from './pages.ts'

/** The day on which the abstracts of these trials were read. */
const ABSTRACTS_READ = '2026-11-27'

/** Missing in the abstract, and the article wasn't read. */
const beyondAbstract = (source: Source): Source => ({ ...source, checked: null })

const triumph1 = trial('TRIUMPH-1, phase 3, weight', 'NCT05929066')
const redefine1 = article(
  'REDEFINE 1: cagrilintide with semaglutide (Garvey et al. 2025)',
  '10.1056/NEJMoa2502081',
  ABSTRACTS_READ,
)
const synchronize = pubMed('SYNCHRONIZE-1 and -2: design', 39_495_965, '2026-11-22')
const glory1 = article(
  'GLORY-1: mazdutide in Chinese adults (Ji et al. 2025)',
  '10.1056/NEJMoa2411528',
  ABSTRACTS_READ,
)
/** Its methods name the start of the 6 mg group; the abstract of the phase 3 trial names none. */
const mazdutidePhase2 = article(
  'Mazdutide, phase 2 (Ji et al. 2023), read in a copy',
  '10.1038/s41467-023-44067-4',
  '2026-11-28',
)
const innovent = page('Innovent, maker of mazdutide', 'https://www.innoventbio.com/')

const retatrutidePhase2 = article(
  'Phase 2 trial (Jastreboff et al. 2023)',
  '10.1056/NEJMoa2301972',
  ABSTRACTS_READ,
)

/** Once a week, as in trials. */
const weekly = (source: Source): Label['interval'] => ({ hours: 168, saidBy: 'trials', source })

/** The dose in mg that trials started with, for 4 weeks. */
const startAt = (amount: number, source: Source): Label['start'] => ({
  ...{ amount, unit: 'mg', weeks: 4, saidBy: 'trials', source },
})

export const fatLoss: readonly SeedEntry[] = [
  {
    name: 'Retatrutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['Reta', 'LY3437943'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: {
      interval: weekly(retatrutidePhase2),
      start: startAt(2, retatrutidePhase2),
      highest: {
        amount: 12,
        unit: 'mg',
        per: 'week',
        saidBy: 'trials',
        source: retatrutidePhase2,
      },
    },
    description:
      'An experimental once-weekly medicine that acts on three receptors, GIP, GLP-1 and glucagon, with a half-life of about 6 days. On November 22, 2026, we found no approval, so nobody regulates what is sold outside a trial. Evidence: phase 2 trials and the first phase 3 results, as far as the maker has reported them; long-term safety is not yet known.',
    benefits:
      'In TRIUMPH-1, a phase 3 trial reported on May 21, 2026, adults on 12 mg weekly who kept to it lost on average 28.3% of body weight over 80 weeks; in a phase 2 trial it was 24.2% over 48 weeks. Trials also suggest it may reduce liver fat and blood sugar.',
    sideEffects:
      'Nausea, vomiting, diarrhea and constipation are common and increase with dose; a faster heart rate has also been reported. In TRIUMPH-4, unusual skin sensations (tingling, burning or tenderness) affected 20.9% on 12 mg, versus 0.7% on placebo, and about 18% on 12 mg stopped because of side effects, versus 4%. Assume that the warnings of related medicines about pancreatitis, gallbladder disease and thyroid C-cell tumors apply.',
    recommendedDose:
      'No established human dose. Phase 3 trials started at 2 mg weekly and stepped up every 4 weeks through 4, 6 and 9 mg towards targets of up to 12 mg, under medical supervision.',
    frequency: 'Weekly',
    duration: 'Not established; trials have run for 48 weeks to about 2 years.',
    bestTakenWith:
      'Injected under the skin on the same day each week. In trials people also ate less and exercised. Don’t combine it with semaglutide, tirzepatide or other GLP-1 medicines.',
    sources: [triumph1, lillyNews, trial('TRIUMPH-4, phase 3, knee pain', 'NCT05931367'), retatrutidePhase2],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Cagrilintide',
    mg: 5,
    category: 'Fat Loss',
    aliases: ['Cagri', 'AM833'],
    routes: ['subcutaneous'],
    peptideClass: 'Amylin analogue',
    label: {
      interval: weekly(redefine1),
      start: startAt(0.25, beyondAbstract(redefine1)),
      highest: {
        amount: 2.4,
        unit: 'mg',
        per: 'week',
        saidBy: 'trials',
        source: redefine1,
      },
    },
    description:
      'A long-acting copy of amylin, a fullness hormone released with insulin; its half-life is 159 to 195 hours, so it is given once a week. It has been developed mainly for use together with semaglutide, a combination called CagriSema that was submitted to the US FDA in December 2025; on November 22, 2026, we found no decision. Evidence: large phase 3 trials, but not an approved medicine on its own.',
    benefits:
      'In a phase 3 trial, adults on 2.4 mg weekly alone lost on average between 11% and 12% of body weight over 68 weeks, versus 2% to 3% on placebo. The loss was larger when it was combined with semaglutide.',
    sideEffects:
      'Nausea, vomiting, constipation, diarrhea, tiredness and injection-site reactions are the most common. Gallbladder problems and dehydration are possible with rapid weight loss, and long-term safety is still being studied.',
    recommendedDose:
      'No established human dose. Phase 3 trials raised the weekly dose about every 4 weeks through 0.25, 0.5, 1 and 1.7 mg to 2.4 mg. We haven’t read these steps in the trial’s article yet.',
    frequency: 'Weekly',
    duration: 'Not established; the main trials lasted 68 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week, with or without food. In trials people often took it with semaglutide. Both doses rose together, and the study team watched for side effects.',
    sources: [
      redefine1,
      novoNews,
      article(
        'Phase 1b with semaglutide, half-life (Enebo et al. 2021)',
        '10.1016/S0140-6736(21)00845-X',
        '2026-11-27',
      ),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'CagriSema',
    mg: 4.8,
    category: 'Fat Loss',
    aliases: ['NN9838', 'Cagrilintide and semaglutide'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    components: [
      { name: 'Cagrilintide', mg: 2.4 },
      { name: 'Semaglutide', mg: 2.4 },
    ],
    description:
      'A once-weekly injection of two medicines together, each 2.4 mg: cagrilintide, a copy of the fullness hormone amylin, and semaglutide, a GLP-1 medicine. It was submitted to the US FDA on December 18, 2025; on November 22, 2026, we found no decision. Evidence: large phase 3 trials, but no approval found.',
    benefits:
      'In a phase 3 trial, adults lost on average 20.4% of body weight over 68 weeks, versus 3.0% on placebo; in adults with type 2 diabetes it was 13.7% versus 3.4%.',
    sideEffects:
      'In the trials, side effects were mainly in the stomach and gut, as with GLP-1 medicines. Everything about semaglutide and cagrilintide applies, including the thyroid C-cell tumor warning.',
    recommendedDose:
      'No established human dose. The trials went to 2.4 mg of each once a week, under medical supervision.',
    frequency: 'Weekly',
    duration: 'Not established; the main trials lasted 68 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week. It already contains semaglutide. Don’t combine it with semaglutide or any other GLP-1 medicine.',
    sources: [
      redefine1,
      novoNews,
      article('REDEFINE 2: type 2 diabetes (Davies et al. 2025)', '10.1056/NEJMoa2502082', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Survodutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['BI 456906'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: {
      interval: weekly(synchronize),
      highest: {
        amount: 6,
        unit: 'mg',
        per: 'week',
        saidBy: 'trials',
        source: synchronize,
      },
    },
    description:
      'An experimental once-weekly medicine that acts on the GLP-1 and glucagon receptors, being developed for obesity and for fatty liver disease with inflammation. On November 22, 2026, we found no approval. Evidence: published phase 2 trials, with phase 3 results only beginning to be reported.',
    benefits:
      'In a 46-week phase 2 trial, adults assigned to the highest dose (4.8 mg weekly) lost on average about 15% of body weight. A separate phase 2 trial suggested it may improve fatty liver inflammation.',
    sideEffects:
      'Nausea, vomiting and diarrhea are common, and about a quarter of people on it left the phase 2 obesity trial because of side effects, mainly during dose increases. A faster heart rate is possible. Assume that the warnings of related medicines about pancreatitis, the gallbladder and thyroid C-cell tumors apply.',
    recommendedDose:
      'No established human dose. Phase 3 obesity trials raised the weekly dose slowly to 3.6 mg or 6 mg. No primary source found for their starting dose.',
    frequency: 'Weekly',
    duration: 'Not established; phase 3 obesity trials lasted 76 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week. In trials people also got advice on diet and activity. Don’t combine it with other GLP-1 medicines.',
    sources: [
      synchronize,
      article('Phase 2 trial, weight (le Roux et al. 2024)', '10.1016/S2213-8587(23)00356-X'),
      article('Phase 2 trial, fatty liver (Sanyal et al. 2024)', '10.1056/NEJMoa2401755', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Mazdutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['IBI362', 'Xinermei'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    label: {
      interval: weekly(glory1),
      start: startAt(2, mazdutidePhase2),
      highest: {
        amount: 6,
        unit: 'mg',
        per: 'week',
        saidBy: 'trials',
        source: glory1,
      },
    },
    description:
      'A once-weekly medicine that acts on the GLP-1 and glucagon receptors. It is prescription-only in China, where it was approved in 2025 for weight management in adults; on November 22, 2026, we found no approval in the US or Europe. Evidence: approved in one country on the basis of phase 3 trials in Chinese adults.',
    benefits:
      'In a phase 3 trial, adults who kept to it lost on average 12.0% of body weight on 4 mg and 14.8% on 6 mg over 48 weeks, versus 0.5% on placebo. Trials also suggest it may improve blood sugar, blood pressure and liver fat.',
    sideEffects:
      'Nausea, diarrhea, vomiting and reduced appetite are the most common, mostly mild to moderate; a faster heart rate is possible. Assume that the warnings of related medicines about pancreatitis, the gallbladder and thyroid C-cell tumors apply.',
    recommendedDose:
      '2 mg weekly for 4 weeks, then 4 mg for 4 weeks, then 6 mg. This is the schedule of one group of the Chinese phase 2 trial; the phase 3 trial aimed for 4 or 6 mg.',
    frequency: 'Weekly',
    duration: 'Long-term, under medical supervision; the main trial lasted 48 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week, alongside diet and exercise. Don’t combine it with other GLP-1 medicines.',
    sources: [glory1, mazdutidePhase2, innovent],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'AOD-9604',
    mg: 5,
    category: 'Fat Loss',
    aliases: ['HGH Fragment 176-191', 'HGH Frag 176-191'],
    routes: ['subcutaneous', 'oral'],
    description:
      'A short piece of human growth hormone (its last 16 amino acids, slightly changed) designed to act on fat without the growth effects of the whole hormone. It was tried for obesity and never approved. Evidence: six human trials, published for safety only; no primary source found for their weight results.',
    benefits:
      'In obese mice and rats it increased fat breakdown. Nobody has shown a benefit for weight in people.',
    sideEffects:
      'It was well tolerated in trials of tablets, with side effects similar to placebo. The safety of the injected form sold for research has not been properly studied, and allergic or injection-site reactions are possible.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 250 to 500 mcg a day by injection. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Described as an injection under the skin; no primary source found for when. Diet and activity remain the main drivers of fat loss.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('Six trials with AOD-9604: safety (Stier et al. 2013)', '10.4021/jem157w', '2026-11-26'),
    ],
    statusCheckedOn: '2026-11-22',
  },
]
