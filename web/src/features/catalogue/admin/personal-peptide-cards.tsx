import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Tags, Users } from 'lucide-react'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { peptideTotalsQuery } from './personal-peptides.api.ts'

/** On phones each takes one line, so that the list begins in sight. */
const inALine = 'max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:px-4 max-sm:py-2'

/** How much members described themselves, whatever the list below shows of it. */
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
