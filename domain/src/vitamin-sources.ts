import type { StatementSource } from './vitamin-caution-row.ts'

const checkedOn = (name: string, url: string): StatementSource => ({ name, url, checked: '2026-11-22' })
const ods = (nutrient: string, page: string) =>
  checkedOn(`NIH Office of Dietary Supplements, ${nutrient}`, `https://ods.od.nih.gov/factsheets/${page}/`)
const label = (name: string, id: string) =>
  checkedOn(`FDA label of ${name}`, `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${id}`)

/** Where the statements about vitamins and what people note are from. */
export const sources = {
  odsMagnesium: ods('Magnesium', 'Magnesium-HealthProfessional'),
  odsZinc: ods('Zinc', 'Zinc-HealthProfessional'),
  odsVitaminK: ods('Vitamin K', 'VitaminK-Consumer'),
  levothyroxine: label('levothyroxine', 'dd032289-acee-49fc-e053-2a95a90a5999'),
  ciprofloxacin: label('Cipro', '888dc7f9-ad9c-4c00-8d50-8ddfd9bd27c0'),
  doxycycline: label('doxycycline', '55873d3e-09c4-4726-acfe-5da581589575'),
  levodopa: checkedOn(
    'MedlinePlus, Levodopa and Carbidopa',
    'https://medlineplus.gov/druginfo/meds/a601068.html',
  ),
  dolutegravir: checkedOn('ViiV Healthcare, Tivicay', 'https://us.tivicay.com/tivicay-q-and-a/'),
  bictegravir: checkedOn(
    'University of Liverpool, HIV Drug Interactions',
    'https://hiv-druginteractions.org/drug_queries/866945/drug_query_interactions',
  ),
  metformin: checkedOn(
    'MHRA Drug Safety Update',
    'https://www.gov.uk/drug-safety-update/metformin-and-reduced-vitamin-b12-levels-new-advice-for-monitoring-patients-at-risk',
  ),
  kidneyDisease: checkedOn(
    'Southwest Kidney Institute, Vitamins in CKD',
    'https://swkidney.com/education-center/vitamins-chronic-kidney-disease/',
  ),
  kidneyStones: checkedOn('National Kidney Foundation', 'https://www.kidney.org/atoz/content/diet'),
  hyperparathyroidism: checkedOn(
    'Walker and Silverberg 2017, Nat Rev Endocrinol',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC6037987/',
  ),
  sarcoidosis: checkedOn(
    'Burke et al. 2010, Semin Respir Crit Care Med',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4876288/',
  ),
  hemochromatosis: checkedOn(
    'Mayo Clinic, Hemochromatosis',
    'https://www.mayoclinic.org/diseases-conditions/hemochromatosis/diagnosis-treatment/drc-20351448',
  ),
  thalassemia: checkedOn(
    'Healthline, Thalassemia and iron',
    'https://www.healthline.com/health/anemia/thalassemia-and-iron-supplements',
  ),
  wilson: checkedOn('Jackson Siegelbaum Gastroenterology', 'https://gicare.com/?p=283'),
  bariatric: checkedOn('ASMBS guideline', 'https://guidelinecentral.com/guideline/8057'),
  celiac: checkedOn('Rondanelli et al. 2019, Medicina', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6681258/'),
  crohn: checkedOn(
    'ConsumerLab, Crohn’s disease',
    'https://www.consumerlab.com/answers/supplements-for-crohns-disease/crohns/',
  ),
  menopause: checkedOn('Mayo Clinic News Network', 'https://newsnetwork.mayoclinic.org/?p=6128'),
} satisfies Record<string, StatementSource>
