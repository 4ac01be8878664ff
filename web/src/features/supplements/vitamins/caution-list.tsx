import type { VitaminCaution } from '@pepwell/contract/vitamins/supplements'
import { TriangleAlert } from 'lucide-react'
import { SourceLink } from '../../../ui/source-link.tsx'

/** Cautions for a vitamin from the person's notes, each with its source. */
export function CautionList({ cautions }: { cautions: readonly VitaminCaution[] }) {
  return cautions.map(({ sentence, source }) => (
    <p key={sentence} className="mt-1.5 flex gap-2 text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn-ink" aria-hidden="true" />
      <span>
        <span className="text-warn-ink">{sentence}</span>
        <SourceLink source={source} />
      </span>
    </p>
  ))
}
