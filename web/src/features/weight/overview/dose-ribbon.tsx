import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import type { CSSProperties } from 'react'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import type { RibbonPart } from './ribbon.ts'

/** Opacity range of the color slot, in percent. */
const FAINTEST = 14
const STRONGEST = 44

const shadeOf = (strength: number): CSSProperties => ({
  backgroundColor: `color-mix(in srgb, var(--slot) ${FAINTEST + strength * (STRONGEST - FAINTEST)}%, var(--surface))`,
})

/** The dose label, if its segment has room, in percent of the chart. */
const labelOf = ({ dose, width }: RibbonPart): string =>
  width > 15 ? dose : width > 8 ? (dose.split(' ')[0] ?? '') : ''

interface DoseRibbonProps {
  parts: readonly RibbonPart[]
  hue: number | null
}

/** The dose over time below the chart, darker with higher doses, with a hairline at each change. */
export const DoseRibbon = ({ parts, hue }: DoseRibbonProps) => (
  <div style={colorSlotStyle(hue ?? COLOR_SLOTS)} className="absolute inset-0">
    {parts.map((part) => (
      <span key={part.from}>
        {part.left > 0 && (
          <span
            className="absolute inset-y-0 border-l border-dashed border-(--slot)/50"
            style={{ left: `${part.left}%` }}
          />
        )}
        <span
          className="absolute top-full mt-1 h-4.75 px-px"
          style={{ left: `${part.left}%`, width: `${part.width}%` }}
        >
          <span
            className="grid h-full place-items-center overflow-hidden rounded-sm leading-none font-semibold whitespace-nowrap text-(--slot-ink)"
            style={shadeOf(part.strength)}
          >
            {labelOf(part)}
          </span>
        </span>
      </span>
    ))}
  </div>
)
