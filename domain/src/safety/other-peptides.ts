import { cancerRows } from './cancer.ts'
import { of, type SafetyRow } from './contraindication-row.ts'
import { gonadotropinRows, hcgWith } from './gonadotropins.ts'
import { phrases } from './health-note-words.ts'
import { hormoneRows } from './hormones.ts'
import { dailyMed, page } from './primary-sources.ts'
import { stackSources } from './stack-sources.ts'

const vyleesi = dailyMed('Vyleesi', '2026-11-26')
const immuneStimulant = page(
  'Thymosin alpha 1, a review (Tao et al. 2023)',
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC10144173/',
  '2026-11-27',
)
const UNCONTROLLED =
  'uncontrolled hypertension, uncontrolled high blood pressure, uncontrolled blood pressure, untreated hypertension, untreated high blood pressure'
const PT141 = ['PT-141 (Bremelanotide)']

/** Notes that matter for peptides other than GLP-1 agonists. */
export const otherRows: readonly SafetyRow[] = [
  ...cancerRows,
  ...hormoneRows,
  ...gonadotropinRows,
  {
    words: phrases(`
      ${UNCONTROLLED}, heart disease, heart attack, heart failure,
      chf, hfref, hfpef, ejection fraction, pacemaker, defibrillator, heart valve, valve replacement, aortic, herzschrittmacher, marcapasos, stimulateur cardiaque,
      cad, coronary, angina, nitroglycerin, nitroglycerine, nitrostat, isosorbide, angina pectoris, heart stent, stent, bypass, stroke, tia, arrhythmia, afib, atrial fibrillation, cardiovascular disease,
      cardiovascular, cardiomyopathy, myocardial infarction, heart problem, herzkrankheit, herzinfarkt, herzinsuffizienz, schlaganfall, khk,
      enfermedad cardiaca, infarto, insuficiencia cardiaca, maladie cardiaque, infarctus, insuffisance cardiaque, avc, ictus
    `),
    butNot: phrases('gastric bypass, eye stroke, heat stroke'),
    meanings: [
      of(
        PT141,
        'leave-out',
        'The bremelanotide label rules it out with uncontrolled high blood pressure or heart disease.',
        vyleesi,
      ),
      hcgWith.heart,
    ],
  },
  {
    butNot: phrases(UNCONTROLLED),
    words: phrases(`
      hypertension, high blood pressure, high bp, hbp, htn, lisinopril, losartan, valsartan, olmesartan, amlodipine, hydrochlorothiazide, ramipril, bluthochdruck, hoher blutdruck, hipertension, presion alta,
      tension alta, hypertension arterielle
    `),
    meanings: [
      of(
        PT141,
        'warn',
        'It raises blood pressure for hours, and the label rules it out while high blood pressure is uncontrolled.',
        vyleesi,
      ),
      hcgWith.highPressure,
    ],
  },
  {
    words: phrases('naltrexone, contrave, mysimba, vivitrol, revia, ldn, naltrexon, naltrexona'),
    meanings: [
      of(
        PT141,
        'leave-out',
        'The bremelanotide label says to avoid it with naltrexone by mouth, which then works less well.',
        vyleesi,
      ),
    ],
  },
  {
    words: phrases('lebers, leber hereditary, leber disease, leber optic, leber s, lhon'),
    meanings: [
      of(
        ['Vitamin B12 (Cyanocobalamin)'],
        'leave-out',
        'The cyanocobalamin label says that it can destroy the optic nerve in Leber disease.',
        dailyMed('Cyanocobalamin'),
      ),
    ],
  },
  {
    words: phrases(`
      transplant, immunosuppressed, immunosuppression, immunosuppressant, immunosuppressive, immune suppressed, immunocompromised,
      biologic, tacrolimus, prograf, cyclosporine, ciclosporin, cyclosporin, mycophenolate, cellcept, azathioprine, imuran, sirolimus,
      everolimus, methotrexate, mtx, leflunomide, cyclophosphamide, prednisone, prednisolone, prednison, prednisolon, dexamethasone,
      adalimumab, humira, infliximab, remicade, etanercept, enbrel, golimumab, simponi, certolizumab, cimzia, ustekinumab, stelara,
      secukinumab, cosentyx, ixekizumab, taltz, guselkumab, tremfya, risankizumab, skyrizi, tocilizumab, actemra, rituximab, rituxan, abatacept,
      orencia, dupilumab, dupixent, belimumab, benlysta, anakinra, kineret, sarilumab, kevzara, tildrakizumab, ilumya, brodalumab, siliq,
      bimekizumab, bimzelx, mirikizumab, omvoh, ofatumumab, kesimpta, alemtuzumab, lemtrada, inflectra, renflexis, hyrimoz, hadlima, amjevita, imraldi,
      erelzi, benepali, amgevita, idacio, yuflyma, cyltezo, yusimry, abrilada, hulio, wezlana, jak inhibitor, tnf inhibitor, anti tnf, tnf blocker, mercaptopurine, methylprednisolone, medrol, deucravacitinib, sotyktu, abrocitinib, cibinqo, filgotinib, jyseleca, siponimod,
      ozanimod, zeposia, cladribine, mavenclad, voclosporin, vedolizumab, entyvio, natalizumab, tysabri, ocrelizumab, ocrevus, belatacept, tofacitinib, xeljanz, upadacitinib,
      rinvoq, baricitinib, olumiant, fingolimod, gilenya, immunsuppressiva, immunsuppressivum, immunsupprimiert, transplantiert,
      transplantation, nierentransplantation, lebertransplantation, inmunosupresor, inmunosuprimido, inmunosuprimida, trasplante, trasplantado,
      immunosuppresseur, immunodeprime, immunodeprimee, greffe
    `),
    butNot: phrases('hair transplant, haartransplantation, trasplante capilar, greffe de cheveux'),
    meanings: [
      of(
        ['Thymosin Alpha-1'],
        'leave-out',
        'It stimulates the immune system, so ask first if medicines suppress yours, as after a transplant.',
        immuneStimulant,
      ),
    ],
  },
  {
    words: phrases(
      'wilson disease, wilsons disease, hepatolenticular degeneration, copper overload, morbus wilson, enfermedad de wilson, maladie de wilson',
    ),
    meanings: [
      of(
        ['GHK-Cu'],
        'leave-out',
        'It carries copper, which builds up in Wilson disease, so ask first.',
        stackSources.copperPeptideRisks,
      ),
    ],
  },
  {
    words: phrases(`
      autoimmune, autoimmune disease, autoimmune condition, rheumatoid, rheumatoid arthritis, psoriatic, psoriatic arthritis, psoriasis, lupus, sle, ms, multiple sclerosis, crohn, crohns, ulcerative colitis,
      graves, hashimoto, hashimotos, vitiligo, alopecia areata, celiac, sjogren, sjogrens, ankylosing spondylitis, myasthenia gravis, type 1 diabetes, autoimmunerkrankung, rheumatoide arthritis, multiple sklerose, schuppenflechte,
      autoinmune, esclerosis multiple, artritis reumatoide, soriasis, maladie auto immune, sclerose en plaques, polyarthrite rhumatoide
    `),
    meanings: [
      of(
        ['Thymosin Alpha-1'],
        'warn',
        'It stimulates the immune system, so ask first if yours attacks your own body.',
        immuneStimulant,
      ),
    ],
  },
]
