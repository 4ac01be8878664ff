import type { BuilderPatient, Item, PlanPatient } from './patient-profiles.samples.ts'

/** A second set of patients, with notes as people type them, written before the rules of this round were read. */

const semaglutide: Item = { name: 'Semaglutide', dose: '0.25 mg', frequency: 'Weekly' }
const tirzepatide: Item = { name: 'Tirzepatide', dose: '2.5 mg', frequency: 'Weekly' }
const oralSemaglutide: Item = { name: 'Oral semaglutide', dose: '3 mg', frequency: 'Daily' }
const dulaglutide: Item = { name: 'Dulaglutide', dose: '0.75 mg', frequency: 'Weekly' }
const pramlintide: Item = { name: 'Pramlintide', dose: '60 mcg', frequency: 'Daily' }
const tesamorelin: Item = { name: 'Tesamorelin', dose: '2 mg', frequency: 'Daily' }
const somatropin: Item = { name: 'Somatropin', dose: '0.2 mg', frequency: 'Daily' }
const pt141: Item = { name: 'PT-141 (Bremelanotide)', dose: '1.75 mg', frequency: 'As needed' }
const teriparatide: Item = { name: 'Teriparatide', dose: '20 mcg', frequency: 'Daily' }
const melanotan: Item = { name: 'Melanotan II', dose: '250 mcg', frequency: 'Daily' }
const thymosin: Item = { name: 'Thymosin Alpha-1', dose: '1.6 mg', frequency: '2x per week' }
const hcg: Item = { name: 'HCG (Chorionic gonadotropin)', dose: '500 IU', frequency: '2x per week' }
const tb500: Item = { name: 'TB-500', dose: '2 mg', frequency: '2x per week' }
const bpc: Item = { name: 'BPC-157', dose: '250 mcg', frequency: 'Daily' }

const female = { gender: 'female' } as const

export const secondPlanPatients: PlanPatient[] = [
  {
    who: 'had gestational diabetes years ago',
    profile: { ...female, healthConditions: 'gestational diabetes in 2015, hypothyroid' },
    adds: semaglutide,
    says: [],
  },
  {
    who: 'pregnant since this year',
    profile: { ...female, healthConditions: 'pregnant since 2026' },
    adds: semaglutide,
    says: [/pregnan/i],
  },
  {
    who: 'delivered last month and nurses',
    profile: { ...female, healthConditions: 'had a baby 5 wks ago, still giving her the breast' },
    adds: tirzepatide,
    says: [/breastfe|pregnan/i],
  },
  {
    who: 'trying for a baby, in slang',
    profile: { ...female, healthConditions: 'PCOS, me and hubby are trying for #2' },
    adds: semaglutide,
    says: [/pregnan/i],
  },
  {
    who: 'miscarriage in the past',
    profile: { ...female, healthConditions: 'miscarriage 2019, otherwise fine' },
    adds: semaglutide,
    says: [],
  },
  {
    who: 'pancreatitis, misspelled',
    profile: { healthConditions: 'pancreatitus twice' },
    adds: tirzepatide,
    says: [/pancreatitis/i],
  },
  {
    who: 'slow stomach in plain words',
    profile: { healthConditions: 'my stomach empties slow, on reglan' },
    adds: tirzepatide,
    says: [/stomach|gastroparesis/i],
  },
  {
    who: 'type one, spelled out',
    profile: { healthConditions: 'type one diabetic since i was 9, omnipod' },
    adds: semaglutide,
    says: [/type 1|insulin/i],
  },
  {
    who: 'sulfonylurea by generic name',
    profile: { healthConditions: 'T2DM, metformin 1000, glimepiride 4mg' },
    adds: semaglutide,
    says: [/low blood sugar|sulfonylurea|glimepiride/i],
  },
  {
    who: 'long-acting insulin by brand',
    profile: { healthConditions: 'diabetes type 2, toujeo 30 units at bedtime' },
    adds: oralSemaglutide,
    says: [/insulin|low blood sugar/i],
  },
  {
    who: 'birth control by brand',
    profile: { ...female, healthConditions: 'on yaz for acne' },
    adds: tirzepatide,
    says: [/birth control|contracepti/i],
  },
  {
    who: 'scope next week',
    profile: { healthConditions: 'endoscopy + colonoscopy on tuesday' },
    adds: semaglutide,
    says: [/surgery|anesthesia|procedure/i],
  },
  {
    who: 'thyroid cancer of an aunt, type given short',
    profile: { ...female, healthConditions: 'aunt and grandma had MTC' },
    adds: dulaglutide,
    says: [/thyroid/i],
  },
  {
    who: 'eye stroke',
    profile: { healthConditions: 'eye stroke in my left eye last yr (naion)' },
    adds: semaglutide,
    says: [/NAION|vision|optic/i],
  },
  {
    who: 'anorexia in remission',
    profile: { ...female, weight: 200, healthConditions: 'ex anorexic, bulimia on and off' },
    adds: semaglutide,
    says: [/eating disorder|anorexia|bulimia/i],
  },
  {
    who: 'reaction to another brand of the same drug',
    profile: { allergies: 'rybelsus gave me hives' },
    adds: semaglutide,
    says: [/allerg|react/i],
  },
  {
    who: 'second GLP-1 from the compounding pharmacy',
    profile: { healthConditions: 'getting compounded tirz from my clinic' },
    adds: semaglutide,
    says: [/GLP-1|tirzepatide/i],
  },
  {
    who: 'DPP-4 inhibitor combination',
    profile: { healthConditions: 'T2D on janumet xr' },
    adds: semaglutide,
    says: [/DPP-4|Janumet|sitagliptin/i],
  },
  {
    who: 'doesn’t feel lows',
    profile: { healthConditions: 't1d, i dont feel my lows anymore' },
    adds: pramlintide,
    says: [/low blood sugar|hypoglyc/i],
  },
  {
    who: 'pituitary removed',
    profile: { healthConditions: 'pituitary tumor removed 2018' },
    adds: tesamorelin,
    says: [/pituitary/i],
  },
  {
    who: 'skin cancer cut out',
    profile: { healthConditions: 'melanoma in situ cut out of my back' },
    adds: melanotan,
    says: [/melanoma/i],
  },
  {
    who: 'heart attack',
    profile: { healthConditions: 'had a widowmaker 2 yrs ago, 2 stents, BP 160/100' },
    adds: pt141,
    says: [/heart|blood pressure|cardiovascular/i],
  },
  {
    who: 'bone cancer as a teenager',
    profile: { ...female, healthConditions: 'osteosarcoma at 15, radiation' },
    adds: teriparatide,
    says: [/bone|osteosarcoma|radiation/i],
  },
  {
    who: 'on a biologic',
    profile: { healthConditions: 'RA - humira every 2 weeks + methotrexate' },
    adds: thymosin,
    says: [/immun/i],
  },
  {
    who: 'prostate cancer, under watch',
    profile: { healthConditions: 'gleason 6 prostate ca, active surveillance' },
    adds: hcg,
    says: [/prostate/i],
  },
  {
    who: 'leukemia as a child',
    profile: { healthConditions: 'had ALL leukemia as a kid' },
    adds: tb500,
    says: [/tumors/],
  },
  {
    who: 'proliferative retinopathy, short',
    profile: { healthConditions: 'PDR both eyes, laser' },
    adds: somatropin,
    says: [/retinopathy/i],
  },
  {
    who: 'breast cancer in Spanish',
    profile: { ...female, healthConditions: 'cáncer de mama en 2020' },
    adds: bpc,
    says: [/cancer/i],
  },
  {
    who: 'pregnant in German',
    profile: { ...female, healthConditions: 'bin in der 12. Woche schwanger' },
    adds: bpc,
    says: [/pregnan/i],
  },
  {
    who: 'begins the tablet above its starting dose',
    profile: {},
    adds: { ...oralSemaglutide, dose: '7 mg' },
    says: [/starts at 3 mg for 30 days/],
  },
  {
    who: 'begins Foundayo above its starting dose',
    profile: {},
    adds: { name: 'Orforglipron', dose: '5.5 mg', frequency: 'Daily' },
    says: [/starts at 0\.8 mg for 30 days/],
  },
  {
    who: 'healthy, takes vitamins',
    profile: { healthConditions: 'none, just take vit D and fish oil', allergies: 'pollen' },
    adds: semaglutide,
    says: [],
  },
]

export const secondBuilderPatients: BuilderPatient[] = [
  {
    who: 'pregnant, in French',
    profile: { ...female, healthConditions: 'enceinte de 3 mois' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: false,
    says: [/pregnan/i],
  },
  {
    who: 'gestational diabetes long ago, overweight now',
    profile: { ...female, healthConditions: 'had gestational diabetes with my first in 2015' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: true,
    says: [],
  },
  {
    who: 'thin',
    profile: { ...female, weight: 105, heightCm: 175 },
    goal: 'weight-loss',
    weightLossPeptide: 'tirzepatide',
    about: 'Tirzepatide',
    suggested: false,
    says: [/underweight|BMI/i],
  },
  {
    who: 'brain tumor in the past',
    profile: { healthConditions: 'benign brain tumour 2012, removed' },
    goal: 'burn-fat',
    about: 'Tesamorelin',
    suggested: false,
    says: [/tumor|cancer/i],
  },
  {
    who: 'heart transplant',
    profile: { healthConditions: 'heart tx 2021, on cellcept and prograf' },
    goal: 'immune',
    about: 'Thymosin Alpha-1',
    suggested: false,
    says: [/transplant|immun/i],
  },
  {
    who: 'colon polyps, familial',
    profile: { healthConditions: 'FAP, colon taken out at 24' },
    goal: 'recovery',
    about: 'BPC-157',
    suggested: false,
    says: [/FAP|polyp|cancer/i],
  },
  {
    who: 'allergic to copper jewelry',
    profile: { allergies: 'copper, nickel' },
    goal: 'better-skin',
    about: 'GHK-Cu',
    suggested: false,
    says: [],
  },
  {
    who: 'MEN in the family',
    profile: { healthConditions: 'sister has multiple endocrine neoplasia 2b' },
    goal: 'weight-loss',
    weightLossPeptide: 'tirzepatide',
    about: 'Tirzepatide',
    suggested: false,
    says: [/MEN ?2|thyroid/i],
  },
  {
    who: 'sixteen',
    profile: { dateOfBirth: '2010-08-01' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: false,
    says: [/adults/i],
  },
  {
    who: 'a mind in trouble years ago',
    profile: { healthConditions: 'tried to end my life in 2017, doing well on lexapro' },
    goal: 'weight-loss',
    weightLossPeptide: 'semaglutide',
    about: 'Semaglutide',
    suggested: true,
    says: [/suicid|mood/i],
  },
]
