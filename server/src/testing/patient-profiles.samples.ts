/**
 * Patients as a pharmacist meets them at the counter, written from clinical knowledge before the safety rules were
 * read: profile notes, the intended medicine, and words a warning must contain. An empty `says` means no warning is
 * needed, except that a note could not be parsed.
 */

export interface Profile {
  healthConditions?: string
  allergies?: string
  dateOfBirth?: string
  gender?: 'male' | 'female'
  weight?: number | null
  heightCm?: number | null
}

export interface Item {
  /** a peptide of the catalog, or the name of a personal peptide */
  name?: string
  own?: string
  dose: string
  frequency: string
  notes?: string
}

export interface PlanPatient {
  who: string
  profile: Profile
  /** already in the plan */
  taking?: Item[]
  adds: Item
  says: RegExp[]
}

export interface BuilderPatient {
  who: string
  profile: Profile
  goal: string
  weightLossPeptide?: 'semaglutide' | 'tirzepatide' | 'retatrutide'
  about: string
  /** whether the builder may still suggest it */
  suggested: boolean
  says: RegExp[]
}

const semaglutide: Item = { name: 'Semaglutide', dose: '0.25 mg', frequency: 'Weekly' }
const tirzepatide: Item = { name: 'Tirzepatide', dose: '2.5 mg', frequency: 'Weekly' }
const retatrutide: Item = { name: 'Retatrutide', dose: '2 mg', frequency: 'Weekly' }
const liraglutide: Item = { name: 'Liraglutide', dose: '0.6 mg', frequency: 'Daily' }
const somatropin: Item = { name: 'Somatropin', dose: '0.2 mg', frequency: 'Daily' }
const pt141: Item = { name: 'PT-141 (Bremelanotide)', dose: '1.75 mg', frequency: 'As needed' }
const teriparatide: Item = { name: 'Teriparatide', dose: '20 mcg', frequency: 'Daily' }
const bpc: Item = { name: 'BPC-157', dose: '250 mcg', frequency: 'Daily' }
const b12: Item = { name: 'Vitamin B12 (Cyanocobalamin)', dose: '1000 mcg', frequency: 'Weekly' }

const female = { gender: 'female' } as const

export const planPatients: PlanPatient[] = [
  {
    who: 'daughter of a man with medullary thyroid cancer',
    profile: { ...female, healthConditions: "Hashimoto's, my dad had medullary thyroid cancer" },
    adds: semaglutide,
    says: [/thyroid/i],
  },
  {
    who: 'MEN2A carrier with an own pen',
    profile: { healthConditions: 'MEN2A carrier' },
    adds: { own: 'Mounjaro KwikPen', dose: '2.5 mg', frequency: 'Weekly' },
    says: [/MEN ?2|thyroid/i],
  },
  {
    who: '14 weeks pregnant',
    profile: { ...female, healthConditions: '14 weeks pregnant' },
    adds: tirzepatide,
    says: [/pregnan/i],
  },
  {
    who: 'nursing',
    profile: { ...female, healthConditions: 'nursing my 4 month old' },
    adds: retatrutide,
    says: [/breastfe|nursing/i],
  },
  {
    who: 'IVF next month',
    profile: { ...female, healthConditions: 'IVF cycle starts next month' },
    adds: semaglutide,
    says: [/pregnan/i],
  },
  {
    who: 'past pancreatitis, abbreviated',
    profile: { healthConditions: 'hx of pancreatitis 2019' },
    adds: liraglutide,
    says: [/pancreatitis/i],
  },
  {
    who: 'diabetic gastroparesis',
    profile: { ...female, healthConditions: 'T2D with diabetic gastroparesis' },
    adds: tirzepatide,
    says: [/gastroparesis|stomach/i],
  },
  {
    who: 'type 1 on a pump',
    profile: { healthConditions: 'T1DM, Humalog in my pump' },
    adds: semaglutide,
    says: [/type 1|insulin|low blood sugar|hypogly/i],
  },
  {
    who: 'on a sulfonylurea',
    profile: { healthConditions: 'type 2 diabetes, glipizide 10 mg' },
    adds: tirzepatide,
    says: [/low (blood )?sugar|hypogly/i],
  },
  {
    who: 'on the pill',
    profile: { ...female, healthConditions: 'on the pill (Yaz)' },
    adds: tirzepatide,
    says: [/birth control|contracepti/i],
  },
  {
    who: 'knee replacement in two weeks',
    profile: { ...female, healthConditions: 'knee replacement on Dec 12' },
    adds: semaglutide,
    says: [/surgery|anesthesia/i],
  },
  {
    who: 'diabetic retinopathy',
    profile: { healthConditions: 'T2DM, diabetic retinopathy both eyes' },
    adds: semaglutide,
    says: [/retinopathy|eye/i],
  },
  {
    who: 'NAION',
    profile: { healthConditions: 'lost vision in my left eye to NAION' },
    adds: { name: 'Oral semaglutide', dose: '3 mg', frequency: 'Daily' },
    says: [/NAION|optic/i],
  },
  {
    who: 'gallstones',
    profile: { ...female, healthConditions: 'gallstones, waiting to see the surgeon' },
    adds: tirzepatide,
    says: [/gall/i],
  },
  {
    who: 'recovering from anorexia',
    profile: { ...female, weight: 115, heightCm: 165, healthConditions: 'recovering from anorexia' },
    adds: semaglutide,
    says: [/BMI|body mass/i, /anorexia|eating disorder/i],
  },
  {
    who: 'sixteen years old',
    profile: { dateOfBirth: '2010-05-05' },
    adds: { name: 'Ipamorelin', dose: '100 mcg', frequency: 'Daily' },
    says: [/for adults/],
  },
  {
    who: 'kidney disease stage 4',
    profile: { healthConditions: 'CKD stage 4, eGFR 22' },
    adds: semaglutide,
    says: [/kidney/i],
  },
  {
    who: 'prostate cancer, wants growth hormone',
    profile: { healthConditions: 'prostatectomy for prostate cancer in 2021' },
    adds: somatropin,
    says: [/cancer/i],
  },
  {
    who: 'breast cancer, abbreviated',
    profile: { ...female, healthConditions: 'stage 1 breast ca, on tamoxifen' },
    adds: { name: 'CJC-1295 / Ipamorelin', dose: '100 mcg', frequency: 'Daily' },
    says: [/cancer/i],
  },
  {
    who: 'lymphoma in remission',
    profile: { healthConditions: 'Hodgkin lymphoma, in remission since 2020' },
    adds: { name: 'TB-500', dose: '2 mg', frequency: 'Weekly' },
    says: [/cancer|tumor/i],
  },
  {
    who: 'atypical moles',
    profile: { healthConditions: 'lots of atypical moles' },
    adds: { name: 'Melanotan II', dose: '250 mcg', frequency: 'Daily' },
    says: [/mole|melanoma/i],
  },
  {
    who: 'blood pressure out of control',
    profile: { healthConditions: 'BP is 165/100 even on amlodipine' },
    adds: pt141,
    says: [/blood pressure/i],
  },
  {
    who: 'stents',
    profile: { healthConditions: 'had a heart attack, 2 stents' },
    adds: pt141,
    says: [/heart|cardiovascular/i],
  },
  {
    who: 'naltrexone',
    profile: { ...female, healthConditions: 'taking Contrave' },
    adds: pt141,
    says: [/naltrexone/i],
  },
  {
    who: "Paget's disease",
    profile: { ...female, healthConditions: "Paget's disease of the bone" },
    adds: teriparatide,
    says: [/Paget/i],
  },
  {
    who: 'radiation to the hip',
    profile: { ...female, healthConditions: 'pelvic radiation in 1998' },
    adds: teriparatide,
    says: [/radiation|osteosarcoma|bone/i],
  },
  {
    who: 'hyperparathyroidism',
    profile: { ...female, healthConditions: 'primary hyperparathyroidism, high calcium' },
    adds: teriparatide,
    says: [/calcium|parathyroid/i],
  },
  {
    who: 'prolactinoma',
    profile: { healthConditions: 'prolactinoma, cabergoline' },
    adds: { name: 'Tesamorelin', dose: '2 mg', frequency: 'Daily' },
    says: [/pituitary/i],
  },
  {
    who: 'diabetes that is not controlled, wants growth hormone',
    profile: { healthConditions: 'type 2 diabetes, A1c 9.4' },
    adds: somatropin,
    says: [/sugar|diabetes|glucose/i],
  },
  {
    who: 'adrenal insufficiency, wants growth hormone',
    profile: { healthConditions: "Addison's, hydrocortisone 20 mg" },
    adds: somatropin,
    says: [/adrenal|cortisol|cortisone|glucocorticoid/i],
  },
  {
    who: 'ovarian cyst',
    profile: { ...female, healthConditions: 'large ovarian cyst, no PCOS' },
    adds: { name: 'HMG (Menotropins)', dose: '75 IU', frequency: 'Daily' },
    says: [/ovar/i],
  },
  {
    who: 'prostate cancer, wants HCG',
    profile: { healthConditions: 'Prostate CA under surveillance' },
    adds: { name: 'HCG (Chorionic gonadotropin)', dose: '500 IU', frequency: 'Twice weekly' },
    says: [/prostate/i],
  },
  {
    who: 'kidney transplant',
    profile: { healthConditions: 'kidney transplant 2017, Prograf and CellCept' },
    adds: { name: 'Thymosin Alpha-1', dose: '1.6 mg', frequency: 'Twice weekly' },
    says: [/transplant|immun/i],
  },
  {
    who: 'hives from Ozempic',
    profile: { allergies: 'Ozempic - hives and swollen lips' },
    adds: { own: 'compounded sema', dose: '0.25 mg', frequency: 'Weekly' },
    says: [/allerg/i],
  },
  {
    who: 'anaphylaxis to another GLP-1',
    profile: { allergies: 'anaphylaxis from Victoza' },
    adds: semaglutide,
    says: [/allerg|anaphyla|hypersens/i],
  },
  {
    who: 'Trulicity already, in the notes',
    profile: { healthConditions: 'type 2 diabetes' },
    adds: { ...tirzepatide, notes: 'still on Trulicity 1.5 until Friday' },
    says: [/GLP-1|dulaglutide|Trulicity/],
  },
  {
    who: 'Januvia',
    profile: { healthConditions: 'T2D: metformin and Januvia' },
    adds: semaglutide,
    says: [/DPP-4|sitagliptin|Januvia/],
  },
  {
    who: 'warfarin',
    profile: { healthConditions: 'afib, on warfarin' },
    adds: tirzepatide,
    says: [/warfarin|INR|blood thinner/i],
  },
  {
    who: 'levothyroxine with the tablet',
    profile: { ...female, healthConditions: 'hypothyroid, levothyroxine 100' },
    adds: { name: 'Oral semaglutide', dose: '3 mg', frequency: 'Daily' },
    says: [/levothyroxine|thyroid/i],
  },
  {
    who: "Leber's",
    profile: { healthConditions: "Leber's hereditary optic neuropathy" },
    adds: b12,
    says: [/Leber/i],
  },
  {
    who: 'cobalt allergy',
    profile: { allergies: 'nickel and cobalt' },
    adds: b12,
    says: [/B12.*among your allergies/],
  },
  {
    who: 'allergic to the preservative',
    profile: { allergies: 'benzyl alcohol (in heparin flushes)' },
    adds: { ...bpc, notes: 'reconstituted with 2 mL bac water' },
    says: [/benzyl alcohol/i],
  },
  {
    who: 'hypoglycemia unawareness',
    profile: { healthConditions: "type 1, I don't feel my lows anymore" },
    adds: { name: 'Pramlintide', dose: '15 mcg', frequency: '3 times a day before meals' },
    says: [/low blood sugar|hypogly/i],
  },
  {
    who: 'Wilson disease',
    profile: { healthConditions: "Wilson's disease" },
    adds: { name: 'GHK-Cu', dose: '1 mg', frequency: 'Daily' },
    says: [/copper|Wilson/i],
  },
  // No warning is needed.
  {
    who: 'says what the family does not have',
    profile: { healthConditions: 'No thyroid cancer in the family, no pancreatitis' },
    adds: semaglutide,
    says: [],
  },
  {
    who: 'type 2 on metformin alone',
    profile: { healthConditions: 'Type 2 diabetes, metformin' },
    adds: semaglutide,
    says: [],
  },
  {
    who: 'other allergies',
    profile: { allergies: 'penicillin, shellfish, cats', healthConditions: 'mild asthma' },
    adds: tirzepatide,
    says: [],
  },
  {
    who: 'gallbladder out, blood pressure controlled',
    profile: {
      ...female,
      healthConditions: 'gallbladder removed 2015, high blood pressure well controlled on lisinopril',
    },
    adds: semaglutide,
    says: [],
  },
]

export const builderPatients: BuilderPatient[] = [
  {
    who: 'expecting',
    profile: { ...female, healthConditions: 'expecting in March' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: false,
    says: [/pregnan/i],
  },
  {
    who: 'underweight',
    profile: { ...female, weight: 110, heightCm: 170 },
    goal: 'weight-loss',
    weightLossPeptide: 'tirzepatide',
    about: 'Tirzepatide',
    suggested: false,
    says: [/BMI|body mass/i],
  },
  {
    who: 'BMI 24',
    profile: { weight: 165, heightCm: 176 },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: false,
    says: [/27/],
  },
  {
    who: 'BMI 28 without a condition',
    profile: { weight: 191, heightCm: 176 },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: true,
    says: [/27|30/],
  },
  {
    who: 'mother with a medullary thyroid tumor',
    profile: { healthConditions: 'Mom: medullary thyroid ca' },
    goal: 'weight-loss',
    weightLossPeptide: 'tirzepatide',
    about: 'Tirzepatide',
    suggested: false,
    says: [/thyroid/i],
  },
  {
    who: 'pancreatitis after alcohol',
    profile: { healthConditions: 'acute pancreatitis twice' },
    goal: 'weight-loss',
    weightLossPeptide: 'retatrutide',
    about: 'Retatrutide',
    suggested: false,
    says: [/pancreatitis/i],
  },
  {
    who: 'on insulin',
    profile: { healthConditions: 'T2D on Lantus and Fiasp' },
    goal: 'weight-loss',
    weightLossPeptide: 'tirzepatide',
    about: 'Tirzepatide',
    suggested: true,
    says: [/insulin|low (blood )?sugar|hypogly/i],
  },
  {
    who: 'depression with past suicidal thoughts',
    profile: { healthConditions: 'depression, suicidal thoughts in 2022' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: true,
    says: [/suicid|mood/i],
  },
  {
    who: 'chemotherapy',
    profile: { healthConditions: 'chemo for colon cancer finished in May' },
    goal: 'recovery',
    about: 'BPC-157',
    suggested: false,
    says: [/cancer/i],
  },
  {
    who: 'liver transplant',
    profile: { healthConditions: 'liver transplant, tacrolimus' },
    goal: 'immune',
    about: 'Thymosin Alpha-1',
    suggested: false,
    says: [/transplant|immun/i],
  },
  {
    who: 'seventeen',
    profile: { dateOfBirth: '2009-06-01' },
    goal: 'muscle-building',
    about: 'Ipamorelin',
    suggested: false,
    says: [/stacks for adults/],
  },
  {
    who: 'breastfeeding, wants better skin',
    profile: { ...female, healthConditions: 'breastfeeding' },
    goal: 'better-skin',
    about: 'GHK-Cu',
    suggested: false,
    says: [/breastfe/i],
  },
]
