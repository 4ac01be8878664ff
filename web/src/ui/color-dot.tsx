import type { CSSProperties } from 'react'
import { cx } from '../lib/classes.ts'

/** Sets a peptide's color slot as `--slot`, with `--slot-ink` for text and `--slot-soft` for areas. */
export const colorSlotStyle = (colorSlot: number): CSSProperties =>
  ({
    '--slot': `var(--slot-${colorSlot})`,
    '--slot-ink': `var(--slot-${colorSlot}-ink)`,
    '--slot-soft': `var(--slot-${colorSlot}-soft)`,
  }) as CSSProperties

export const ColorDot = ({ colorSlot, className }: { colorSlot: number; className?: string }) => (
  <span
    aria-hidden="true"
    style={colorSlotStyle(colorSlot)}
    className={cx('inline-block size-2.5 shrink-0 rounded-full bg-(--slot)', className)}
  />
)
