import type { CSSProperties } from 'react'
import { cx } from '../lib/classes.ts'

/** What is drawn in here uses a peptide's hue as `--hue`, with `--hue-ink` for text and `--hue-soft` for areas. */
export const hueStyle = (hue: number): CSSProperties =>
  ({
    '--hue': `var(--hue-${hue})`,
    '--hue-ink': `var(--hue-${hue}-ink)`,
    '--hue-soft': `var(--hue-${hue}-soft)`,
  }) as CSSProperties

/** A peptide's dot, beside its name. */
export const HueDot = ({ hue, className }: { hue: number; className?: string }) => (
  <span
    aria-hidden="true"
    style={hueStyle(hue)}
    className={cx('inline-block size-2.5 shrink-0 rounded-full bg-(--hue)', className)}
  />
)
