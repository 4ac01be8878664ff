import { article, dailyMed, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, forMen } from './pages.ts'

const menopur = dailyMed('Menopur')
const norditropin = dailyMed('Norditropin')
const novarel = dailyMed('Novarel')

export const fertilityAndGrowth: readonly SeedEntry[] = [
  {
    name: 'HCG (Chorionic gonadotropin)',
    mg: null,
    category: 'Other',
    aliases: ['Human chorionic gonadotropin', 'Pregnyl', 'Novarel'],
    routes: ['intramuscular', 'subcutaneous'],
    peptideClass: 'Gonadotropin',
    label: { highest: { amount: 10_000, unit: 'IU', per: 'dose', saidBy: 'label', source: novarel } },
    description:
      'A hormone from the urine of pregnant women that acts like luteinizing hormone (LH). It is measured in international units, not in milligrams: vials hold 5,000 or 10,000 IU. It is prescription-only, approved for men whose pituitary gland sends too little LH, for undescended testes in boys, and to trigger ovulation. Evidence: approved medicine, well studied for these uses.',
    benefits:
      'In men with a pituitary deficiency it makes the testes produce testosterone, and sperm, for which FSH is often needed as well. In women it triggers ovulation after other fertility medicines.',
    sideEffects:
      'Headache, irritability, restlessness, low mood, tiredness, swelling from water, and breast growth in men may occur; blood clots have been reported. Don’t use it with prostate cancer or another tumor that grows with male hormones, or in early puberty.',
    recommendedDose:
      'For men with a pituitary deficiency the US label names 500 to 1,000 IU three times a week for 3 weeks and then twice a week for 3 weeks, or 4,000 IU three times a week for 6 to 9 months and then 2,000 IU for another 3. To trigger ovulation 5,000 to 10,000 IU are given once.',
    frequency: '3x per week',
    duration: 'Weeks to months in men, a single injection to trigger ovulation.',
    bestTakenWith:
      'The label says into a muscle; no primary source found for under the skin. Meals do not matter as far as is known. Treatment is checked by blood tests.',
    forbiddenInSport: forMen,
    sources: [wadaList, novarel],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'HMG (Menotropins)',
    mg: null,
    category: 'Other',
    aliases: ['Human menopausal gonadotropin', 'Menopur'],
    routes: ['subcutaneous', 'intramuscular'],
    peptideClass: 'Gonadotropin',
    label: {
      highest: { amount: 450, unit: 'IU', per: 'day', saidBy: 'label', source: menopur },
      sites: {
        regions: ['abdomen'],
        source: menopur,
      },
    },
    description:
      'Two hormones, FSH and LH, from the urine of women after menopause. It is measured in international units: a vial holds 75 IU of each. It is prescription-only, approved as Menopur for women in fertility treatment. Evidence: approved medicine for fertility treatment.',
    benefits:
      'It makes several egg follicles ripen, or a single one where that is the aim; an injection of HCG then completes it.',
    sideEffects:
      'Abdominal pain, bloating, stomach upset and dizziness may occur. The ovaries may be overstimulated, which can become dangerous, and twins or more become likelier; shortness of breath or a fast swelling belly needs a doctor at once.',
    recommendedDose:
      'Set by a fertility specialist: 225 IU a day to begin with in assisted reproduction, changed after 5 days by ultrasound and blood tests, and at most 450 IU a day.',
    frequency: 'Daily',
    duration: 'About 7 to 20 days of one cycle.',
    bestTakenWith:
      'Injected under the skin of the abdomen, a different spot each time, dissolved in saline just before. It is given under the watch of a fertility clinic only.',
    forbiddenInSport: forMen,
    sources: [wadaList, menopur],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Somatropin',
    mg: 5,
    category: 'Other',
    aliases: ['HGH', 'Human growth hormone', 'Genotropin', 'Norditropin', 'Humatrope', 'Omnitrope'],
    routes: ['subcutaneous'],
    peptideClass: 'Growth hormone',
    label: {
      start: { amount: 0.2, unit: 'mg', saidBy: 'label', source: norditropin },
      sites: { regions: ['abdomen', 'thigh', 'upper arm', 'buttock'], source: norditropin },
    },
    description:
      'Human growth hormone itself, 191 amino acids, made by genetic engineering. It is prescription-only, approved for children with certain growth problems and adults with growth hormone deficiency; one brand is approved for wasting with HIV. Evidence: approved medicine with long experience; its use against aging is highly controversial.',
    benefits:
      'It replaces a hormone that is missing. Adults with a proven deficiency may benefit. It is not approved for healthy adults.',
    sideEffects:
      'Reported side effects are swelling from water, carpal tunnel syndrome, joint and muscle pain, headache, high or low blood sugar, an underactive thyroid, raised pressure in the head and pancreatitis. Don’t use it with active cancer, in acute critical illness, or if diabetes is damaging your retina.',
    recommendedDose:
      'For adults with a deficiency Norditropin begins with 0.004 mg per kg of body weight a day, at most 0.016 mg per kg; regardless of weight, about 0.2 mg a day (0.15 to 0.3), raised by 0.1 to 0.2 mg every 1 to 2 months. 1 mg is about 3 IU.',
    frequency: 'Daily',
    duration: 'Long-term in a deficiency, with blood tests of IGF-1.',
    bestTakenWith:
      'Injected under the skin of the abdomen, thigh, buttock or back of the upper arm, a different spot each time. Peptides that release growth hormone add to it.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      norditropin,
      article(
        'Growth hormone in healthy older people (Liu et al. 2007)',
        '10.7326/0003-4819-146-2-200701160-00005',
        '2026-11-27',
      ),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
]
