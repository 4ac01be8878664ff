import { article, dailyMed, page, pubMed } from '../safety/primary-sources.ts'
import type { StatementSource } from './caution-row.ts'

/** Where the statements about vitamins and what people note are from: labels, public health institutes and journals. */
export const sources = {
  magnesiumInKidneyDisease: page(
    'NIH, Magnesium',
    'https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/',
  ),
  vitaminK: article(
    'Booth and Centurelli 1999, Nutrition Reviews',
    '10.1111/j.1753-4887.1999.tb01815.x',
    '2026-11-22',
  ),
  levothyroxineAndCalcium: pubMed(
    'Levothyroxine and calcium interaction, Home Healthcare Nurse 2004',
    15_131_426,
    '2026-11-22',
  ),
  levothyroxineAndIron: dailyMed('Synthroid'),
  tetracyclines: page(
    'NIH, Magnesium: interactions',
    'https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/',
  ),
  quinolones: dailyMed('Cipro'),
  levodopa: pubMed('Campbell and Hasinoff 1989, Clin Pharmacol Ther', 2_920_496, '2026-11-22'),
  dolutegravir: dailyMed('Tivicay'),
  bictegravir: page(
    'NIH, HIV guidelines on interactions',
    'https://clinicalinfo.hiv.gov/en/guidelines/hiv-clinical-guidelines-adult-and-adolescent-arv/drug-interactions-overview',
  ),
  metformin: page(
    'MHRA Drug Safety Update',
    'https://www.gov.uk/drug-safety-update/metformin-and-reduced-vitamin-b12-levels-new-advice-for-monitoring-patients-at-risk',
    '2026-11-22',
  ),
  kidneyDisease: page(
    'NIDDK, Eating right with chronic kidney disease',
    'https://www.niddk.nih.gov/health-information/kidney-disease/chronic-kidney-disease-ckd/eating-nutrition',
  ),
  kidneyStones: page(
    'NIDDK, Diet and kidney stones',
    'https://www.niddk.nih.gov/health-information/urologic-diseases/kidney-stones/eating-diet-nutrition',
  ),
  hyperparathyroidism: page(
    'Walker and Silverberg 2017, Nat Rev Endocrinol',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC6037987/',
    '2026-11-22',
  ),
  sarcoidosis: page(
    'Burke et al. 2010, Semin Respir Crit Care Med',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4876288/',
    '2026-11-22',
  ),
  protonPumpInhibitors: page(
    'Swarnakari et al. 2022, Cureus',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC9762528/',
    '2026-11-22',
  ),
  hemochromatosis: page(
    'NIDDK, Diet and hemochromatosis',
    'https://www.niddk.nih.gov/health-information/liver-disease/hemochromatosis/eating-diet-nutrition',
  ),
  thalassemia: page('NHLBI, Thalassemia', 'https://www.nhlbi.nih.gov/health/thalassemia/treatment'),
  wilson: page(
    'NIDDK, Diet and Wilson disease',
    'https://www.niddk.nih.gov/health-information/liver-disease/wilson-disease/eating-diet-nutrition',
  ),
  bariatric: page(
    'Guideline on supplements after bariatric surgery, Obesity Reviews 2020',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC7583474/',
    '2026-11-22',
  ),
  celiac: page(
    'Rondanelli et al. 2019, Medicina',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC6681258/',
    '2026-11-22',
  ),
  crohn: page(
    'NIDDK, Diet and Crohn’s disease',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/crohns-disease/eating-diet-nutrition',
  ),
  alendronate: dailyMed('Fosamax', null),
  isotretinoin: article(
    'Hypervitaminosis A and retinoids, J Am Acad Dermatol 1987',
    '10.1016/S0190-9622(87)70133-9',
    '2026-11-27',
  ),
  thiazides: page(
    'Chandler et al. 2014, Am J Med',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4127365/',
    '2026-11-27',
  ),
  digoxin: page('Vella et al. 1999, Postgrad Med J', 'https://pmj.bmj.com/content/75/887/554', '2026-11-27'),
  ironDeficiency: page(
    'CDC, Recommendations on iron deficiency',
    'https://www.cdc.gov/mmwr/preview/mmwrhtml/00051880.htm',
  ),
  vitaminB12Deficiency: page(
    'Expert consensus on vitamin B12 deficiency, J Clin Med 2024',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC11050313/',
    '2026-11-27',
  ),
  folateAndVitaminB12: page('NIH, Folate', 'https://ods.od.nih.gov/factsheets/Folate-HealthProfessional/'),
  hysterectomy: page('MedlinePlus, Hysterectomy', 'https://medlineplus.gov/hysterectomy.html', '2026-11-27'),
  menopause: page('NIH, Iron', 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/'),
} satisfies Record<string, StatementSource>
