import type { SeedEntry } from './catalogue-seed.ts'

export const fatLoss: readonly SeedEntry[] = [
  {
    name: 'Retatrutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['Reta', 'LY3437943'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    description:
      'An experimental once-weekly medicine that acts on three receptors, GIP, GLP-1 and glucagon, with a half-life of about 6 days. As of mid-2026 it had not been approved anywhere, so product sold outside a trial is unregulated. Evidence: phase 2 trials and the first phase 3 results; long-term safety is not yet known.',
    benefits:
      'In a phase 2 trial, adults with obesity on 12 mg weekly lost on average 24.2% of body weight over 48 weeks. Trials also suggest it may reduce liver fat and blood sugar.',
    sideEffects:
      'Nausea, vomiting, diarrhoea and constipation are common and increase with dose; a faster heart rate and unusual skin sensations (tingling, burning or tenderness) have also been reported. Pancreatitis, gallbladder disease and the thyroid C-cell tumour warning of related medicines should be assumed to apply.',
    recommendedDose:
      'No established human dose. Phase 3 trials started at 2 mg weekly and stepped up every 4 weeks through 4, 6 and 9 mg towards targets of up to 12 mg, under medical supervision.',
    frequency: 'Weekly',
    duration: 'Not established; trials have run for 48 weeks to about 2 years.',
    bestTakenWith:
      'Given as an injection under the skin on the same day each week, in trials alongside a reduced-calorie diet and exercise. It should not be combined with semaglutide, tirzepatide or other GLP-1 medicines.',
  },
  {
    name: 'Cagrilintide',
    mg: 5,
    category: 'Fat Loss',
    aliases: ['Cagri', 'AM833'],
    routes: ['subcutaneous'],
    peptideClass: 'Amylin analogue',
    description:
      'A long-acting copy of amylin, a fullness hormone released with insulin; its half-life is 159 to 195 hours, so it is given once a week. It has been developed mainly for use together with semaglutide, a combination called CagriSema that was submitted to the US FDA in December 2025. Evidence: large phase 3 trials, but not an approved medicine on its own.',
    benefits:
      'In a phase 3 trial, adults on 2.4 mg weekly alone lost on average between 11% and 12% of body weight over 68 weeks, against 2% to 3% on placebo. The loss was larger when it was combined with semaglutide.',
    sideEffects:
      'Nausea, vomiting, constipation, diarrhoea, tiredness and injection-site reactions are the most common. Gallbladder problems and dehydration are possible with rapid weight loss, and long-term safety is still being studied.',
    recommendedDose:
      'No established human dose. Phase 3 trials raised the weekly dose about every 4 weeks through 0.25, 0.5, 1 and 1.7 mg to 2.4 mg.',
    frequency: 'Weekly',
    duration: 'Not established; the main trials lasted 68 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week, with or without food. In trials it was often given alongside semaglutide, with doses raised in step and side effects watched by the study team.',
  },
  {
    name: 'Survodutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['BI 456906'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    description:
      'An experimental once-weekly medicine that acts on the GLP-1 and glucagon receptors, being developed for obesity and for fatty liver disease with inflammation. As of mid-2026 it had not been approved anywhere. Evidence: published phase 2 trials, with phase 3 results only beginning to be reported.',
    benefits:
      'In a 46-week phase 2 trial, adults assigned to the highest dose (4.8 mg weekly) lost on average about 15% of body weight. A separate phase 2 trial suggested it may improve fatty liver inflammation.',
    sideEffects:
      'Nausea, vomiting and diarrhoea are common, and about a quarter of people on it left the phase 2 obesity trial because of side effects, mainly during dose increases. A faster heart rate is possible, and the pancreatitis, gallbladder and thyroid C-cell tumour warnings of related medicines should be assumed to apply.',
    recommendedDose:
      'No established human dose. Phase 3 obesity trials raised the weekly dose slowly to 3.6 mg or 6 mg.',
    frequency: 'Weekly',
    duration: 'Not established; phase 3 obesity trials lasted 76 weeks.',
    bestTakenWith:
      'Given as an injection under the skin on the same day each week, in trials alongside diet and activity advice. It should not be combined with other GLP-1 medicines.',
  },
  {
    name: 'Mazdutide',
    mg: 10,
    category: 'Fat Loss',
    aliases: ['IBI362', 'Xinermei'],
    routes: ['subcutaneous'],
    peptideClass: 'GLP-1 agonist',
    description:
      'A once-weekly medicine that acts on the GLP-1 and glucagon receptors. It is prescription-only in China, where it was approved in 2025 for weight management in adults, and as of mid-2026 it was not approved in the US or Europe. Evidence: approved in one country on the basis of phase 3 trials in Chinese adults.',
    benefits:
      'In a phase 3 trial, adults lost on average about 10% of body weight on 4 mg and 12.6% on 6 mg over 32 weeks, while weight hardly changed on placebo. Trials also suggest it may improve blood sugar, blood pressure and liver fat.',
    sideEffects:
      'Nausea, diarrhoea, vomiting and reduced appetite are the most common, mostly mild to moderate; a faster heart rate is possible. The pancreatitis, gallbladder and thyroid C-cell tumour warnings of related medicines should be assumed to apply.',
    recommendedDose:
      '2 mg weekly for 4 weeks, then 4 mg; those aiming for 6 mg took 4 mg for 4 weeks before moving up. This is the schedule of the Chinese phase 3 trial.',
    frequency: 'Weekly',
    duration: 'Long-term treatment under medical supervision; the main trial lasted 48 weeks.',
    bestTakenWith:
      'Injected under the skin on the same day each week, alongside diet and exercise. It should not be combined with other GLP-1 medicines.',
  },
  {
    name: 'AOD-9604',
    mg: 5,
    category: 'Fat Loss',
    aliases: ['HGH Fragment 176-191', 'HGH Frag 176-191'],
    routes: ['subcutaneous', 'oral'],
    description:
      'A short piece of human growth hormone (its last 16 amino acids, slightly changed) designed to act on fat without the growth effects of the whole hormone. Development for obesity ended in 2007. Evidence: human trials of tablets, the largest of which (536 people, 24 weeks) found no significant weight loss compared with placebo.',
    benefits:
      'In obese mice and rats it increased fat breakdown. In people a benefit for weight has not been confirmed.',
    sideEffects:
      'It was well tolerated in trials of tablets, with side effects similar to placebo. The safety of the injected form sold for research has not been properly studied, and allergic or injection-site reactions are possible.',
    recommendedDose:
      'No established human dose. Trials tested tablets of 0.25 mg to 30 mg a day; research-use protocols commonly cite 250 to 500 mcg a day by injection, which those trials do not support.',
    frequency: 'Daily',
    duration: 'Not established; the longest trial lasted 24 weeks.',
    bestTakenWith:
      'Research-use protocols usually describe an injection under the skin in the morning on an empty stomach, but no study shows that timing matters. Diet and activity remain the main drivers of fat loss.',
  },
]
