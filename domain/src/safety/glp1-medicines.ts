import { glp1, of, type SafetyRow } from './contraindication-row.ts'
import { phrases } from './health-note-words.ts'
import { DPP4_INHIBITORS, GLP1_NAMES, INSULINS } from './medicine-names.ts'
import { article, dailyMed } from './primary-sources.ts'
import { stackSources } from './stack-sources.ts'

const CHECKED = '2026-11-26'

/** Other medicines in notes, and what labels of GLP-1 medicines and pramlintide say about combining them. */
export const glp1WithMedicines: readonly SafetyRow[] = [
  {
    words: phrases(`
      ${INSULINS}, sulfonylurea, sulphonylurea, glipizide, glimepiride, glyburide, gliclazide, repaglinide, prandin, nateglinide, starlix, repaglinid, nateglinid, repaglinida, nateglinida, glinide, glimepirid, glibenclamid,
      glibenclamide, glipizid, gliclazid, glibenclamida, glimepirida, gliclazida, glipizida, glucotrol, amaryl, diamicron
    `),
    butNot: phrases('insulin resistance, insulin resistant, insulin sensitivity'),
    meanings: [
      glp1(
        'warn',
        'Insulin or a sulfonylurea raises the risk of low blood sugar, so doses may have to change.',
        stackSources.zepboundWarnings,
      ),
      {
        classes: ['Amylin analogue'],
        effect: 'warn',
        sentence:
          'The label of pramlintide warns of severe low blood sugar with insulin, and halves mealtime insulin at the start.',
        source: dailyMed('Symlin', CHECKED),
      },
    ],
  },
  {
    words: phrases(`
      hypoglycemia unawareness, hypoglycaemia unawareness, hypo unawareness, hypo unaware, hypoglycemic unawareness, lows without warning,
      dont feel lows, dont feel my lows, cant feel lows, cant feel my lows, dont feel hypos, dont feel my hypos, cant feel hypos, cant feel my hypos,
      dont notice lows, dont notice my lows, dont notice hypos, dont notice my hypos, dont notice low sugar, cant tell when im low,
      cant tell when i am low, cant tell when my sugar is low, cant tell if my sugar is low, dont know when im low, dont know when my sugar is low,
      dont feel it when my sugar is low, no longer feel when my sugar is low, no longer feel lows, no longer feel my lows, no longer notice lows,
      stopped feeling lows, stopped feeling my lows, lost my low warnings, lost low awareness, wont notice lows, je ne sens pas mes hypos, no siento las hipoglucemias, spure unterzucker nicht, hypos without warning, hypos without symptom, lows without symptom, no warning of lows, no warning before lows,
      hypoglykamie wahrnehmungsstorung, merke unterzucker nicht, merke unterzuckerung nicht, no noto las hipoglucemias, no noto la hipoglucemia, hypoglykamiewahrnehmungsstorung
    `),
    meanings: [
      {
        classes: ['Amylin analogue'],
        effect: 'leave-out',
        sentence: 'The pramlintide label rules it out for people who do not notice low blood sugar.',
        source: dailyMed('Symlin', CHECKED),
      },
    ],
  },
  {
    words: phrases('symlin, symlinpen, pramlintide, pramlintid, pramlintida'),
    meanings: [
      glp1(
        'warn',
        'The pramlintide label says not to combine it with medicines that slow the gut, as this one does.',
        dailyMed('Symlin', CHECKED),
      ),
    ],
  },
  {
    words: phrases(GLP1_NAMES),
    meanings: [
      of(
        ['Pramlintide'],
        'warn',
        'The pramlintide label says not to combine it with medicines that slow the gut, as GLP-1 medicines do.',
        dailyMed('Symlin', CHECKED),
      ),
    ],
  },
  {
    words: phrases(DPP4_INHIBITORS),
    meanings: [
      glp1(
        'warn',
        'With a DPP-4 inhibitor it lowers blood sugar no further, so the ADA doesn’t recommend both.',
        article('ADA Standards of Care 2025', '10.2337/dc25-S009', '2026-11-27'),
      ),
    ],
  },
  {
    words: phrases('warfarin, coumadin, jantoven, marcumar, phenprocoumon, acenocoumarol, sintrom'),
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber you take warfarin, since its safe range is narrow.',
        stackSources.wegovySafety,
      ),
    ],
  },
  {
    words: phrases(
      'levothyroxine, synthroid, levoxyl, unithroid, tirosint, euthyrox, l thyroxin, l thyroxine, eltroxin',
    ),
    meanings: [
      of(
        ['Oral semaglutide'],
        'warn',
        'Taken with levothyroxine, it raised thyroid hormone by a third in a trial, so ask about a thyroid test.',
        article(
          'Oral semaglutide with levothyroxine (Hauge et al. 2021)',
          '10.1080/17425255.2021.1955856',
          '2026-11-27',
        ),
      ),
    ],
  },
  {
    words: phrases(`
      birth control pill, oral contraceptive, contraceptive pill, contraceptive, ocp, the pill, birth control, bcp, minipill, mini pill, yasmin, yaz, lo loestrin, loestrin, ortho tri cyclen, sprintec, junel, slynd, opill, microgynon, diane 35,
      seasonique, alesse, aviane, nextstellis, natazia, cerazette, norethindrone, drospirenone, antibabypille, die pille, pille,
      anticonceptivo, anticonceptiva, pastilla anticonceptiva, pilule, pilule contraceptive
    `),
    meanings: [
      of(
        ['Tirzepatide'],
        'warn',
        'Birth control pills may work less well for 4 weeks after starting and after each increase, so another method may be needed.',
        stackSources.zepboundSafety,
      ),
    ],
  },
]
