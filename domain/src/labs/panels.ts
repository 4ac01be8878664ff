import type { Source } from '../catalogue/medicines.ts'
import { dailyMed } from '../safety/primary-sources.ts'

/** Lab tests of what a class's labels warn about. */
interface LabPanel {
  /** the class, as people call it */
  name: string
  /** the product whose label warns, and its class */
  product: string
  /** names of its peptides */
  peptides: RegExp
  /** names by LOINC code, because a page that suggests them needs nothing else of the list of tests */
  tests: Readonly<Record<string, string>>
  source: Source
}

/** The day on which we read the labels' warnings. */
const PANELS_READ = '2026-11-28'

const panels: readonly LabPanel[] = [
  {
    name: 'GLP-1 medicines',
    product: 'Ozempic, a GLP-1 medicine',
    peptides:
      /semaglutide|tirzepatide|liraglutide|dulaglutide|exenatide|retatrutide|survodutide|mazdutide|cagrisema|orforglipron/i,
    // Blood sugar, which they lower; kidney function with vomiting or diarrhea, which dehydrate.
    tests: { '4548-4': 'HbA1c', '1558-6': 'Fasting glucose', '2160-0': 'Creatinine', '98979-8': 'eGFR' },
    source: dailyMed('Ozempic', PANELS_READ),
  },
  {
    name: 'growth hormone releasers',
    product: 'Egrifta, a growth hormone releaser',
    peptides: /tesamorelin|sermorelin|cjc-?1295|ipamorelin|ghrp|hexarelin|mk-?677|ibutamoren/i,
    // IGF-1, and blood sugar before and during treatment.
    tests: { '2484-4': 'IGF-1', '1558-6': 'Fasting glucose', '4548-4': 'HbA1c' },
    source: dailyMed('Egrifta', PANELS_READ),
  },
]

/** A panel for the person's medicines. */
export interface SuggestedPanel {
  name: string
  product: string
  analytes: readonly { loinc: string; name: string }[]
  source: Source
}

/** The panels of the classes of some peptides; none for classes without a label. */
export const suggestedPanels = (peptides: readonly string[]): SuggestedPanel[] =>
  panels
    .filter((panel) => peptides.some((name) => panel.peptides.test(name)))
    .map(({ name, product, tests, source }) => ({
      ...{ name, product, source },
      analytes: Object.entries(tests).map(([loinc, test]) => ({ loinc, name: test })),
    }))
