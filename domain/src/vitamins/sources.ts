import type { CheckedSource } from '../catalogue/medicines.ts'
import { article, dailyMed, page, pubMed, wilsonDisease } from '../safety/primary-sources.ts'

/** Where the statements about vitamins and what people note are from: labels, public health institutes and journals. */
export const sources = {
  magnesiumInKidneyDisease: article(
    'Van Laecke 2023, Kidney and Dialysis',
    '10.3390/kidneydial4010001',
    '2026-11-27',
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
  tetracyclines: pubMed('Tetracyclines and minerals, a review of 1976 (Neuvonen)', 946_598, '2026-11-28'),
  tetracyclinesAndZinc: pubMed('Zinc and tetracyclines, Brion et al. 1985', 4_096_307, '2026-11-28'),
  quinolones: dailyMed('Cipro'),
  levodopa: pubMed('Campbell and Hasinoff 1989, Clin Pharmacol Ther', 2_920_496, '2026-11-22'),
  dolutegravir: dailyMed('Tivicay'),
  bictegravir: page(
    'NIH, HIV guidelines on interactions',
    'https://clinicalinfo.hiv.gov/en/guidelines/adult-and-adolescent-arv/drug-interactions-between-integrase-inhibitors-and-other-drugs?view=full',
    '2026-11-28',
  ),
  metformin: page(
    'MHRA Drug Safety Update',
    'https://www.gov.uk/drug-safety-update/metformin-and-reduced-vitamin-b12-levels-new-advice-for-monitoring-patients-at-risk',
    '2026-11-22',
  ),
  kidneyDisease: article('Vitamins in kidney disease, Nutrients 2023', '10.3390/nu15132847', '2026-11-28'),
  calciumInKidneyDisease: page(
    'Calcium balance in kidney disease, Hill Gallant and Spiegel 2017',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC5442193/',
    '2026-11-28',
  ),
  kidneyStones: page(
    'Stones in a trial of calcium and vitamin D, Wallace et al. 2011',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC3127502/',
    '2026-11-28',
  ),
  vitaminCAndStones: article(
    'Vitamin C and kidney stones, Nat Rev Urol 2013',
    '10.1038/nrurol.2013.29',
    '2026-11-28',
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
  hemochromatosis: article('Diet in hemochromatosis, Milman 2021', '10.14740/gr1366', '2026-11-28'),
  vitaminCAndIron: page(
    'Vitamin C and iron, Kontoghiorghes et al. 2020',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC7460366/',
    '2026-11-28',
  ),
  thalassemia: page(
    'Iron in thalassemia, Bayanzay and Alzoebie 2016',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC4982491/',
    '2026-11-28',
  ),
  wilson: wilsonDisease,
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
  crohn: article('Micronutrients in Crohn’s disease, Nutrients 2023', '10.3390/nu15224777', '2026-11-28'),
  alendronate: dailyMed('Fosamax', '2026-11-27'),
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
  ironDeficiency: article(
    'Snook et al. 2021, guideline on iron deficiency anemia, Gut',
    '10.1136/gutjnl-2021-325210',
    '2026-11-27',
  ),
  vitaminB12Deficiency: page(
    'Expert consensus on vitamin B12 deficiency, J Clin Med 2024',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC11050313/',
    '2026-11-27',
  ),
  folateAndVitaminB12: page(
    'High folate and low vitamin B12, a review of 2022',
    'https://pmc.ncbi.nlm.nih.gov/articles/PMC8803489/',
    '2026-11-27',
  ),
  hysterectomy: page('MedlinePlus, Hysterectomy', 'https://medlineplus.gov/hysterectomy.html', '2026-11-27'),
  menopause: article('Milman 2019, iron intake of women, J Nutr Metab', '10.1155/2019/7631306', '2026-11-27'),
} satisfies Record<string, CheckedSource>
