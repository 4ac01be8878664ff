import { article, dailyMed, page, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { forMen } from './pages.ts'

const vyleesi = dailyMed('Vyleesi')
const forteo = dailyMed('Forteo')
const symlin = dailyMed('Symlin')
const lillyOnForteoSites = page(
  'Lilly on sites of injection',
  'https://www.lillymedical.com/en-us/answers/forteo-teriparatide-injection-alternate-injection-sites-26314',
  '2026-11-22',
)

export const hormonesAndBone: readonly SeedEntry[] = [
  {
    name: 'PT-141 (Bremelanotide)',
    mg: 10,
    category: 'Other',
    aliases: ['Vyleesi'],
    routes: ['subcutaneous'],
    peptideClass: 'Melanocortin agonist',
    label: {
      apart: { hours: 24, source: vyleesi },
      highest: { amount: 1.75, unit: 'mg', per: 'dose', saidBy: 'label', source: vyleesi },
      sites: { regions: ['abdomen', 'thigh'], source: vyleesi },
    },
    description:
      'A peptide that acts on melanocortin receptors in the brain involved in sexual desire, with a half-life of about 2.7 hours. As Vyleesi it is prescription-only, approved in the US for low sexual desire that causes distress in women before menopause; it is not approved for men. Evidence: approved medicine with randomized trials that showed a modest effect.',
    benefits:
      'In trials, women using it reported somewhat more desire and less distress than with placebo. Small studies in men suggest it may help erections.',
    sideEffects:
      'About 40% of women in trials had nausea; flushing, headache and injection-site reactions are also common. Blood pressure rises for up to 12 hours, so don’t use it with uncontrolled high blood pressure or heart disease. Dark patches on the face, gums or breasts can appear and may not fade.',
    recommendedDose:
      '1.75 mg under the skin at least 45 minutes before sexual activity, no more than one dose in 24 hours and no more than 8 doses a month.',
    frequency: 'As needed',
    duration: 'As needed; the label advises stopping after 8 weeks if there is no improvement.',
    bestTakenWith:
      'Injected under the skin of the abdomen or thigh; a light stomach may ease nausea. It slows stomach emptying and can lower the effect of some tablets, notably oral naltrexone, and shouldn’t be combined with Melanotan II.',
    sources: [
      vyleesi,
      article('Two trials in women (Kingsberg et al. 2019)', '10.1097/AOG.0000000000003500', '2026-11-28'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Kisspeptin-10',
    mg: 10,
    category: 'Other',
    aliases: ['KP-10'],
    routes: ['subcutaneous'],
    description:
      'The shortest active piece (10 amino acids) of kisspeptin, the brain hormone that starts the release of reproductive hormones. It is not an approved medicine. Evidence: small hospital studies of single injections and short infusions; no trials of self-use.',
    benefits:
      'In men, short-term doses raised LH and testosterone. It may become useful in fertility medicine; small studies of kisspeptin also suggest effects on brain responses linked to desire.',
    sideEffects:
      'Few side effects were seen in short studies; flushing, nausea and headache are possible. Constant or frequent use may blunt the response, and the effect on long-term hormone balance is unknown.',
    recommendedDose:
      'No established human dose. Studies gave 0.3 to 1 mcg per kg into a vein as a single dose; research-use protocols commonly cite 100 to 200 mcg under the skin. No primary source found for these protocols.',
    frequency: '',
    duration: 'Not established; human studies lasted hours to days.',
    bestTakenWith:
      'Studies used injections or infusions into a vein; under the skin is the usual research-use route. It is unlikely to work well while taking testosterone, which suppresses the same pathway.',
    forbiddenInSport: forMen,
    sources: [
      wadaList,
      article('Kisspeptin-10 in men (George et al. 2011)', '10.1210/jc.2011-0089', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Gonadorelin',
    mg: 2,
    category: 'Other',
    aliases: ['GnRH', 'LHRH'],
    routes: ['subcutaneous'],
    description:
      'A copy of the brain hormone GnRH (10 amino acids), which tells the pituitary gland to release LH and FSH and is cleared within minutes. It is prescription-only: a hormone test and, by pulse pump, a treatment to restore fertility. The US brands were withdrawn for commercial reasons; clinics prescribe it from compounding pharmacies alongside testosterone, which is not an approved use. Evidence: well studied as a test and by pump; little trial evidence for a few injections a week.',
    benefits:
      'Given in pulses by pump it can restore ovulation or sperm production in people who lack GnRH. Occasional injections may help keep testicular function during testosterone treatment, but this is unproven.',
    sideEffects:
      'Headache, nausea, flushing, abdominal discomfort and injection-site reactions may occur; allergic reactions are rare. In women it may cause multiple pregnancy, and steady rather than pulsed exposure can switch hormones off.',
    recommendedDose:
      '100 mcg as a single injection is the usual hormone test dose; pump treatment is set by a specialist. For use alongside testosterone there is no established dose, and no primary source found for one.',
    frequency: '2x per week',
    duration: 'A single dose for testing; months for fertility treatment, under specialist care.',
    bestTakenWith:
      'Injected under the skin or into a vein; meals don’t matter. Testosterone strongly suppresses its effect on the pituitary, which is why benefit alongside it is doubtful.',
    forbiddenInSport: forMen,
    sources: [
      wadaList,
      page('Drugs@FDA: Factrel and Lutrepulse', 'https://www.accessdata.fda.gov/scripts/cder/daf/'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Oxytocin',
    mg: 2,
    category: 'Other',
    aliases: ['Pitocin', 'Syntocinon'],
    routes: ['intramuscular', 'nasal'],
    description:
      'A natural hormone of 9 amino acids involved in birth, breastfeeding and bonding. It is prescription-only, approved for hospital use to start or strengthen labor and to control bleeding after birth; nasal use for mood or bonding is not approved. Evidence: approved medicine for childbirth, but large trials of nasal spray for social difficulties were disappointing.',
    benefits:
      'In hospital it strengthens contractions and reduces bleeding after birth. Nasal oxytocin may change social attention for a short time, but results conflict, and a large trial in autistic children found no benefit.',
    sideEffects:
      'Nausea, headache and nose irritation may occur; too much can cause low blood sodium, changes in blood pressure and fast heartbeat. Don’t use it during pregnancy outside a hospital: contractions that are too strong endanger mother and baby, and the US label warns against elective induction of labor.',
    recommendedDose:
      'Set by hospital staff during and after birth; there is no approved dose for home use. No primary source found for a usual dose of nasal spray.',
    frequency: '',
    duration: 'Hours in hospital use; not established for nasal use, where most studies were single-dose.',
    bestTakenWith:
      'Given into a vein or muscle in hospital; studies of behavior used a nasal spray about 30 to 45 minutes beforehand. Drinking very large amounts of water adds to the risk of low sodium.',
    sources: [
      dailyMed('Pitocin'),
      article('Nasal spray in autistic children (Sikich et al. 2021)', '10.1056/NEJMoa2103583', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Teriparatide',
    mg: 0.6,
    category: 'Other',
    aliases: ['Forteo', 'Forsteo', 'PTH 1-34'],
    routes: ['subcutaneous'],
    label: {
      highest: {
        amount: 20,
        unit: 'mcg',
        per: 'day',
        saidBy: 'label',
        source: forteo,
      },
      sites: {
        regions: ['thigh', 'abdomen'],
        source: lillyOnForteoSites,
      },
    },
    description:
      'The first 34 amino acids of parathyroid hormone, which builds new bone when given once a day; it comes in pens that hold about 0.6 mg. It is prescription-only, approved (as Forteo, Forsteo and others) for osteoporosis in people at high risk of fracture. Evidence: approved medicine with large randomized trials.',
    benefits:
      'In a large trial of women after menopause it raised bone density and cut new spine fractures by about 65%. Faster healing of ordinary fractures has not been clearly shown.',
    sideEffects:
      'Leg cramps, nausea, joint pain, headache and dizziness on standing up in the first doses are common; calcium in blood or urine may rise and kidney stones may form. High doses caused bone cancer in rats, so people with Paget disease, bone cancer, past bone radiation or growing bones should not use it.',
    recommendedDose: '20 mcg under the skin once a day.',
    frequency: 'Daily',
    duration:
      'Up to 2 years in a lifetime for most people, followed by another bone medicine to keep the gain.',
    bestTakenWith:
      'Injected into the thigh or abdomen, sitting or lying down for the first doses, at any time of day and with or without food. Enough calcium and vitamin D matter; people who take digoxin should tell their doctor.',
    sources: [
      forteo,
      lillyOnForteoSites,
      article('Trial after menopause (Neer et al. 2001)', '10.1056/NEJM200105103441904', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Pramlintide',
    mg: 2.7,
    category: 'Other',
    aliases: ['Symlin'],
    routes: ['subcutaneous'],
    peptideClass: 'Amylin analogue',
    label: {
      highest: {
        amount: 120,
        unit: 'mcg',
        per: 'dose',
        saidBy: 'label',
        source: symlin,
      },
      sites: {
        regions: ['thigh', 'abdomen'],
        source: symlin,
      },
    },
    description:
      'A short-acting copy of amylin, the fullness hormone released with insulin; it comes in pens that hold 1.5 or 2.7 mg. It is prescription-only, approved in the US (as Symlin) for people with type 1 or type 2 diabetes who use mealtime insulin. Evidence: approved medicine with randomized trials.',
    benefits:
      'It lowers the rise in blood sugar after meals. In trials people also lost a small amount of weight on average.',
    sideEffects:
      'Nausea, reduced appetite, vomiting and headache are common. The US label has a boxed warning about severe low blood sugar within 3 hours of an injection when used with insulin, above all in type 1 diabetes. Don’t use it with slow stomach emptying (gastroparesis) or by people who cannot feel low blood sugar.',
    recommendedDose:
      '60 mcg before each main meal in type 2 diabetes, rising to 120 mcg; in type 1 diabetes 15 mcg, rising in 15 mcg steps to 30 or 60 mcg. Wait at least 3 days between steps, and halve mealtime insulin when starting, as your prescriber directs.',
    frequency: 'Three times daily',
    duration: 'Long-term, for as long as it helps and is tolerated.',
    bestTakenWith:
      'Injected under the skin just before meals with at least 250 kcal or 30 g of carbohydrate, at a different site from insulin and never mixed with it. Take tablets that must act quickly 1 hour before or 2 hours after.',
    sources: [symlin],
    statusCheckedOn: '2026-11-22',
  },
]
