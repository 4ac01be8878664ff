import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { CatalogueSkeleton } from '../features/catalogue/catalogue-skeleton.tsx'
import { AddPersonalDialog } from '../features/catalogue/personal/add-personal-dialog.tsx'
import { useAllPeptides } from '../features/catalogue/use-all-peptides.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Database } from './peptides/database.tsx'

/** Two per row on a phone, one line each; the narrowest have no room for icons. */
const actionStyle = 'whitespace-nowrap max-md:px-3 max-md:text-sm'
const iconStyle = 'size-5 max-[24rem]:hidden'

function PeptidesFor({ user }: { user: CurrentUser }) {
  const { peptides, failed: unlisted } = useAllPeptides()
  const plan = useQuery(planQuery)
  if (peptides && plan.data) {
    return <Database peptides={peptides} entries={plan.data} timeZone={user.timeZone} />
  }
  const failed = unlisted ?? (plan.isError ? plan : undefined)
  if (!failed) return <CatalogueSkeleton />
  return (
    <ErrorState
      title={failed === plan ? 'We couldn’t load your plan' : 'We couldn’t load the peptides'}
      error={failed.error}
      onRetry={() => failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}

export default function Peptides() {
  const { user } = useCurrentUser()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title="Peptide Database"
        action={
          <>
            <Button asChild className={actionStyle}>
              <Link to="/peptides/build">
                <Layers className={iconStyle} aria-hidden="true" />
                Build a Stack
              </Link>
            </Button>
            <Button variant="secondary" className={actionStyle} onClick={() => setAdding(true)}>
              <Plus className={iconStyle} aria-hidden="true" />
              Add Personal Peptide
            </Button>
          </>
        }
      />
      {user && <PeptidesFor user={user} />}
      <AddPersonalDialog open={adding} onOpenChange={setAdding} />
    </>
  )
}
