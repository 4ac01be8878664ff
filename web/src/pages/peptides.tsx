import type { CurrentUser } from '@pepwell/contract/accounts'
import { dayOf } from '@pepwell/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { catalogueQuery } from '../features/catalogue/catalogue.api.ts'
import { CatalogueSkeleton } from '../features/catalogue/catalogue-skeleton.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Database } from './peptides/database.tsx'

function PeptidesFor({ user }: { user: CurrentUser }) {
  const catalogue = useQuery(catalogueQuery)
  const plan = useQuery(planQuery)
  if (catalogue.data && plan.data) {
    const today = dayOf(Date.now(), user.timeZone)
    return <Database peptides={catalogue.data} entries={plan.data} today={today} />
  }
  const failed = [catalogue, plan].find(({ data, isError }) => !data && isError)
  if (!failed) return <CatalogueSkeleton />
  return (
    <ErrorState
      title={failed === plan ? 'Your plan could not be loaded' : 'The peptides could not be loaded'}
      error={failed.error}
      onRetry={() => failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}

export default function Peptides() {
  const { user } = useCurrentUser()
  return (
    <>
      <PageHeader title="Peptide Database">
        What each peptide is, what is known about it in people, and how it is usually taken.
      </PageHeader>
      {user && <PeptidesFor user={user} />}
    </>
  )
}
