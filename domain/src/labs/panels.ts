import type { Source } from '../catalogue/medicines.ts'
import { dailyMed } from '../safety/primary-sources.ts'
import { type Analyte, analyteByCode } from './analytes.ts'

/** Lab tests that a class's labels recommend monitoring. */
interface LabPanel {
  /** the class, as people call it */
  name: string
  /** names of its peptides */
  peptides: RegExp
  /** LOINC codes */
  loincs: readonly string[]
  source: Source
}

const panels: readonly LabPanel[] = [
  {
    name: 'GLP-1 medicines',
    peptides: /semaglutide|tirzepatide|liraglutide|dulaglutide|exenatide|retatrutide|survodutide|mazdutide/i,
    // Blood sugar with diabetes medicines; kidney function with vomiting or diarrhea, which dehydrate.
    loincs: ['4548-4', '1558-6', '2160-0', '98979-8'],
    source: dailyMed('Wegovy', null),
  },
  {
    name: 'Growth hormone releasers',
    peptides: /tesamorelin|sermorelin|cjc-?1295|ipamorelin|ghrp|hexarelin|mk-?677|ibutamoren/i,
    // IGF-1, and blood sugar before and during treatment.
    loincs: ['2484-4', '1558-6', '4548-4'],
    source: dailyMed('Egrifta', null),
  },
]

/** A panel for the person's medicines. */
export interface SuggestedPanel {
  name: string
  analytes: readonly Analyte[]
  source: Source
}

/** The panels of the classes of some peptides; none for classes without a label. */
export const suggestedPanels = (peptides: readonly string[]): SuggestedPanel[] =>
  panels
    .filter((panel) => peptides.some((name) => panel.peptides.test(name)))
    .map(({ name, loincs, source }) => ({
      ...{ name, source },
      analytes: loincs.flatMap((loinc) => analyteByCode(loinc) ?? []),
    }))
