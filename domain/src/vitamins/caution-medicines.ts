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
          'People on warfarin and its like need the same amount of vitamin K each day, and a multivitamin may hold some: ask before you start or stop one.',
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
        sentence: 'If you take levothyroxine: leave at least 4 hours between it and calcium.',
        source: sources.levothyroxineAndCalcium,
      },
      {
        about: ['Iron', 'Multivitamin'],
        sentence:
          'If you take levothyroxine: iron keeps it from being taken up. Leave at least 4 hours between them.',
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
        about: ['Calcium', 'Iron', 'Magnesium', 'Zinc', 'Multivitamin'],
        sentence:
          'Minerals can keep tetracycline antibiotics from being taken up: take the antibiotic at least 2 hours before the minerals, or 4 to 6 hours after.',
        source: sources.tetracyclines,
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
          'Minerals can keep quinolone antibiotics such as ciprofloxacin from being taken up: don’t take them together, and ask how many hours to leave between.',
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
          'If you take levodopa: tell your clinician before you take iron or a multivitamin with iron, which can keep it from being taken up.',
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
          'It can keep HIV medicines such as dolutegravir from being taken up: that one is taken with it at a meal, or else at least 2 hours before or 6 hours after. Ask what holds for yours.',
        source: sources.dolutegravir,
      },
      {
        about: ['Magnesium'],
        sentence:
          'Magnesium can keep HIV medicines such as dolutegravir from being taken up: that one is taken at least 2 hours before it, or 6 hours after. Ask what holds for yours.',
        source: sources.dolutegravir,
      },
      {
        about: ['Zinc'],
        sentence:
          'Zinc may keep HIV medicines such as bictegravir from being taken up: ask how many hours to leave between yours and zinc.',
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
          'Metformin commonly lowers vitamin B12, more so in high doses and over years: ask for a blood test.',
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
          'Proton pump inhibitors taken for long can go with too little vitamin B12: ask whether a blood test makes sense.',
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
          'Minerals keep alendronate from being taken up: take alendronate first, and wait at least 30 minutes.',
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
          'Isotretinoin is related to vitamin A, and its side effects are those of too much: choose a multivitamin without vitamin A.',
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
          'Thiazides make the kidneys hold on to calcium, and with vitamin D too much can build up: ask before you take it.',
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
          'Too much calcium in the blood makes digoxin more likely to disturb the heart rhythm: ask before you take it.',
        source: sources.digoxin,
      },
    ],
  },
]
