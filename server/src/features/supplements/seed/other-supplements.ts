import type { SupplementSeed } from './supplement-seed.ts'

export const others: readonly SupplementSeed[] = [
  {
    name: 'Omega-3',
    category: 'fatty acid',
    description:
      'Fish or algal oil with the fatty acids EPA and DHA. The amount counts these two together, not the weight of the oil.',
    dosageAmount: 250,
    dosageUnit: 'mg',
    recommendedUse:
      'No daily amount of EPA and DHA has been set; two meals of fish a week bring about 250 mg a day. Up to 5,000 mg a day from supplements is held to be safe. With food.',
    benefits:
      'Lowers triglycerides in high doses. For heart attacks results differ between trials; eating fish is better supported than capsules.',
    sideEffects:
      'Fishy taste, heartburn, loose stools. High doses may affect bleeding with blood thinners and raise the risk of atrial fibrillation. Not fish oil with a fish allergy.',
  },
  {
    name: 'Probiotics',
    category: 'digestion',
    description:
      'Living bacteria or yeasts, counted in colony-forming units (CFU). What one strain does says nothing about another.',
    dosageAmount: 1,
    dosageUnit: 'capsules',
    recommendedUse:
      'No daily amount has been set. Follow the label of a product that names its strains and the CFU at the end of its shelf life.',
    benefits:
      'Some strains lower the risk of diarrhea with antibiotics or ease irritable bowels. No effect on weight is established.',
    sideEffects:
      'Gas and bloating at first. Rarely serious infections in people who are very ill or whose immune system is weak.',
  },
  {
    name: 'Psyllium Husk',
    category: 'digestion',
    description: 'Soluble fiber from plantain seeds that swells to a gel in water.',
    dosageAmount: 5000,
    dosageUnit: 'mg',
    recommendedUse:
      'About 5,000 mg (5 g) once to three times a day, each with a large glass of water; start with less. Keep it 2 hours apart from medicines.',
    benefits: 'Eases constipation, which is common on GLP-1 medicines, and lowers LDL cholesterol slightly.',
    sideEffects:
      'Gas and bloating. Without enough water it can block gullet or bowel: not for people with swallowing problems or a narrowed bowel, and with care where the stomach empties slowly.',
  },
  {
    name: 'Ginger',
    category: 'digestion',
    description: 'The dried root in capsules.',
    dosageAmount: 1000,
    dosageUnit: 'mg',
    recommendedUse:
      'Studies on nausea mostly used about 1,000 mg a day in portions. No daily amount has been set.',
    benefits:
      'May ease nausea in pregnancy; whether it helps with the nausea of GLP-1 medicines has not been tested well.',
    sideEffects: 'Heartburn and stomach upset. It may add to the effect of blood thinners.',
  },
  {
    name: 'CoQ10',
    category: 'other',
    description: 'Coenzyme Q10, which the body makes itself and cells use to turn food into energy.',
    dosageAmount: 100,
    dosageUnit: 'mg',
    recommendedUse:
      'No daily amount has been set; studies mostly used 100 to 300 mg a day. With a meal that contains fat.',
    benefits:
      'It may help some people with heart failure. It has not been shown to ease muscle pain from statins reliably, nor to slow ageing.',
    sideEffects:
      'Mild stomach upset or sleeplessness. It may weaken warfarin and may lower blood sugar and blood pressure a little.',
  },
  {
    name: 'Turmeric',
    category: 'other',
    description:
      'The root of Curcuma longa; curcumin is the part most studied. Little of it is absorbed without additives.',
    dosageAmount: 500,
    dosageUnit: 'mg',
    recommendedUse: 'No daily amount has been set; studies mostly used 500 to 1,500 mg of extract a day.',
    benefits: 'It may ease the pain of knee arthritis. For other uses the evidence is weak.',
    sideEffects:
      'Stomach upset. Liver damage has been reported, above all with products made to be absorbed better, such as with black pepper. It may add to blood thinners.',
  },
  {
    name: 'Creatine',
    category: 'other',
    description: 'Creatine monohydrate, which muscles use for short, hard efforts; also in meat and fish.',
    dosageAmount: 3000,
    dosageUnit: 'mg',
    recommendedUse:
      'Studies used 3,000 to 5,000 mg (3 to 5 g) a day, at any time of day. No daily amount has been set.',
    benefits:
      'Together with strength training it adds to strength and muscle, which matters while weight is lost. Without training it does little.',
    sideEffects:
      'Some weight as water in the muscles, which shows on the scale; stomach upset in large doses. It raises creatinine in blood tests. Not with kidney disease without asking.',
  },
  {
    name: 'Collagen Peptides',
    category: 'other',
    description:
      'Collagen from cattle or fish, broken into small pieces; the body takes it apart like other protein.',
    dosageAmount: 10_000,
    dosageUnit: 'mg',
    recommendedUse: 'Studies used 2,500 to 15,000 mg (2.5 to 15 g) a day. No daily amount has been set.',
    benefits:
      'Some small trials, many paid by makers, saw slightly better skin moisture or less joint pain. It is a poor source of protein by itself.',
    sideEffects: 'Fullness and heartburn. Not with an allergy to its source, such as fish.',
  },
]
