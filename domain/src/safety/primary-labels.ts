import { dailyMed, page } from './primary-sources.ts'

/** Contraindications of somatropin, according to its maker. */
export const norditropin = page(
  'Norditropin, what its label rules out (Novo Nordisk)',
  'https://novomedlink.com/growth-related-disorders/products/resources/library/norditropin-professional-brochure.html',
  '2026-11-26',
)

/** The manufacturer on teriparatide and kidney stones. */
export const forsteoStones = page(
  'Forsteo and kidney stones (Lilly)',
  'https://www.lillymedical.eu/en-gb/answers/forsteo-teriparatide-common-adverse-reactions-113360',
  '2026-11-27',
)

/** The manufacturer on who should not use teriparatide. */
export const forteoSafety = page(
  'Forteo, contraindications (Lilly)',
  'https://www.lilly.com.hk/en/products/musculoskeletal/forteo/safety.aspx',
  '2026-11-27',
)

/** The UK label of HCG. */
export const pregnyl = page(
  'Pregnyl label, UK (medicines.org.uk)',
  'https://www.medicines.org.uk/emc/medicine/12613',
  '2026-11-27',
)

/** What the FDA added to the US label of HCG in 2023. */
export const pregnylChanges = page(
  'Pregnyl, changes to its label (FDA)',
  'https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?event=searchdetail.page&DrugNameID=2738',
  '2026-11-28',
)

/** Who shouldn't use menotropin, according to its maker. */
export const menotropin = page(
  'Menotropin, contraindications (Ferring, in German)',
  'https://fertilitaet.ferring.de/ipad-praesentation/pflichttext',
  '2026-11-27',
)

/** The US label of HCG, which asks for care with conditions that fluid retention worsens. */
export const pregnylCare = page(
  'Pregnyl label on DailyMed, read in a copy',
  dailyMed('Pregnyl').url,
  '2026-11-28',
)

/** The European label of Ovitrelle, a recombinant HCG. */
export const ovitrelle = page(
  'Ovitrelle label (EMA), read in a copy',
  'https://www.ema.europa.eu/en/medicines/human/EPAR/ovitrelle',
  '2026-11-28',
)

/** The UK leaflet of HMG. */
export const menopur = page(
  'Menopur leaflet, UK (medicines.org.uk), read in a copy',
  'https://www.medicines.org.uk/emc/product/4595/pil',
  '2026-11-28',
)
