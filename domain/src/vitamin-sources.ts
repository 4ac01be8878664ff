import type { StatementSource } from './vitamin-caution-row.ts'

const checkedOn = (name: string, url: string): StatementSource => ({ name, url, checked: '2026-11-22' })

/** Where the statements about vitamins and what people note are from: each page was read itself, not what others say of it. */
export const sources = {
  magnesiumInKidneyDisease: checkedOn(
    'Magnesium in Chronic Kidney Disease, Blood Purification 45',
    'https://karger.com/bpu/article/45/1-3/173/329522/Magnesium-in-Chronic-Kidney-Disease-Should-We-Care',
  ),
  vitaminK: checkedOn(
    'Booth and Centurelli 1999, Nutrition Reviews',
    'https://doi.org/10.1111/j.1753-4887.1999.tb01815.x',
  ),
  levothyroxineAndCalcium: checkedOn(
    'Levothyroxine and calcium interaction, Home Healthcare Nurse 2004',
    'https://pubmed.ncbi.nlm.nih.gov/15131426/',
  ),
  levothyroxineAndIron: checkedOn(
    'HelloPharmacist, Levothyroxine and iron',
    'https://hellopharmacist.com/questions/can-you-take-levothyroxine-and-iron-supplements-together',
  ),
  tetracyclines: checkedOn(
    'AdventHealth Tampa, antimicrobials',
    'https://app.firstline.org/en/clients/510-adventhealth-tampa/antimicrobials/21310',
  ),
  quinolones: checkedOn(
    'Medical Algorithms, Ciprofloxacin and cations',
    'https://www.medicalalgorithms.com/decreased-gastrointestinal-absorption-of-ciprofloxacin-associated-with-calcium-and-other-cations',
  ),
  levodopa: checkedOn(
    'Campbell and Hasinoff 1989, Clin Pharmacol Ther',
    'https://pubmed.ncbi.nlm.nih.gov/2920496/',
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
  protonPumpInhibitors: checkedOn(
    'Swarnakari et al. 2022, Cureus',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC9762528',
  ),
  hemochromatosis: checkedOn('HemoInfo, Staying healthy', 'https://www.hemoinfo.org/staying-healthy/'),
  thalassemia: checkedOn(
    'Healthline, Thalassemia and iron',
    'https://www.healthline.com/health/anemia/thalassemia-and-iron-supplements',
  ),
  wilson: checkedOn('Jackson Siegelbaum Gastroenterology', 'https://gicare.com/?p=283'),
  bariatric: checkedOn(
    'Guideline on supplements after bariatric surgery, Obesity Reviews 2020',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC7583474/table/obr13087-tbl-0004',
  ),
  celiac: checkedOn('Rondanelli et al. 2019, Medicina', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6681258/'),
  crohn: checkedOn(
    'ConsumerLab, Crohn’s disease',
    'https://www.consumerlab.com/answers/supplements-for-crohns-disease/crohns/',
  ),
  menopause: checkedOn('Mayo Clinic News Network', 'https://newsnetwork.mayoclinic.org/?p=6128'),
} satisfies Record<string, StatementSource>
