import { type Exact, exact, isMore } from '@pepwell/domain/exact'
import {
  drawWarning,
  type Syringe,
  syringeCapacities,
  unitsHeld,
  type DrawWarning as Warning,
} from '@pepwell/domain/syringes'
import { Info, TriangleAlert } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { unitsText } from './units-text.ts'

const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Larger syringes that would hold the volume: 'a 0.5 mL or 1 mL syringe'. */
function largerFor(volume: Exact): string | undefined {
  const fitting = syringeCapacities.filter((capacity) => !isMore(volume, exact(capacity)))
  return fitting.length > 0
    ? `Take a syringe of ${list.format(fitting.map((mL) => `${mL} mL`))}, or split`
    : undefined
}

function textOf(warning: Warning, volume: Exact, syringe: Syringe): { title: string; text: string } {
  switch (warning.kind) {
    case 'above-barrel':
      return {
        title: 'More than this syringe holds',
        text: `It holds ${unitsHeld(syringe)} units. ${largerFor(volume) ?? 'Split'} the dose into ${warning.draws} draws of ${unitsText(warning.unitsEach)} each.`,
      }
    case 'below-graduation':
      return {
        title: 'Less than the first line',
        text: `The first line of this syringe stands for ${unitsText(exact(warning.graduation))}; less cannot be measured with it. More water in the vial makes the draw larger.`,
      }
    case 'between-lines':
      return {
        title: 'Between two lines',
        text: `It ends between the lines for ${warning.lower} and ${warning.upper} units. A syringe with finer lines, or another amount of water, may hit a line.`,
      }
  }
}

/** What stands against drawing a volume with the chosen syringe. */
export function DrawWarning({ volume, syringe }: { volume: Exact; syringe: Syringe }) {
  const warning = drawWarning(volume, syringe)
  if (!warning) return null
  const { title, text } = textOf(warning, volume, syringe)
  const isNote = warning.kind === 'between-lines'
  return (
    <Banner tone={isNote ? 'info' : 'warn'} title={title} icon={isNote ? <Info /> : <TriangleAlert />}>
      {text}
    </Banner>
  )
}
