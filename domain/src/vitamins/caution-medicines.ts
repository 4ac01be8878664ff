import { phrases } from '../safety/health-note-words.ts'
import type { CautionRow } from './caution-row.ts'
import { sources } from './sources.ts'

/** Medicines in people's notes, by substance, brand or purpose, with sources about vitamins. */
export const medicineRows: readonly CautionRow[] = [
  {
    words: phrases(`
      warfarin, coumadin, jantoven, marevan, acenocoumarol, acenocumarol, sintrom, sinthrome,
      phenprocoumon, marcumar, marcoumar, falithrom, coumarin, vitamin k antagonist, vka,
      blood thinner, blood thinning, anticoagulant, anticoagulation, anticoagulated
    `),
    meanings: [
      {
        about: ['Multivitamin'],
        sentence:
          'On warfarin and similar medicines, you need the same amount of vitamin K each day. A multivitamin may contain some, so ask before you start or stop one.',
        source: sources.vitaminK,
      },
    ],
  },
  {
    words: phrases(`
      thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, thyroiditis, goiter,
      thyroidectomy, hashimoto, levothyroxine, levothyroxin, thyroxine, thyroxin,
      synthroid, euthyrox, levoxyl, unithroid, tirosint, eltroxin, levothroid, goitre
    `),
    butNot: phrases('para thyroid'),
    meanings: [
      {
        about: ['Calcium'],
        sentence: 'If you take levothyroxine, take calcium at least 4 hours apart from it.',
        source: sources.levothyroxineAndCalcium,
      },
      {
        about: ['Iron', 'Multivitamin'],
        sentence:
          'If you take levothyroxine, take iron at least 4 hours apart from it. Iron blocks its absorption.',
        source: sources.levothyroxineAndIron,
      },
    ],
  },
  {
    words: phrases(`
      tetracycline, doxycycline, minocycline, demeclocycline, vibramycin, doryx, oracea, minocin,
      solodyn, adoxa, monodox, lymecycline, oxytetracycline
    `),
    meanings: [
      {
        about: ['Calcium', 'Iron', 'Magnesium', 'Multivitamin'],
        sentence:
          'Minerals can block absorption of tetracycline antibiotics. Leave at least 3 hours between them.',
        source: sources.tetracyclines,
      },
      {
        about: ['Zinc'],
        sentence:
          'Zinc can block absorption of tetracycline antibiotics. Ask how many hours to leave between them.',
        source: sources.tetracyclinesAndZinc,
      },
    ],
  },
  {
    words: phrases(`
      quinolone, fluoroquinolone, ciprofloxacin, cipro, levofloxacin, levaquin, moxifloxacin, avelox,
      ofloxacin, norfloxacin, gemifloxacin, delafloxacin, baxdela
    `),
    meanings: [
      {
        about: ['Calcium', 'Iron', 'Magnesium', 'Zinc', 'Multivitamin'],
        sentence:
          'Minerals can block absorption of quinolone antibiotics such as ciprofloxacin. Don’t take them together. Ask how many hours to leave between.',
        source: sources.quinolones,
      },
    ],
  },
  {
    words: phrases(`
      levodopa, l dopa, carbidopa, benserazide, sinemet, madopar, prolopa, stalevo, rytary, duopa,
      parcopa, dhivy, parkinson, parkinsonism
    `),
    butNot: phrases('wolff parkinson'),
    meanings: [
      {
        about: ['Iron', 'Multivitamin'],
        sentence:
          'If you take levodopa, tell your clinician before you take iron or a multivitamin with iron. Iron can block its absorption.',
        source: sources.levodopa,
      },
    ],
  },
  {
    words: phrases(`
      integrase inhibitor, dolutegravir, tivicay, triumeq, dovato, juluca, bictegravir, biktarvy,
      raltegravir, isentress, elvitegravir, genvoya, stribild, cabotegravir, vocabria, insti, hiv
    `),
    meanings: [
      {
        about: ['Calcium', 'Iron', 'Multivitamin'],
        sentence:
          'It can block absorption of HIV medicines such as dolutegravir. Take dolutegravir with it at a meal, or at least 2 hours before or 6 hours after. Ask about yours.',
        source: sources.dolutegravir,
      },
      {
        about: ['Magnesium'],
        sentence:
          'Magnesium can block absorption of HIV medicines such as dolutegravir. Take dolutegravir at least 2 hours before it or 6 hours after. Ask about yours.',
        source: sources.dolutegravir,
      },
      {
        about: ['Zinc'],
        sentence:
          'Zinc may block absorption of HIV medicines such as bictegravir. Ask how many hours to leave between yours and zinc.',
        source: sources.bictegravir,
      },
    ],
  },
  {
    words: phrases(`
      metformin, glucophage, glumetza, fortamet, riomet, janumet, jentadueto, synjardy, xigduo,
      invokamet, segluromet, kazano, actoplus met
    `),
    meanings: [
      {
        about: ['Vitamin B12'],
        effect: 'name',
        sentence:
          'Metformin often lowers vitamin B12, more so in high doses and over years. Ask for a blood test.',
        source: sources.metformin,
      },
    ],
  },
  {
    words: phrases(`
      ppi, ppis, proton pump inhibitor, omeprazole, prilosec, losec, esomeprazole, nexium,
      lansoprazole, prevacid, pantoprazole, protonix, rabeprazole, aciphex, dexlansoprazole, dexilant,
      zegerid
    `),
    meanings: [
      {
        about: ['Vitamin B12'],
        effect: 'name',
        sentence:
          'Long use of proton pump inhibitors can go with low vitamin B12. Ask whether you need a blood test.',
        source: sources.protonPumpInhibitors,
      },
    ],
  },
  {
    words: phrases(`
      alendronate, alendronic acid, alendronat, alendronsaure, alendronato, fosamax, binosto, fosavance
    `),
    meanings: [
      {
        about: ['Calcium', 'Iron', 'Magnesium', 'Zinc', 'Multivitamin'],
        sentence:
          'Minerals block absorption of alendronate. Take alendronate first, then wait at least 30 minutes.',
        source: sources.alendronate,
      },
    ],
  },
  {
    words: phrases(`
      isotretinoin, isotretinoine, isotretinoina, accutane, roaccutane, roacutan, absorica, claravis,
      amnesteem, myorisan, zenatane
    `),
    meanings: [
      {
        about: ['Multivitamin'],
        sentence:
          'Isotretinoin is related to vitamin A, and its side effects are those of too much. Choose a multivitamin without vitamin A.',
        source: sources.isotretinoin,
      },
    ],
  },
  {
    words: phrases(`
      thiazide, hydrochlorothiazide, hydrochlorothiazid, hidroclorotiazida, hctz,
      chlorthalidone, chlortalidone, indapamide, metolazone, bendroflumethiazide, chlorothiazide,
      microzide, thalitone, hygroton
    `),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence:
          'Thiazides make your kidneys hold on to calcium, and vitamin D can add too much. Ask before you take it.',
        source: sources.thiazides,
      },
    ],
  },
  {
    words: phrases('digoxin, digoxine, digoxina, lanoxin, digitalis, digitoxin'),
    meanings: [
      {
        about: ['Calcium', 'Vitamin D3'],
        sentence:
          'Too much calcium in your blood makes digoxin more likely to disturb your heart rhythm. Ask before you take it.',
        source: sources.digoxin,
      },
    ],
  },
]
