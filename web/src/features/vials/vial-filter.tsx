import type { Vial } from '@pepwell/contract/vials/vials'
import { Segmented } from '../../ui/segmented.tsx'
import { type VialGroup, vialGroups } from './vials-board.tsx'

interface VialFilterProps {
  vials: readonly Vial[]
  only: VialGroup | undefined
  onChange: (only: VialGroup | undefined) => void
}

/** Filters vials by group; hidden if there is only one group. */
export function VialFilter({ vials, only, onChange }: VialFilterProps) {
  if (!only && vialGroups.filter(({ has }) => vials.some(has)).length < 2) return null
  const options = [
    { value: 'all', label: 'All' },
    ...vialGroups.map(({ value, title }) => ({ value, label: title })),
  ] as const
  return (
    <Segmented
      legend="Show"
      tight
      className="grow sm:max-w-md"
      options={options}
      value={only ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
    />
  )
}
