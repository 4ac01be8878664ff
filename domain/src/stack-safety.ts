import { phrases } from './health-note-words.ts'
import type { Subject } from './health-notes.ts'
import type { PeptideClass, Source } from './medicines.ts'
import { stackSources } from './stack-sources.ts'

/** What something noted means for peptides, whoever suggests them. */
export interface SafetyMeaning {
  /** peptides of these classes, and of these names; what a blend holds counts too */
  classes?: readonly PeptideClass[]
  names?: readonly string[]
  /** 'leave-out': it is not suggested; 'warn': it is, with the sentence */
  effect: 'leave-out' | 'warn'
  sentence: string
  source: Source
}

/** Something that people note about their health, and what it means. */
export interface SafetyRow extends Subject {
  meanings: readonly SafetyMeaning[]
}

const GLP1 = ['GLP-1 agonist'] as const
const GH_RELEASERS = ['GHRH analogue', 'Ghrelin mimetic', 'Growth hormone'] as const

const glp1 = (effect: SafetyMeaning['effect'], sentence: string, source: Source): SafetyMeaning => ({
  classes: GLP1,
  ...{ effect, sentence, source },
})

/** 'No breast cancer' denies the whole of it. */
const KINDS =
  'breast, prostate, colon, bowel, skin, lung, thyroid, medullary thyroid, ovarian, cervical, blood, bone, brain, liver, kidney, pancreatic, stomach, bladder, testicular, active, current, past'

const cancer = phrases(`
  ${KINDS.split(', ')
    .map((kind) => `${kind} cancer`)
    .join()},
  cancer, carcinoma, malignancy, malignant, tumor, tumour, leukemia, leukaemia, lymphoma, melanoma, sarcoma,
  myeloma, metastasis, metastatic, chemo, chemotherapy, oncology, oncologist, glioma, glioblastoma
`)

/** During these nothing at all is suggested; see {@link SafetyRow} for what is known of single medicines. */
export const pregnancyOrNursing: Subject = {
  words: phrases(`
    pregnant, pregnancy, pregant, pregnent, preggo, preggers, expecting a baby, expecting a child, expecting baby, weeks along, months along, embarazada, enceinte, schwanger, breastfeeding, breast feeding, breastfeed, breast feed, chestfeeding, lactating,
    lactation, nursing, trying to conceive, ttc, trying to get pregnant, ivf, trying for a baby, trying for baby
  `),
  butNot: phrases(`
    nursing home, nursing student, nursing school, nursing degree, nursing assistant, nursing shift, nursing job,
    nursing career, prevent pregnancy, avoid pregnancy, preventing pregnancy, avoiding pregnancy,
    previous pregnancy, past pregnancy, ectopic pregnancy
  `),
}

/** Conditions and medicines that people note. A row is here because its source says so. */
export const safetyRows: readonly SafetyRow[] = [
  {
    words: phrases(`
      medullary thyroid cancer, medullary thyroid carcinoma, mens 2, mens ii, men two, men type 2, medullary thyroid, medullary cancer, mtc, men 2,
      men ii, multiple endocrine neoplasia, thyroid cancer, thyroid carcinoma
    `),
    meanings: [
      glp1(
        'leave-out',
        'Labels of GLP-1 medicines forbid them to whoever, or whose family, had medullary thyroid cancer or MEN 2.',
        stackSources.wegovyContraindications,
      ),
    ],
  },
  {
    ...pregnancyOrNursing,
    meanings: [
      glp1(
        'leave-out',
        'The Wegovy label says to stop it 2 months before a planned pregnancy and once you are pregnant. Ask first while breastfeeding.',
        stackSources.wegovySafety,
      ),
      {
        classes: GH_RELEASERS,
        effect: 'leave-out',
        sentence: 'The label of tesamorelin, which releases growth hormone, forbids it in pregnancy.',
        source: stackSources.egrifta,
      },
      {
        names: ['BPC-157'],
        effect: 'leave-out',
        sentence:
          'The FDA lacks the information to know whether BPC-157 harms people: don’t use it while pregnant or breastfeeding.',
        source: stackSources.bpc157Risks,
      },
    ],
  },
  {
    words: phrases('pancreatitis, pancreatits, pancreatitus, pancriatitis'),
    meanings: [
      glp1(
        'leave-out',
        'Labels of GLP-1 medicines warn of pancreatitis, and Zepbound was not studied in people who had it.',
        stackSources.zepboundUse,
      ),
    ],
  },
  {
    words: phrases(`
      gastroparesis, delayed gastric emptying, slow gastric emptying, gastric outlet obstruction, severe gastrointestinal
    `),
    meanings: [
      glp1(
        'leave-out',
        'Tirzepatide slows the stomach and is not recommended in severe disease of stomach or gut, gastroparesis among it.',
        stackSources.lillyOnGastroparesis,
      ),
    ],
  },
  {
    words: phrases(
      'type 1 diabetes, type 1 diabetic, diabetes type 1, type i diabetes, type i diabetic, type one diabetes, type one diabetic, t 1 d, t 1 dm, dm 1, iddm, juvenile diabetes, lada',
    ),
    meanings: [
      glp1('leave-out', 'The Mounjaro label says it is not for type 1 diabetes.', stackSources.mounjaroUse),
    ],
  },
  {
    words: phrases(`
      eating disorder, disordered eating, anorexia, anorexic, bulimia, bullimia, bulemia, bulimic, binge eating, arfid, orthorexia
    `),
    meanings: [
      glp1(
        'leave-out',
        'Reviewers hold GLP-1 medicines contraindicated in atypical anorexia and in bulimia, because they may make restricting worse.',
        stackSources.eatingDisorders,
      ),
    ],
  },
  {
    words: phrases('suicidal, suicide, suicide attempt, self harm'),
    meanings: [
      glp1(
        'leave-out',
        'Safety information on Wegovy says not to take it after a suicide attempt or with suicidal thoughts.',
        stackSources.wegovyWhoShouldNot,
      ),
    ],
  },
  {
    words: phrases(
      'gallbladder, gall bladder, gallstone, gall stone, cholelithiasis, cholecystitis, biliary colic',
    ),
    meanings: [
      glp1(
        'warn',
        'Gallbladder trouble was reported with it: ask your prescriber first.',
        stackSources.zepboundWarnings,
      ),
    ],
  },
  {
    words: phrases(`
      kidney, renal, nephropathy, nephritis, ckd, esrd, dialysis, hemodialysis, low egfr, liver, hepatic, hepatitis,
      cirrhosis, fatty liver
    `),
    butNot: phrases('kidney bean, kidney stone, renal stone'),
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber of kidney or liver trouble before you take it.',
        stackSources.wegovySafety,
      ),
    ],
  },
  {
    words: phrases('retinopathy, diabetic eye disease'),
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber of diabetic retinopathy before you take it.',
        stackSources.wegovySafety,
      ),
    ],
  },
  {
    words: phrases(`
      insulin, insuline, sulfonylurea, sulphonylurea, glipizide, glimepiride, glyburide, gliclazide, humalog, novolog, lantus,
      basaglar, tresiba, levemir, toujeo
    `),
    butNot: phrases('insulin resistance, insulin resistant, insulin sensitivity'),
    meanings: [
      glp1(
        'warn',
        'With insulin or a sulfonylurea the risk of low blood sugar rises: doses may have to change.',
        stackSources.zepboundWarnings,
      ),
    ],
  },
  {
    words: phrases('warfarin, coumadin, jantoven'),
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber that you take warfarin: its range is narrow.',
        stackSources.zepboundWarnings,
      ),
    ],
  },
  {
    words: phrases('birth control pill, oral contraceptive, contraceptive pill, the pill, birth control'),
    meanings: [
      {
        names: ['Tirzepatide'],
        effect: 'warn',
        sentence:
          'Birth control pills may work less well for 4 weeks after starting and after each increase: another method may be needed.',
        source: stackSources.zepboundSafety,
      },
    ],
  },
  {
    words: cancer,
    meanings: [
      {
        classes: [...GH_RELEASERS, 'IGF-1 analogue'],
        effect: 'leave-out',
        sentence:
          'The label of tesamorelin, which raises growth hormone and IGF-1, forbids it in active cancer.',
        source: stackSources.egrifta,
      },
      {
        names: ['BPC-157'],
        effect: 'leave-out',
        sentence:
          'It makes new blood vessels grow in animals, and nobody knows what that does to a cancer: whoever had one should not use it.',
        source: stackSources.bpc157Vessels,
      },
    ],
  },
  {
    words: phrases(`
      pituitary, hypopituitarism, hypophysectomy, pituitary tumor, pituitary tumour, head irradiation,
      brain irradiation, head trauma
    `),
    meanings: [
      {
        classes: GH_RELEASERS,
        effect: 'leave-out',
        sentence:
          'The label of tesamorelin forbids it where the pituitary is damaged, operated on or irradiated.',
        source: stackSources.egrifta,
      },
    ],
  },
  {
    words: phrases(
      'diabetes, diabetic, prediabetes, pre diabetes, glucose intolerance, high blood sugar, insulin resistance',
    ),
    meanings: [
      {
        classes: GH_RELEASERS,
        effect: 'warn',
        sentence: 'It can raise blood sugar: the label wants it checked before and during treatment.',
        source: stackSources.egrifta,
      },
    ],
  },
  {
    words: phrases(`
      transplant, immunosuppressed, immunosuppression, immunosuppressant, immune suppressed, tacrolimus,
      cyclosporine, ciclosporin, mycophenolate, azathioprine
    `),
    meanings: [
      {
        names: ['Thymosin Alpha-1'],
        effect: 'leave-out',
        sentence:
          'It works by strengthening the immune system: don’t use it while medicines suppress yours, as after a transplant.',
        source: stackSources.zadaxin,
      },
    ],
  },
  {
    words: phrases('wilson disease, wilsons disease, hepatolenticular degeneration, copper overload'),
    meanings: [
      {
        names: ['GHK-Cu'],
        effect: 'leave-out',
        sentence: 'It carries copper: whoever has Wilson disease should avoid it.',
        source: stackSources.copperPeptideRisks,
      },
    ],
  },
]
