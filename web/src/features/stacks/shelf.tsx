import { vialAbbreviation } from '@pepwell/domain/vials/abbreviations'
import { cx } from '../../lib/classes.ts'
import type { StackItem } from './stacks.api.ts'

const GLASS = 'M19 20h10v5c0 5 11 6 11 16v34a7 7 0 0 1-7 7H15a7 7 0 0 1-7-7V41c0-10 11-11 11-16z'

const mixed = (hue: string, percent: number) => `color-mix(in srgb, ${hue} ${percent}%, var(--surface))`

interface StackVialProps {
  name: string
  /** color slot, 1 to 8 */
  hue: number
  className?: string
}

/** A peptide's vial in its color slot, labeled with three letters. */
export function StackVial({ name, hue: number, className }: StackVialProps) {
  const hue = `var(--slot-${number})`
  return (
    <svg viewBox="0 0 48 84" aria-hidden="true" className={cx('shrink-0', className)}>
      <path d={GLASS} fill="var(--surface)" />
      <path d="M8.5 66h31v9a6.5 6.5 0 0 1-6.5 6.5H15A6.5 6.5 0 0 1 8.5 75z" fill={mixed(hue, 38)} />
      <rect x="8.5" y="42" width="31" height="24" fill={mixed(hue, 14)} />
      <rect x="8.5" y="42" width="31" height="2.5" fill={hue} />
      <path d={GLASS} fill="none" stroke="var(--edge)" />
      <rect x="15.5" y="10" width="17" height="10" fill="var(--edge)" opacity="0.75" />
      <rect x="13" y="1.5" width="22" height="9" rx="2.5" fill={hue} />
      <text x="24" y="59" textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--ink)">
        {vialAbbreviation(name)}
      </text>
    </svg>
  )
}

interface ShelfProps {
  items: readonly StackItem[]
  /** color slots by peptide */
  colorSlotOf: (peptideId: number) => number
  /** maximum number of vials; the rest is a count */
  room: number
  /** size of the vials */
  vial?: string
  className?: string
}

/** A stack's vials on a shelf; empty for an empty stack. */
export function Shelf({ items, colorSlotOf, room, vial = 'h-21', className }: ShelfProps) {
  const shown = items.slice(0, room)
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative flex items-end gap-3 overflow-hidden bg-linear-to-b from-sunken to-canvas px-5 pb-2.5 sm:gap-4',
        'before:absolute before:inset-x-0 before:bottom-0 before:h-3 before:border-t before:border-line',
        className,
      )}
    >
      {shown.map(({ id, peptide }) => (
        <StackVial
          key={id}
          name={peptide.name}
          hue={colorSlotOf(peptide.id)}
          className={cx('relative', vial)}
        />
      ))}
      {items.length > room && (
        <span className="relative self-center pl-1 font-semibold text-soft">+{items.length - room}</span>
      )}
    </div>
  )
}
