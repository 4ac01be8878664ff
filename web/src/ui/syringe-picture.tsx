import type { CSSProperties } from 'react'
import { cx } from '../lib/classes.ts'

const BARREL = { left: 50, right: 304, top: 46, bottom: 86 }
/** From the 0 line to the last; the barrel is slightly longer. */
const LENGTH = 240
const MIDDLE = (BARREL.top + BARREL.bottom) / 2
/** The plunger's travel; shorter than the plunger to keep the picture wide. */
const PULL = 34

const moving = 'transition-transform duration-150 ease-out'

function Needle({ hub }: Pick<SyringePictureProps, 'hub'>) {
  return (
    <g>
      <path d={`M4 ${MIDDLE} H36`} className="stroke-soft" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d={`M34 ${MIDDLE - 4} L44 ${MIDDLE - 9} H50 V${MIDDLE + 9} H44 L34 ${MIDDLE + 4} Z`}
        className={hub === 'orange' ? 'fill-warn-ink' : 'fill-danger'}
      />
    </g>
  )
}

/** Stopper, rod and thumb rest, positioned by the fill level. */
function Plunger({ part }: { part: number }) {
  const end = 318
  return (
    <g>
      <g className={moving} style={{ transform: `translateX(${part * PULL}px)` }}>
        <rect x={end} y={MIDDLE - 17} width="6" height="34" rx="3" className="fill-edge" />
        <rect
          x={BARREL.right - PULL}
          y={MIDDLE - 3}
          width={end - BARREL.right + PULL + 2}
          height="6"
          className="fill-edge"
        />
      </g>
      <g className={moving} style={{ transform: `translateX(${part * LENGTH}px)` }}>
        <rect
          x={BARREL.left}
          y={MIDDLE - 3}
          width={(1 - part) * LENGTH + 14}
          height="6"
          className="fill-edge"
        />
        <rect
          x={BARREL.left}
          y={BARREL.top + 2}
          width="9"
          height={BARREL.bottom - BARREL.top - 4}
          rx="2"
          className="fill-ink"
        />
      </g>
    </g>
  )
}

function Scale({ lines }: Pick<SyringePictureProps, 'lines'>) {
  return (
    <g>
      {lines.map(({ units, numbered, at }) => {
        const x = BARREL.left + at * LENGTH
        return (
          <g key={units}>
            <path
              d={`M${x} ${BARREL.bottom} v${numbered ? -15 : -8}`}
              className={numbered ? 'stroke-ink' : 'stroke-soft'}
              strokeWidth={numbered ? 1.4 : 0.8}
            />
            {numbered && (
              <text
                x={x}
                y={BARREL.bottom + 17}
                textAnchor="middle"
                className="fill-soft text-[12px] tabular-nums"
              >
                {units}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The draw line's label above the barrel. */
function Mark({ part, text, over }: { part: number; text: string; over: boolean }) {
  const width = 18 + 7.4 * text.length
  const x = BARREL.left + part * LENGTH
  const left = Math.min(Math.max(x - width / 2, 2), 356 - width)
  return (
    <g>
      <path
        d={`M${x} 28 V${BARREL.bottom}`}
        className={over ? 'stroke-danger' : 'stroke-accent'}
        strokeWidth="2"
      />
      <rect
        x={left}
        y="4"
        width={width}
        height="25"
        rx="12.5"
        className={over ? 'fill-danger' : 'fill-accent'}
      />
      <text
        x={left + width / 2}
        y="21.5"
        textAnchor="middle"
        className={cx('text-[14px] font-bold tabular-nums', over ? 'fill-surface' : 'fill-on-accent')}
      >
        {text}
      </text>
    </g>
  )
}

/** Renders a syringe from domain's `syringeView`. */
interface SyringePictureProps {
  lines: readonly { units: number; numbered: boolean; at: number }[]
  part: number
  text?: string
  over: boolean
  hub: 'orange' | 'red'
  label: string
  /** the peptide's color slot; undefined if unknown */
  hue?: number
}

/** Liquid and mark use the peptide's color. */
const inHue = (hue: number) =>
  ({ '--accent': `var(--slot-${hue})`, '--on-accent': 'var(--surface)' }) as CSSProperties

/** An insulin syringe filled to the line. Zero is at the needle, as on a real one. */
export function SyringePicture({ lines, part, text, over, hub, label, hue }: SyringePictureProps) {
  return (
    <svg
      viewBox="0 0 360 110"
      className="w-full"
      style={hue ? inHue(hue) : undefined}
      role="img"
      aria-label={label}
    >
      <Needle hub={hub} />
      <rect
        x={BARREL.left}
        y={BARREL.top}
        width={BARREL.right - BARREL.left}
        height={BARREL.bottom - BARREL.top}
        rx="4"
        className="fill-sunken"
      />
      <rect
        x={BARREL.left}
        y={BARREL.top}
        width={LENGTH}
        height={BARREL.bottom - BARREL.top}
        className={cx(moving, over ? 'fill-danger/35' : 'fill-accent/35')}
        style={{ transform: `scaleX(${part})`, transformOrigin: `${BARREL.left}px 0` }}
      />
      <Plunger part={part} />
      <Scale lines={lines} />
      <rect
        x={BARREL.left}
        y={BARREL.top}
        width={BARREL.right - BARREL.left}
        height={BARREL.bottom - BARREL.top}
        rx="4"
        className="fill-none stroke-edge"
        strokeWidth="1.6"
      />
      <rect
        x={BARREL.right - 1}
        y={BARREL.top - 10}
        width="5"
        height={BARREL.bottom - BARREL.top + 20}
        rx="2.5"
        className="fill-edge"
      />
      {text && <Mark part={part} text={text} over={over} />}
    </svg>
  )
}
