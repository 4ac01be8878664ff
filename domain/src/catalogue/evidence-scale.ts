/** How far studies of a peptide in people have come, from none to an approval. */
export const evidenceLevels = [
  'No trials of this use',
  'Animals only',
  'Small human studies',
  'Phase 2',
  'Phase 3',
  'Approved',
] as const

export type EvidenceLevel = (typeof evidenceLevels)[number]

/** The level of each peptide, read from the evidence note of its catalog entry and the sources cited there. */
const peptidesAt: Record<EvidenceLevel, readonly string[]> = {
  Approved: [
    ...['Dulaglutide', 'Exenatide (extended-release)', 'HCG (Chorionic gonadotropin)', 'HMG (Menotropins)'],
    ...['Liraglutide', 'Mazdutide', 'Oral semaglutide', 'Orforglipron', 'Oxytocin', 'PT-141 (Bremelanotide)'],
    ...['Pramlintide', 'SS-31 (Elamipretide)', 'Semaglutide', 'Somatropin', 'Teriparatide', 'Tesamorelin'],
    ...['Thymosin Alpha-1', 'Tirzepatide', 'Vitamin B12 (Cyanocobalamin)'],
  ],
  'Phase 3': ['CagriSema', 'Cagrilintide', 'Retatrutide', 'Survodutide'],
  'Phase 2': ['ARA-290 (Cibinetide)', 'CJC-1295 with DAC', 'Ipamorelin'],
  'Small human studies': [
    ...['AOD-9604', 'Argireline', 'BPC-157', 'CJC-1295 / Ipamorelin', 'DSIP', 'Epitalon', 'GHK-Cu', 'GHRP-2'],
    ...['GHRP-6', 'Gonadorelin', 'Hexarelin', 'Kisspeptin-10', 'LL-37', 'Melanotan II', 'Pinealon', 'Selank'],
    ...['Semax', 'Sermorelin', 'Thymalin', 'Thymosin Beta-4', 'Wolverine blend (BPC-157 / TB-500)'],
  ],
  'Animals only': [
    ...['CJC-1295 without DAC (Mod GRF 1-29)', 'Dihexa', 'FOXO4-DRI', 'Follistatin-344', 'Humanin'],
    ...['IGF-1 LR3', 'KPV', 'MOTS-c', 'PEG-MGF', 'TB-500'],
  ],
  'No trials of this use': ['GLOW', 'Glutathione', 'KLOW', 'NAD+', 'SNAP-8'],
}

const levels = new Map(
  evidenceLevels.flatMap((level) => peptidesAt[level].map((name): [string, EvidenceLevel] => [name, level])),
)

/** The evidence level of a catalog peptide by its name; undefined if we haven't researched it. */
export const evidenceLevelOf = (name: string): EvidenceLevel | undefined => levels.get(name)

/** How many of the five marks of the scale a level fills. */
export const evidenceMarks = (level: EvidenceLevel): number => evidenceLevels.indexOf(level)
