import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Tags, Users } from 'lucide-react'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { peptideTotalsQuery } from './personal-peptides.api.ts'

/** One line each on phones, so the list starts within view. */
const inALine = 'max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:px-4 max-sm:py-2'

/** Totals of personal peptides, independent of the list's filter. */
export function PersonalPeptideCards() {
  const { data, isPending } = useQuery(peptideTotalsQuery)
  const shown = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '—'
  return (
    <dl className="mb-4 grid gap-3 sm:grid-cols-3">
      <StatTile
        label="Total Personal Peptides"
        value={shown(data?.total)}
        icon={<FlaskConical />}
        loading={isPending}
        className={inALine}
      />
      <StatTile
        label="Active Contributors"
        value={shown(data?.contributors)}
        icon={<Users />}
        loading={isPending}
        className={inALine}
      />
      <StatTile
        label="Unique Categories"
        value={shown(data?.categories)}
        icon={<Tags />}
        loading={isPending}
        className={inALine}
      />
    </dl>
  )
}
