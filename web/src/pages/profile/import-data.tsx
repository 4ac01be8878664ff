import { namedIn } from '@pepwell/domain/catalogue/peptide-names'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { catalogueQuery } from '../../features/catalogue/catalogue.api.ts'
import { ImportFiles } from '../../features/log-imports/import-files.tsx'
import { planQuery } from '../../features/plan/plan.api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export default function ImportDataPage() {
  const { user } = useCurrentUser()
  const plan = useQuery(planQuery)
  const { data: catalogue } = useQuery(catalogueQuery)
  if (!user) return null
  /** The only entry whose peptide has this name or brand. */
  const entryOf = (medicine: string): number | undefined => {
    const known = namedIn(medicine, catalogue ?? [])
    const entries = (plan.data ?? []).filter(
      (entry) =>
        known.some(({ name }) => name === peptideName(entry)) ||
        peptideName(entry).toLowerCase() === medicine.toLowerCase(),
    )
    const current = entries.filter(({ status }) => status !== 'completed')
    const [only, another] = current.length > 0 ? current : entries
    return another ? undefined : only?.id
  }
  return (
    <>
      <PageHeader title="Import Data">Restore a Pepwell export, or import doses and weigh-ins.</PageHeader>
      {plan.isPending && <Skeleton className="h-40" />}
      {plan.isError && (
        <ErrorState
          title="We couldn’t load your plan"
          error={plan.error}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data && (
        <ImportFiles
          user={user}
          entries={plan.data.map((entry) => ({ id: entry.id, name: peptideName(entry) }))}
          entryOf={entryOf}
        />
      )}
    </>
  )
}
