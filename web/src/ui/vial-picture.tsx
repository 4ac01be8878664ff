import { useId } from 'react'
import { cx } from '../lib/classes.ts'
import { colorSlotStyle } from './color-dot.tsx'

const BODY = 'M23 21h18v3c0 5 11 6 11 15v49a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V39c0-9 11-10 11-15z'
/** The surface of a full vial, and the bottom. */
const FULL_Y = 42
const FLOOR_Y = 95
/** Half the height of the surface ellipse. */
const SURFACE = 2.5

interface VialPictureProps {
  /** fill level, 0 to 1 */
  part: number
  /** finished or discarded */
  isOver?: boolean
  colorSlot: number
  className?: string
}

function Liquid({ part, clip }: { part: number; clip: string }) {
  const level = FLOOR_Y - (FLOOR_Y - FULL_Y) * part
  return (
    <g clipPath={`url(#${clip})`}>
      <rect x="0" y={level} width="64" height={100 - level} fill="var(--slot)" opacity="0.4" />
      <ellipse cx="32" cy={level} rx="20" ry={SURFACE} fill="var(--slot)" opacity="0.75" />
    </g>
  )
}

/** A vial in its peptide's color at its fill level. The text next to it says the same. */
export function VialPicture({ part, isOver = false, colorSlot, className }: VialPictureProps) {
  const clip = useId()
  return (
    <svg
      viewBox="0 0 64 100"
      aria-hidden="true"
      style={colorSlotStyle(colorSlot)}
      className={cx('shrink-0', isOver && 'opacity-50 grayscale', className)}
    >
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <rect x="19" y="3" width="26" height="10" rx="2.5" fill="var(--slot)" />
      <rect x="22" y="13" width="20" height="8" fill="var(--edge)" />
      <path d={BODY} fill="var(--surface)" />
      {part > 0 && <Liquid part={part} clip={clip} />}
      <path d="M18 44v40" stroke="var(--surface)" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      <path d={BODY} fill="none" stroke="var(--edge)" strokeWidth="2" />
      {[52, 62, 72, 82].map((y) => (
        <path key={y} d={`M44 ${y}h7`} stroke="var(--edge)" strokeWidth="1.5" />
      ))}
    </svg>
  )
}

/** An empty slot for a vial. */
export const NoVialPicture = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 64 100" aria-hidden="true" className={cx('shrink-0 text-warn-ink', className)}>
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3">
      <rect x="19" y="3" width="26" height="10" rx="2.5" />
      <path d={BODY} />
    </g>
  </svg>
)
