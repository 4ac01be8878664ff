import { glp1, of, type SafetyRow } from './contraindication-row.ts'
import { glp1WithMedicines } from './glp1-medicines.ts'
import { phrases } from './health-note-words.ts'
import { dailyMed, page } from './primary-sources.ts'
import { RETINOPATHY } from './retinopathy-words.ts'
import { stackSources } from './stack-sources.ts'
import { KIDNEY_STONES, STONES_IN_KIDNEY } from './stone-words.ts'
import { GALLBLADDER_SURGERY_AHEAD, OPERATION_AHEAD } from './surgery-words.ts'
import { THYROID_CANCER } from './thyroid-cancer-words.ts'

const CHECKED = '2026-11-26'
const SEMAGLUTIDES = ['Semaglutide', 'Oral semaglutide']
const naion = page(
  'EMA on NAION and semaglutide',
  'https://www.ema.europa.eu/en/news/prac-concludes-eye-condition-naion-very-rare-side-effect-semaglutide-medicines-ozempic-rybelsus-wegovy',
  '2026-11-27',
)
const suicideWarning = page(
  'FDA on the warning about suicidal thoughts',
  'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requests-removal-suicidal-behavior-and-ideation-warning-glucagon-peptide-1-receptor-agonist-glp',
  '2026-11-27',
)

/** Without a gallbladder, gallbladder warnings don't apply. */
const GALLBLADDER_GONE = phrases(`
  gallbladder removed, gall bladder removed, gallbladder removal, gallbladder out, gallbladder taken out, gallbladder was removed,
  gallbladder surgically removed, removed my gallbladder, removed gallbladder, gallbladder is gone, without a gallbladder, without gallbladder,
  cholecystectomy, lap chole, gallenblase entfernt, gallenblase raus, ohne gallenblase, cholezystektomie, colecistectomia, sin vesicula,
  cholecystectomie, vesicule retiree
`)

/** Notes that matter for GLP-1 medicines, and what their labels say. */
export const glp1Rows: readonly SafetyRow[] = [
  {
    words: phrases(THYROID_CANCER),
    meanings: [
      glp1(
        'leave-out',
        'GLP-1 labels rule them out if you or a relative had medullary thyroid cancer or MEN 2.',
        stackSources.wegovyContraindications,
      ),
    ],
  },
  {
    words: phrases(
      'thyroid nodule, nodule on thyroid, nodule on my thyroid, schilddrusenknoten, nodulo tiroideo, nodule thyroidien, high calcitonin, elevated calcitonin, raised calcitonin, calcitonin high, calcitonin elevated, calcitonin is high, calcitonin is elevated',
    ),
    meanings: [
      glp1(
        'warn',
        'The label asks for a thyroid nodule or high calcitonin to be evaluated further.',
        dailyMed('Wegovy'),
      ),
    ],
  },
  {
    words: phrases(
      'pancreatitis, inflamed pancreas, inflammation of the pancreas, pancreas inflammation, pancreas attack, pancreatits, pancreatitus, pancriatitis, pankreatitis, bauchspeicheldrusenentzundung, pancreatite',
    ),
    meanings: [
      glp1(
        'leave-out',
        'GLP-1 labels warn of pancreatitis, and Zepbound wasn’t studied in people who had it.',
        stackSources.zepboundUse,
      ),
    ],
  },
  {
    words: phrases(`
      gastroparesis, gastroparese, gastroparesie, gastroparesia, magenlahmung, delayed gastric emptying, slow gastric emptying,
      delayed stomach emptying, slow stomach emptying, stomach empties slow, stomach empties slowly, stomach emptying is slow, stomach doesnt empty, gastric emptying, emptying delayed, emptying is delayed, emptying was delayed, delayed emptying, slowed emptying,
      stomach does not empty, stomach wont empty, slow stomach, lazy stomach, stomach paralysis, paralyzed stomach, reglan, metoclopramide, domperidone,
     
      gastric outlet obstruction, severe gastrointestinal, bowel obstruction, intestinal obstruction, small bowel obstruction, sbo, ileus,
      darmverschluss, obstruccion intestinal, ileo, occlusion intestinale, occlusion
    `),
    butNot: phrases(`
      vein occlusion, artery occlusion, retinal occlusion, gastric emptying was normal, gastric emptying is normal, gastric emptying normal,
      gastric emptying study was normal, gastric emptying study normal, normal gastric emptying, rapid gastric emptying
    `),
    meanings: [
      glp1(
        'leave-out',
        'Lilly doesn’t recommend its GLP-1 medicine tirzepatide with severe stomach or gut disease such as gastroparesis.',
        stackSources.lillyOnGastroparesis,
      ),
      {
        classes: ['Amylin analogue'],
        effect: 'leave-out',
        sentence: 'The label of pramlintide, an amylin analogue, rules it out with gastroparesis.',
        source: dailyMed('Symlin', CHECKED),
      },
    ],
  },
  {
    words: phrases(`
      type 1 diabetes, type 1 diabetic, diabetes type 1, type i diabetes, type i diabetic, type one diabetes, type one diabetic,
      t 1 d, t 1 dm, dm 1, iddm, juvenile diabetes, lada, typ 1 diabetes, typ 1 diabetiker, typ 1 diabetikerin, diabetes typ 1, diabetes tipo 1,
      diabetico tipo 1, diabetica tipo 1, diabete de type 1, diabete type 1, diabetique de type 1, diabetique type 1
    `),
    meanings: [
      glp1('leave-out', 'The Mounjaro label says it is not for type 1 diabetes.', stackSources.mounjaroUse),
    ],
  },
  {
    words: phrases(`
      eating disorder, disordered eating, anorexia, anorexic, bulimia, bullimia, bulemia, bulimic, binge eating, arfid,
      orthorexia, essstorung, magersucht, bulimie, anorexie, trastorno alimentario, trastorno de la conducta alimentaria,
      trouble alimentaire
    `),
    meanings: [
      glp1(
        'leave-out',
        'A review advises against GLP-1 medicines with atypical anorexia or bulimia, because they may make restricting worse.',
        stackSources.eatingDisorders,
      ),
    ],
  },
  {
    words: phrases(`
      suicidal, suicide, suicide attempt, self harm, end my life, ended my life, ending my life, kill myself, killing myself, take my own life, took an overdose,
      overdosed on purpose, wanted to die, want to die, hurting myself, cutting myself, hurt myself on purpose, mich umbringen, quitarme la vida, matarme,
      en finir avec la vie, me suicider, suizid, suizidal, selbstmord, suizidgedanken, suicidio, suicida,
      ideas suicidas, suicidaire
    `),
    meanings: [
      glp1(
        'warn',
        'On January 13, 2026 the FDA asked to remove the warning about suicidal thoughts, since its review found no higher risk, but tell your prescriber anyway.',
        suicideWarning,
      ),
    ],
  },
  {
    words: phrases(`
      gallbladder, gall bladder, gallstone, gall stone, cholelithiasis, cholecystitis, cholecystectomy, biliary colic, gallenstein, gallensteine,
      gallenblase, calculo biliar, calculos biliares, vesicula, calcul biliaire, calculs biliaires, vesicule
    `),
    unless: { words: GALLBLADDER_GONE, butNot: phrases(GALLBLADDER_SURGERY_AHEAD) },
    meanings: [
      glp1(
        'warn',
        'Gallbladder trouble was reported with it, so ask your prescriber first.',
        stackSources.zepboundWarnings,
      ),
    ],
  },
  {
    words: phrases(
      'naion, ischemic optic neuropathy, ischaemic optic neuropathy, optic neuropathy, eye stroke, optic nerve stroke',
    ),
    meanings: [
      of(
        SEMAGLUTIDES,
        'leave-out',
        'The EMA calls NAION, a stroke of the optic nerve, a very rare side effect of semaglutide and says to stop it once confirmed.',
        naion,
      ),
      {
        classes: ['GLP-1 agonist'],
        effect: 'warn',
        sentence:
          'The EMA calls NAION, a stroke of the optic nerve, a very rare side effect of semaglutide, so ask first.',
        source: naion,
      },
    ],
  },
  {
    words: phrases(`
      ${OPERATION_AHEAD}, upcoming surgery, upcoming operation, planned surgery, scheduled surgery, scheduled for surgery, elective surgery,
      awaiting surgery, waiting for surgery, having surgery, having an operation, need surgery, going under, wisdom teeth out,
      general anesthesia, anesthesia, anaesthesia, deep sedation, colonoscopy, endoscopy, egd, operation geplant, geplante operation,
      op termin, operation am, operation im, op am, op im, narkose, vollnarkose, magenspiegelung, darmspiegelung, gastroskopie, koloskopie,
      gastroscopy, cirugia programada, cirugia, anestesia, colonoscopia, endoscopia, gastroscopia, me operan, chirurgie prevue, operation prevue,
      anesthesie, coloscopie, endoscopie, gastroscopie
    `),
    meanings: [
      glp1(
        'warn',
        'Food can stay in your stomach, so the label says to tell your team you take it before any surgery or anesthesia.',
        dailyMed('Wegovy'),
      ),
    ],
  },
  {
    words: phrases(`
      kidney, renal, nephropathy, nephritis, ckd, esrd, dialysis, hemodialysis, low egfr, liver, hepatic, hepatitis,
      cirrhosis, fatty liver, nafld, nash, mash, masld, niere, nierenerkrankung, niereninsuffizienz, leber, leberzirrhose, fettleber, dialyse, rinon, renal cronica, higado,
      cirrosis, rein, insuffisance renale, foie, cirrhose
    `),
    butNot: phrases(`kidney bean, ${KIDNEY_STONES}, ${STONES_IN_KIDNEY}`),
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber about kidney or liver trouble before you take it.',
        stackSources.wegovySafety,
      ),
    ],
  },
  {
    words: phrases(`
      crohn, crohns, ulcerative colitis, colitis, ibd, inflammatory bowel, diverticulitis, stomach ulcer, peptic ulcer, gastric ulcer, duodenal ulcer, severe constipation, chronic constipation,
      morbus crohn, colitis ulcerosa, divertikulitis, magengeschwur, colitis ulcerosa, diverticulitis, ulcera gastrica, rectocolite, diverticulite, ulcere gastrique
    `),
    meanings: [
      glp1(
        'warn',
        'Lilly doesn’t recommend its GLP-1 medicine tirzepatide with severe stomach or gut disease, so ask if yours is severe.',
        stackSources.lillyOnGastroparesis,
      ),
    ],
  },
  {
    words: RETINOPATHY,
    meanings: [
      glp1(
        'warn',
        'Tell your prescriber about diabetic retinopathy before you take it.',
        stackSources.wegovySafety,
      ),
    ],
  },
  ...glp1WithMedicines,
]
