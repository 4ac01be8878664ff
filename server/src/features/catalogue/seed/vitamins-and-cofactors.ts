import { page } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { cyanocobalamin } from './pages.ts'

/** Not peptides, but sold in the same vials. */
export const vitaminsAndCofactors: readonly SeedEntry[] = [
  {
    name: 'NAD+',
    mg: null,
    category: 'Anti-Aging',
    aliases: ['Nicotinamide adenine dinucleotide'],
    routes: ['subcutaneous', 'intramuscular', 'nasal'],
    description:
      'A coenzyme of every cell that takes part in making energy and repairing DNA; it is no peptide. It is not an approved medicine: injections and infusions come from compounding pharmacies or are sold for research. Evidence: no published randomized trials of NAD+ infusions found; studies of tablets are of its precursors.',
    benefits:
      'Levels fall with age, and injections are offered for energy and clear thinking. Nobody has shown a benefit in people.',
    sideEffects:
      'Flushing, nausea, cramps, headache, dizziness, palpitations and pain at the injection site are reported, with infusions also a tight chest; no primary source found for how often. The US FDA has reports of severe chills, shaking, vomiting and fatigue that point to endotoxins, after food-grade NAD+ was used for injections.',
    recommendedDose: 'No established human dose. Compounding pharmacies leave the amount to the prescriber.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Described as an injection under the skin or into a muscle, a nasal spray, or an infusion under medical watch. Ask for proof that the powder was meant for sterile use; people with active cancer should ask an oncologist first.',
    sources: [
      page(
        'FDA on food-grade NAD+ in injections',
        'https://www.fda.gov/drugs/human-drug-compounding/fda-reminds-compounders-use-ingredients-suitable-sterile-compounding',
        '2026-11-22',
      ),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Glutathione',
    mg: null,
    category: 'Cosmetic',
    aliases: ['GSH', 'L-glutathione'],
    routes: ['intramuscular', 'oral'],
    description:
      'Three amino acids that every cell makes as its own antioxidant. It is not an approved medicine in the US: capsules are a food supplement, injections come from compounding pharmacies on prescription; the Philippines approved the injection only beside chemotherapy with cisplatin. Evidence: no published clinical trials of injections for lighter skin.',
    benefits:
      'It is injected mostly to lighten the skin, which no trial has shown. Other claims are as open.',
    sideEffects:
      'The Philippine regulator warns of damage to liver, kidneys and nerves and of a severe skin reaction (Stevens-Johnson syndrome). In the US seven people fell ill within minutes of a compounded infusion, with vomiting, chills, low blood pressure and trouble breathing, probably from endotoxins in the powder.',
    recommendedDose:
      'No established human dose. No guideline names an amount or a length of treatment for injections.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Injections belong into the hands of a health professional. They are often paired with vitamin C, which in large amounts can harm kidneys, above all with G6PD deficiency.',
    sources: [
      page(
        'FDA on compounded glutathione, 2019',
        'https://www.fda.gov/drugs/human-drug-compounding/fda-highlights-concerns-using-dietary-ingredient-glutathione-compound-sterile-injectables',
      ),
      page('FDA Philippines on injected glutathione', 'https://www.fda.gov.ph/'),
    ],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'Vitamin B12 (Cyanocobalamin)',
    mg: 1,
    category: 'Other',
    aliases: ['B12 injection', 'Cobalamin'],
    routes: ['intramuscular', 'subcutaneous'],
    label: {
      highest: { amount: 1000, unit: 'mcg', per: 'day', saidBy: 'label', source: cyanocobalamin },
    },
    description:
      'A vitamin that blood and nerves need; it is no peptide. As an injection it is prescription-only, approved for vitamin B12 deficiency such as pernicious anemia, where the gut takes up too little. Evidence: approved medicine, well proven in a deficiency.',
    benefits:
      'It corrects the anemia of a deficiency and prevents lasting damage to nerves. If you absorb it normally, you can take it by mouth.',
    sideEffects:
      'Severe allergic reactions are rare but have been fatal. Don’t use it with an allergy to cobalt or cobalamin, or with Leber disease, in which it can destroy the optic nerve; when severe anemia is treated, potassium can fall.',
    recommendedDose:
      '100 mcg a day for 6 or 7 days, the same every other day for seven doses, then every 3 to 4 days for 2 to 3 weeks, and 100 mcg a month for life in pernicious anemia; some schemes use 1,000 mcg.',
    frequency: 'Monthly',
    duration: 'For life in pernicious anemia, otherwise until the cause is treated.',
    bestTakenWith:
      'Injected into a muscle or deep under the skin, never into a vein, where almost all of it is lost. Meals don’t matter; folic acid alone can hide a deficiency while nerves are harmed.',
    sources: [cyanocobalamin],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
]
