import { numberText } from '@pepwell/domain/text/number-text'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Tags, Users } from 'lucide-react'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { peptideTotalsQuery } from './personal-peptides.api.ts'

/** One line each, so the list starts within view. */
const inALine = 'flex-row items-center justify-between px-4 py-2 md:py-0 md:[&>dd]:text-xl'

/** Totals of personal peptides, independent of the list's filter. */
export function PersonalPeptideCards() {
  const { data, isPending } = useQuery(peptideTotalsQuery)
  const shown = (figure: number | undefined) => (figure === undefined ? '—' : numberText(figure))
  return (
    <dl className="mb-2 grid gap-2 sm:grid-cols-3">
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
