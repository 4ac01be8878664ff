import { boneDisease, cancer, femaleCancer, melanoma, prostateCancer } from './cancer-words.ts'
import { phrases } from './health-note-words.ts'
import { article, dailyMed, page } from './primary-sources.ts'
import { GH_RELEASERS, of, type SafetyRow } from './safety-row.ts'
import { stackSources } from './stack-sources.ts'

const CHECKED = '2026-11-26'
const vyleesi = dailyMed('Vyleesi', CHECKED)
const norditropin = page(
  'Norditropin, what its label rules out (Novo Nordisk)',
  'https://novomedlink.com/growth-related-disorders/products/resources/library/norditropin-professional-brochure.html',
  CHECKED,
)
const forteo = dailyMed('Forteo', null)
const PT141 = ['PT-141 (Bremelanotide)']
const THYMOSINS = ['TB-500', 'Thymosin Beta-4']
const metastasis = article('Thymosin beta-4 in metastasis (Cha et al. 2003)', '10.1093/jnci/djg100')
const follistatin = article(
  'Follistatin in tumors, a review (Sosa et al. 2024)',
  '10.3390/biology13020130',
  CHECKED,
)

/** What people note, and what it means for peptides other than GLP-1 agonists. */
export const otherRows: readonly SafetyRow[] = [
  {
    ...cancer,
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence: 'The somatropin label rules it out with active cancer.',
        source: norditropin,
      },
      {
        classes: ['GHRH analogue', 'Ghrelin mimetic', 'IGF-1 analogue'],
        effect: 'leave-out',
        sentence:
          'The label of tesamorelin, which raises growth hormone and IGF-1, rules it out with active cancer.',
        source: stackSources.egrifta,
      },
      of(
        THYMOSINS,
        'leave-out',
        'In animals thymosin beta-4, of which TB-500 is a part, made tumors spread and grow vessels.',
        metastasis,
      ),
      of(
        ['Follistatin-344'],
        'leave-out',
        'Follistatin promotes some tumors and restrains others, and nobody knows what an injected one does to a cancer.',
        follistatin,
      ),
      of(
        ['BPC-157'],
        'leave-out',
        'It makes new blood vessels grow in animals, and nobody knows what that does to a cancer.',
        stackSources.bpc157Vessels,
      ),
    ],
  },
  {
    words: melanoma,
    meanings: [
      of(
        ['Melanotan II'],
        'leave-out',
        'A melanoma was reported after a few weeks of melanotan II, and what it does to moles and melanoma is not known.',
        article('Melanoma after melanotan II (Hjuler and Lorentzen 2014)', '10.1159/000356389', CHECKED),
      ),
    ],
  },
  {
    words: prostateCancer,
    meanings: [
      of(
        ['HCG (Chorionic gonadotropin)'],
        'leave-out',
        'The HCG label rules it out with prostate cancer.',
        dailyMed('Novarel', null),
      ),
    ],
  },
  {
    words: femaleCancer,
    meanings: [
      of(
        ['HMG (Menotropins)'],
        'leave-out',
        'The HMG label rules it out with tumors of the ovary, breast or uterus, and with ovarian cysts.',
        dailyMed('Menopur', null),
      ),
    ],
  },
  {
    words: boneDisease,
    meanings: [
      of(
        ['Teriparatide'],
        'leave-out',
        'The label of teriparatide says to avoid it with Paget’s disease, bone metastases or bones that were irradiated.',
        forteo,
      ),
    ],
  },
  {
    words: phrases(`
      uncontrolled hypertension, uncontrolled high blood pressure, untreated hypertension, heart disease, heart attack, heart failure,
      chf, cad, coronary, angina, heart stent, stent, bypass, stroke, tia, arrhythmia, afib, atrial fibrillation, cardiovascular disease,
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
    ],
  },
  {
    words: phrases(`
      hypertension, high blood pressure, high bp, htn, bluthochdruck, hoher blutdruck, hipertension, presion alta,
      tension alta, hypertension arterielle
    `),
    meanings: [
      of(
        PT141,
        'warn',
        'It raises blood pressure for hours: the label rules it out while high blood pressure is uncontrolled.',
        vyleesi,
      ),
    ],
  },
  {
    words: phrases(`
      addison, addisons, adrenal, adrenal insufficiency, hypoadrenalism, hydrocortisone, hydrocortison, cortef, cortisone, fludrocortisone,
      nebennierenschwache, nebenniereninsuffizienz, insuficiencia suprarrenal, insuffisance surrenale
    `),
    butNot: phrases('adrenal fatigue'),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'warn',
        sentence:
          'The somatropin label says that cortisol can fall, and that glucocorticoid doses may have to rise.',
        source: dailyMed('Norditropin', null),
      },
    ],
  },
  {
    words: phrases('naltrexone, contrave, mysimba, vivitrol, revia, ldn, naltrexon, naltrexona'),
    meanings: [
      of(
        PT141,
        'leave-out',
        'The bremelanotide label says to avoid it with naltrexone taken by mouth, which then works less.',
        vyleesi,
      ),
    ],
  },
  {
    words: phrases(`
      hyperparathyroidism, hypercalcemia, hypercalcaemia, high calcium, elevated calcium, overactive parathyroid, nebenschilddrusenuberfunktion,
      hiperparatiroidismo, hiperparatiroidismo primario, hyperparathyroidie
    `),
    meanings: [
      of(
        ['Teriparatide'],
        'leave-out',
        'The label of teriparatide says to avoid it with high calcium, such as from overactive parathyroid glands.',
        forteo,
      ),
    ],
  },
  {
    words: phrases(
      'kidney stone, renal stone, nephrolithiasis, urolithiasis, ureter stone, nierenstein, nierensteine',
    ),
    meanings: [
      of(
        ['Teriparatide'],
        'warn',
        'The label of teriparatide asks for care with kidney stones, since it may worsen them.',
        forteo,
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
      pituitary, hypopituitarism, hypophysectomy, pituitary tumor, pituitary tumour, pituitary adenoma, prolactinoma, acromegaly,
      craniopharyngioma, head irradiation, brain irradiation, head trauma, hypophyse, hypophysenadenom, hipofisis, adenoma hipofisario, hypophysaire
    `),
    meanings: [
      {
        classes: GH_RELEASERS,
        effect: 'leave-out',
        sentence:
          'The tesamorelin label rules it out where the pituitary is damaged, operated on or irradiated.',
        source: stackSources.egrifta,
      },
    ],
  },
  {
    words: phrases('retinopathy, proliferative retinopathy, diabetic eye disease, retinopathie, retinopatia'),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence: 'The somatropin label rules it out with proliferative or severe diabetic retinopathy.',
        source: norditropin,
      },
    ],
  },
  {
    words: phrases(`
      critical illness, critically ill, acute illness, acute critical illness, intensive care, icu, respiratory failure, sepsis,
      open heart surgery, abdominal surgery, multiple trauma, intensivstation, cuidados intensivos, reanimation
    `),
    meanings: [
      {
        classes: ['Growth hormone'],
        effect: 'leave-out',
        sentence:
          'The somatropin label rules it out in acute critical illness, after open heart or abdominal surgery, or major injury.',
        source: norditropin,
      },
    ],
  },
  {
    words: phrases(`
      diabetes, diabetic, prediabetes, pre diabetes, glucose intolerance, high blood sugar, insulin resistance, diabetico, diabetica,
      diabete, diabetique, zuckerkrank, zuckerkrankheit, diabetiker, diabetikerin
    `),
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
      transplant, immunosuppressed, immunosuppression, immunosuppressant, immunosuppressive, immune suppressed, immunocompromised,
      biologic, tacrolimus, prograf, cyclosporine, ciclosporin, cyclosporin, mycophenolate, cellcept, azathioprine, imuran, sirolimus,
      everolimus, methotrexate, mtx, leflunomide, cyclophosphamide, prednisone, prednisolone, prednison, prednisolon, dexamethasone,
      adalimumab, humira, infliximab, remicade, etanercept, enbrel, golimumab, simponi, certolizumab, cimzia, ustekinumab, stelara,
      secukinumab, cosentyx, ixekizumab, taltz, guselkumab, tremfya, risankizumab, skyrizi, tocilizumab, actemra, rituximab, rituxan, abatacept,
      orencia, vedolizumab, entyvio, natalizumab, tysabri, ocrelizumab, ocrevus, belatacept, tofacitinib, xeljanz, upadacitinib,
      rinvoq, baricitinib, olumiant, fingolimod, gilenya, immunsuppressiva, immunsuppressivum, immunsupprimiert, transplantiert,
      transplantation, nierentransplantation, lebertransplantation, inmunosupresor, inmunosuprimido, inmunosuprimida, trasplante, trasplantado,
      immunosuppresseur, immunodeprime, immunodeprimee, greffe
    `),
    butNot: phrases('hair transplant, haartransplantation, trasplante capilar, greffe de cheveux'),
    meanings: [
      of(
        ['Thymosin Alpha-1'],
        'leave-out',
        'It works by strengthening the immune system: don’t use it while medicines suppress yours, as after a transplant.',
        stackSources.zadaxin,
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
        'It carries copper, which people with Wilson disease should avoid.',
        stackSources.copperPeptideRisks,
      ),
    ],
  },
]
