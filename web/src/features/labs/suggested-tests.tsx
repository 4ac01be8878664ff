import { suggestedPanels } from '@pepwell/domain/labs/panels'
import { Button } from '../../ui/button.tsx'
import { SourceLink } from '../../ui/source-link.tsx'
import type { LabResult } from './labs.api.ts'

interface SuggestedTestsProps {
  /** the active plan entries */
  peptides: readonly string[]
  results: readonly LabResult[]
  onAdd: (analyte: string) => void
}

/** Tests of what labels warn about that have no result yet. */
export function SuggestedTests({ peptides, results, onAdd }: SuggestedTestsProps) {
  const known = new Set(results.map(({ loinc }) => loinc))
  const panels = suggestedPanels(peptides).map((panel) => ({
    ...panel,
    analytes: panel.analytes.filter(({ loinc }) => !known.has(loinc)),
  }))
  return panels
    .filter(({ analytes }) => analytes.length > 0)
    .map(({ name, product, analytes, source }) => (
      <section key={name} aria-label={`Tests for ${name}`} className="mb-4">
        <p className="mb-2 text-sm text-soft">
          The label of {product}, warns about what these measure. <SourceLink source={source} />
        </p>
        <div className="flex flex-wrap gap-2">
          {analytes.map((analyte) => (
            <Button key={analyte.loinc} variant="secondary" size="sm" onClick={() => onAdd(analyte.name)}>
              Add {analyte.name}
            </Button>
          ))}
        </div>
      </section>
    ))
}
