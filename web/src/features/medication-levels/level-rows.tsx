import { type DoseRun, doseRuns } from '@pepwell/domain/levels/level-curves'
import { FlaskConical, Frown, Scale, Syringe } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import type { ChartDose } from './level-points.ts'
import type { OverlayName, Overlays } from './overlays.ts'

/** An instant's position, in percent of the width. */
type Across = (at: number) => number

/** A run of equal doses, in percent of the width. */
export interface PlacedRun extends DoseRun {
  left: number
  width: number
}

/** The visible dose steps, with widths by duration. */
export const placedRuns = (
  doses: readonly ChartDose[],
  { x, from, to }: { x: Across; from: number; to: number },
): PlacedRun[] =>
  doseRuns(doses, to)
    .filter((run) => run.to > from && run.from < to)
    .map((run) => {
      const left = Math.max(0, x(run.from))
      return { ...run, left, width: Math.min(100, x(run.to)) - left }
    })

/** A step needs this share of the width to show its dose, and this one to show its number alone. */
const ROOM_FOR_TEXT = 18
const ROOM_FOR_NUMBER = 10

/** A step's dose, as far as it fits; screen readers get all of it. */
function StepDose({ mg, width }: Pick<PlacedRun, 'mg' | 'width'>) {
  if (width > ROOM_FOR_TEXT) return `${mg} mg`
  return (
    <>
      {width > ROOM_FOR_NUMBER && <span aria-hidden="true">{mg}</span>}
      <span className="sr-only">{mg} mg</span>
    </>
  )
}

function PictureRow({
  icon,
  tall = false,
  children,
}: {
  icon: ReactNode
  tall?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx('relative isolate mt-2', tall ? 'h-14' : 'h-5')}>
      {children}
      <span className="absolute top-1/2 left-full ml-2 -translate-y-1/2 [&_svg]:size-4" aria-hidden="true">
        {icon}
      </span>
    </div>
  )
}

interface Dot {
  at: number
  /** in pixels */
  size: number
}

interface DotsProps {
  dots: readonly Dot[]
  x: Across
  className: string
  /** the outline's width; without one, dots are filled */
  outline?: number
  isSquare?: boolean
}

const dotPath = (dots: readonly Dot[], x: Across): string =>
  dots.map(({ at }) => `M${x(at).toFixed(2)} 50h0`).join('')

/**
 * Dots in the middle of a row, one path per size: elements of their own would make each frame lay out and paint a
 * thousand.
 */
export function Dots({ dots, x, className, outline = 0, isSquare = false }: DotsProps) {
  const paths = [...Map.groupBy(dots, ({ size }) => size)].map(([size, of]) => ({ size, d: dotPath(of, x) }))
  const line = {
    vectorEffect: 'non-scaling-stroke',
    strokeLinecap: isSquare ? 'square' : 'round',
  } as const
  return (
    <svg
      className="absolute inset-0 size-full overflow-visible"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(({ size, d }) => (
        <path key={size} {...line} d={d} className={className} strokeWidth={size} />
      ))}
      {outline > 0 &&
        paths.map(({ size, d }) => (
          <path key={size} {...line} d={d} className="stroke-surface" strokeWidth={size - 2 * outline} />
        ))}
    </svg>
  )
}

export function StepRow({ runs }: { runs: readonly PlacedRun[] }) {
  return (
    <div className="relative mt-3 h-6 font-semibold text-(--slot-ink)">
      {runs.map(({ from, mg, planned, left, width }) => (
        <span
          key={from}
          className={cx(
            'absolute inset-y-0 grid content-center overflow-hidden rounded-md border-x border-surface text-center whitespace-nowrap',
            planned ? 'border border-dashed border-(--slot)' : 'bg-(--slot-soft)',
          )}
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          <StepDose mg={mg} width={width} />
        </span>
      ))}
    </div>
  )
}

interface DoseRowProps {
  /** earliest first */
  doses: readonly ChartDose[]
  x: Across
}

const OUTLINE = 2

/** Logged doses are filled, planned ones outlined. */
export function DoseRow({ doses, x }: DoseRowProps) {
  const max = Math.max(...doses.map(({ mg }) => mg))
  const dotsOf = (some: readonly ChartDose[]) => some.map(({ at, mg }) => ({ at, size: 6 + (6 * mg) / max }))
  return (
    <PictureRow icon={<Syringe />}>
      <Dots dots={dotsOf(doses.filter(({ planned }) => !planned))} x={x} className="stroke-(--slot)" />
      <Dots
        dots={dotsOf(doses.filter(({ planned }) => planned))}
        x={x}
        className="stroke-(--slot)"
        outline={OUTLINE}
      />
    </PictureRow>
  )
}

const ROOM = 12

/** A weight this far to the right has no room for its text next to it, in percent of the width. */
const LAST_WITH_TEXT = 80

function WeightRow({ weight, x }: { weight: Overlays['weight']; x: Across }) {
  const values = weight.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => ROOM + ((100 - 2 * ROOM) * (max - value)) / (max - min || 1)
  const path = weight.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
  const last = weight.at(-1)
  const at = last && { left: `${x(last.at)}%`, top: `${y(last.value)}%` }
  return (
    <PictureRow icon={<Scale />} tall>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} fill="none" stroke="var(--accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {last && <span className="absolute size-2 -translate-1/2 rounded-full bg-accent" style={at} />}
      {last && x(last.at) < LAST_WITH_TEXT && (
        <span
          className="absolute ml-2 -translate-y-1/2 font-semibold whitespace-nowrap text-accent-ink"
          style={at}
        >
          {last.text}
        </span>
      )}
    </PictureRow>
  )
}

function EffectRow({ effects, x }: { effects: Overlays['effects']; x: Across }) {
  return (
    <PictureRow icon={<Frown />}>
      <Dots
        dots={effects.map(({ at, size }) => ({ at, size: 4 + 3 * size }))}
        x={x}
        className="stroke-ink/50"
      />
    </PictureRow>
  )
}

const LAB_SIZE = 10

function LabRow({ labs, x }: { labs: Overlays['labs']; x: Across }) {
  return (
    <PictureRow icon={<FlaskConical />}>
      <Dots
        dots={labs.map(({ at }) => ({ at, size: LAB_SIZE }))}
        x={x}
        className="stroke-ink"
        outline={OUTLINE}
        isSquare
      />
    </PictureRow>
  )
}

interface OverlayRowsProps {
  overlays: Overlays
  shown: readonly OverlayName[]
  x: Across
}

/** The selected overlays on the curve's time axis. */
export function OverlayRows({ overlays, shown, x }: OverlayRowsProps) {
  return shown.map((name) => {
    if (overlays[name].length === 0) return null
    if (name === 'weight') return <WeightRow key={name} weight={overlays.weight} x={x} />
    if (name === 'effects') return <EffectRow key={name} effects={overlays.effects} x={x} />
    return <LabRow key={name} labs={overlays.labs} x={x} />
  })
}
