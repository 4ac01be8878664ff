/** Converts a value between units: value × factor + offset. */
interface Conversion {
  factor: number
  offset?: number
}

/** A laboratory test. */
export interface Analyte {
  /** its LOINC code in blood, serum or plasma */
  loinc: string
  name: string
  group: AnalyteGroup
  /** other names on reports */
  aliases: readonly string[]
  /** its canonical unit */
  unit: string
  /** conversions of other units to the canonical one */
  others: Readonly<Record<string, Conversion>>
}

/** Display groups. */
export const analyteGroups = [
  'Sugar',
  'Lipids',
  'Kidney',
  'Liver',
  'Pancreas',
  'Thyroid',
  'Hormones',
  'Inflammation',
  'Vitamins and iron',
  'Blood count',
  'Minerals',
  'Muscle',
] as const

export type AnalyteGroup = (typeof analyteGroups)[number]

interface Extra {
  aliases?: readonly string[]
  others?: Readonly<Record<string, number | Conversion>>
}

const analyte = (
  group: AnalyteGroup,
  loinc: string,
  name: string,
  unit: string,
  { aliases = [], others = {} }: Extra = {},
): Analyte => ({
  loinc,
  name,
  group,
  aliases,
  unit,
  others: Object.fromEntries(
    Object.entries(others).map(([other, how]) => [other, typeof how === 'number' ? { factor: how } : how]),
  ),
})

/** mg/dL per mmol/L. */
const CHOLESTEROL = { 'mmol/L': 38.67 }
const GLUCOSE = { 'mmol/L': 18.016 }
const TRIGLYCERIDES = { 'mmol/L': 88.57 }

/** NGSP percent from IFCC mmol/mol (Hoelzel 2004): 0.09148 × IFCC + 2.152. */
const A1C: Extra = {
  aliases: ['A1c', 'HbA1c', 'Hemoglobin A1c'],
  others: { 'mmol/mol': { factor: 0.09148, offset: 2.152 } },
}

/** A katal turns over one mole a second, and a unit one micromole a minute. */
const enzyme = { others: { 'IU/L': 1, 'ukat/L': 60 } }
const cells = { others: { '10*9/L': 1, 'K/uL': 1, 'cells/uL': 0.001 } }

/** The laboratory tests that people here use most, with their codes. */
export const analytes: readonly Analyte[] = [
  analyte('Sugar', '4548-4', 'HbA1c', '%', A1C),
  analyte('Sugar', '2345-7', 'Glucose', 'mg/dL', { others: GLUCOSE }),
  analyte('Sugar', '1558-6', 'Fasting glucose', 'mg/dL', { others: GLUCOSE }),
  analyte('Sugar', '20448-7', 'Insulin', 'uIU/mL', { others: { 'mIU/L': 1 } }),
  analyte('Sugar', '1986-9', 'C-peptide', 'ng/mL', { others: { 'ug/L': 1, 'nmol/L': 3.02 } }),
  analyte('Lipids', '2093-3', 'Total cholesterol', 'mg/dL', {
    aliases: ['Cholesterol'],
    others: CHOLESTEROL,
  }),
  analyte('Lipids', '13457-7', 'LDL cholesterol', 'mg/dL', { aliases: ['LDL'], others: CHOLESTEROL }),
  analyte('Lipids', '2085-9', 'HDL cholesterol', 'mg/dL', { aliases: ['HDL'], others: CHOLESTEROL }),
  analyte('Lipids', '43396-1', 'Non-HDL cholesterol', 'mg/dL', { others: CHOLESTEROL }),
  analyte('Lipids', '2571-8', 'Triglycerides', 'mg/dL', { others: TRIGLYCERIDES }),
  analyte('Lipids', '1884-6', 'Apolipoprotein B', 'mg/dL', { aliases: ['ApoB'], others: { 'g/L': 100 } }),
  analyte('Lipids', '10835-7', 'Lipoprotein(a), mass', 'mg/dL', { aliases: ['Lp(a)'] }),
  analyte('Kidney', '2160-0', 'Creatinine', 'mg/dL', { others: { 'umol/L': 1 / 88.4 } }),
  analyte('Kidney', '98979-8', 'eGFR', 'mL/min/1.73m2', { aliases: ['eGFR (CKD-EPI 2021)'] }),
  analyte('Kidney', '3094-0', 'Urea nitrogen', 'mg/dL', { aliases: ['BUN'], others: { 'mmol/L': 2.801 } }),
  analyte('Kidney', '3084-1', 'Uric acid', 'mg/dL', { others: { 'umol/L': 1 / 59.48 } }),
  analyte('Liver', '1742-6', 'ALT', 'U/L', enzyme),
  analyte('Liver', '1920-8', 'AST', 'U/L', enzyme),
  analyte('Liver', '2324-2', 'GGT', 'U/L', enzyme),
  analyte('Liver', '6768-6', 'Alkaline phosphatase', 'U/L', { aliases: ['ALP'], ...enzyme }),
  analyte('Liver', '1975-2', 'Total bilirubin', 'mg/dL', {
    aliases: ['Bilirubin'],
    others: { 'umol/L': 1 / 17.1 },
  }),
  analyte('Liver', '1751-7', 'Albumin', 'g/dL', { others: { 'g/L': 0.1 } }),
  analyte('Liver', '2885-2', 'Total protein', 'g/dL', { others: { 'g/L': 0.1 } }),
  analyte('Pancreas', '3040-3', 'Lipase', 'U/L', enzyme),
  analyte('Pancreas', '1798-8', 'Amylase', 'U/L', enzyme),
  analyte('Thyroid', '3016-3', 'TSH', 'mIU/L', { others: { 'uIU/mL': 1 } }),
  analyte('Thyroid', '3024-7', 'Free T4', 'ng/dL', { others: { 'pmol/L': 1 / 12.87 } }),
  analyte('Thyroid', '3051-0', 'Free T3', 'pg/mL', { others: { 'pmol/L': 1 / 1.536 } }),
  analyte('Thyroid', '1992-7', 'Calcitonin', 'pg/mL', { others: { 'ng/L': 1 } }),
  analyte('Hormones', '2484-4', 'IGF-1', 'ng/mL', {
    aliases: ['IGF-I', 'Somatomedin C'],
    others: { 'nmol/L': 1 / 0.131, 'ug/L': 1 },
  }),
  analyte('Hormones', '2963-7', 'Growth hormone', 'ng/mL', { others: { 'ug/L': 1 } }),
  analyte('Hormones', '2986-8', 'Testosterone', 'ng/dL', {
    aliases: ['Total testosterone'],
    others: { 'nmol/L': 28.842, 'ng/mL': 100 },
  }),
  analyte('Hormones', '2991-8', 'Free testosterone', 'pg/mL', {
    others: { 'ng/L': 1, 'ng/dL': 10, 'pmol/L': 0.28842 },
  }),
  analyte('Hormones', '13967-5', 'SHBG', 'nmol/L'),
  analyte('Hormones', '2243-4', 'Estradiol', 'pg/mL', { others: { 'pmol/L': 1 / 3.671, 'ng/L': 1 } }),
  analyte('Hormones', '2839-9', 'Progesterone', 'ng/mL', { others: { 'nmol/L': 1 / 3.18 } }),
  analyte('Hormones', '10501-5', 'LH', 'mIU/mL', { others: { 'IU/L': 1 } }),
  analyte('Hormones', '15067-2', 'FSH', 'mIU/mL', { others: { 'IU/L': 1 } }),
  analyte('Hormones', '2842-3', 'Prolactin', 'ng/mL', { others: { 'ug/L': 1 } }),
  analyte('Hormones', '2191-5', 'DHEA-S', 'ug/dL', { others: { 'umol/L': 36.849 } }),
  analyte('Hormones', '2143-6', 'Cortisol', 'ug/dL', { others: { 'nmol/L': 1 / 27.59 } }),
  analyte('Hormones', '2857-1', 'PSA', 'ng/mL', { others: { 'ug/L': 1 } }),
  analyte('Inflammation', '1988-5', 'CRP', 'mg/L', {
    aliases: ['C-reactive protein'],
    others: { 'mg/dL': 10 },
  }),
  analyte('Inflammation', '30522-7', 'High-sensitivity CRP', 'mg/L', {
    aliases: ['hs-CRP'],
    others: { 'mg/dL': 10 },
  }),
  analyte('Inflammation', '13965-9', 'Homocysteine', 'umol/L'),
  analyte('Vitamins and iron', '2276-4', 'Ferritin', 'ng/mL', { others: { 'ug/L': 1 } }),
  analyte('Vitamins and iron', '2498-4', 'Iron', 'ug/dL', { others: { 'umol/L': 5.585 } }),
  analyte('Vitamins and iron', '2500-7', 'TIBC', 'ug/dL', { others: { 'umol/L': 5.585 } }),
  analyte('Vitamins and iron', '2502-3', 'Transferrin saturation', '%'),
  analyte('Vitamins and iron', '2132-9', 'Vitamin B12', 'pg/mL', {
    aliases: ['B12'],
    others: { 'pmol/L': 1 / 0.738, 'ng/L': 1 },
  }),
  analyte('Vitamins and iron', '2284-8', 'Folate', 'ng/mL', { others: { 'nmol/L': 1 / 2.266 } }),
  analyte('Vitamins and iron', '62292-8', 'Vitamin D', 'ng/mL', {
    aliases: ['25-hydroxyvitamin D', '25-OH vitamin D'],
    others: { 'nmol/L': 1 / 2.496 },
  }),
  analyte('Blood count', '6690-2', 'White blood cells', '10*3/uL', {
    aliases: ['WBC', 'Leukocytes'],
    ...cells,
  }),
  analyte('Blood count', '789-8', 'Red blood cells', '10*6/uL', {
    aliases: ['RBC', 'Erythrocytes'],
    others: { '10*12/L': 1, 'M/uL': 1 },
  }),
  analyte('Blood count', '718-7', 'Hemoglobin', 'g/dL', { others: { 'g/L': 0.1, 'mmol/L': 1.6114 } }),
  analyte('Blood count', '4544-3', 'Hematocrit', '%', { others: { 'L/L': 100 } }),
  analyte('Blood count', '787-2', 'MCV', 'fL'),
  analyte('Blood count', '785-6', 'MCH', 'pg'),
  analyte('Blood count', '786-4', 'MCHC', 'g/dL', { others: { 'g/L': 0.1 } }),
  analyte('Blood count', '788-0', 'RDW', '%'),
  analyte('Blood count', '777-3', 'Platelets', '10*3/uL', cells),
  analyte('Blood count', '751-8', 'Neutrophils', '10*3/uL', cells),
  analyte('Blood count', '731-0', 'Lymphocytes', '10*3/uL', cells),
  analyte('Minerals', '2951-2', 'Sodium', 'mmol/L', { others: { 'mEq/L': 1 } }),
  analyte('Minerals', '2823-3', 'Potassium', 'mmol/L', { others: { 'mEq/L': 1 } }),
  analyte('Minerals', '17861-6', 'Calcium', 'mg/dL', { others: { 'mmol/L': 4.008 } }),
  analyte('Minerals', '19123-9', 'Magnesium', 'mg/dL', { others: { 'mmol/L': 2.431 } }),
  analyte('Muscle', '2157-6', 'Creatine kinase', 'U/L', { aliases: ['CK'], ...enzyme }),
]

const byCode = new Map(analytes.map((analyte) => [analyte.loinc, analyte]))
const byName = new Map(
  analytes.flatMap((analyte) =>
    [analyte.name, ...analyte.aliases].map((name) => [name.toLowerCase(), analyte] as const),
  ),
)

/** The analyte with a LOINC code; undefined when it isn't in the list. */
export const analyteByCode = (loinc: string): Analyte | undefined => byCode.get(loinc)

/** The analyte with a name on a report; undefined for a personal one. */
export const analyteNamed = (name: string): Analyte | undefined => byName.get(name.trim().toLowerCase())
