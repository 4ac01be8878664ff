import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { ArrivedItem, Vial } from '@pepwell/contract/vials/vials'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isActive } from '../../features/plan/plan-groups.ts'
import { ArrivedVials } from '../../features/vials/arrived-vials.tsx'
import { missingReserves } from '../../features/vials/missing-reserves.tsx'
import { VialFilter } from '../../features/vials/vial-filter.tsx'
import { arrivedQuery } from '../../features/vials/vials.api.ts'
import { VialsBoard, vialGroups } from '../../features/vials/vials-board.tsx'
import { vialsQuery } from '../../lib/api/own-vials.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { NoVialPicture } from '../../ui/vial-picture.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import { useRequestedDialog, useVialDialogs, VialDialogs } from './vial-dialogs.tsx'
import { vialEntryOf } from './vial-entry.ts'

function NoVials({ canAdd, onAdd }: { canAdd: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      icon={<NoVialPicture />}
      title="Add your first vial"
      text={canAdd ? 'See doses left and when to reorder.' : 'Add a peptide to your plan first.'}
      action={
        canAdd ? (
          <Button onClick={onAdd}>
            <Plus className="size-5" aria-hidden="true" />
            Add a vial
          </Button>
        ) : (
          <Button asChild>
            <Link to="/peptides">Browse peptides</Link>
          </Button>
        )
      }
    />
  )
}

interface VialsOfProps {
  user: CurrentUser
  plan: readonly PlanEntry[]
  vials: readonly Vial[]
  arrived: readonly ArrivedItem[]
}

function VialsOf({ user: { timeZone }, plan, vials, arrived }: VialsOfProps) {
  const today = useToday(timeZone)
  const dialogs = useVialDialogs(plan)
  useRequestedDialog(dialogs)
  const [asked, show] = useAddressState('show')
  const only = vialGroups.find(({ value }) => value === asked)?.value
  const of = ({ userPeptideId }: Vial) => {
    const entry = plan.find(({ id }) => id === userPeptideId)
    return entry ? vialEntryOf(entry) : { id: userPeptideId, name: 'Vial', dose: '', colorSlot: 1, mg: null }
  }
  const reserves = missingReserves(plan.filter(isActive).map(vialEntryOf), vials)
  const isFull = vials.length >= MAX_CONTAINERS
  return (
    <>
      <ArrivedVials items={arrived} onType={dialogs.addArrived} />
      {vials.length === 0 ? (
        <NoVials canAdd={dialogs.entries.length > 0} onAdd={() => dialogs.add()} />
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <VialFilter vials={vials} only={only} onChange={(group) => show(group ?? '')} />
            <Button
              disabled={isFull || dialogs.entries.length === 0}
              className="max-sm:w-full"
              onClick={() => dialogs.add()}
            >
              <Plus className="size-5" aria-hidden="true" />
              Add a vial
            </Button>
          </div>
          {isFull && (
            <p role="status" className="mb-5 rounded-xl bg-warn-soft px-4 py-3 text-warn-ink">
              You have {MAX_CONTAINERS} vials. Delete a finished one to add more.
            </p>
          )}
          <VialsBoard
            vials={vials}
            reserves={reserves}
            only={only}
            of={of}
            today={today}
            onOpen={({ id }) => dialogs.details.show(id)}
          />
        </>
      )}
      <VialDialogs dialogs={dialogs} vials={vials} of={of} today={today} timeZone={timeZone} />
    </>
  )
}

function Content({ user }: { user: CurrentUser }) {
  const plan = useQuery(planQuery)
  const vials = useQuery(vialsQuery)
  const { data: arrived = [] } = useQuery(arrivedQuery)
  const failed = [plan, vials].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <ErrorState
        title="We couldn’t load your vials"
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  if (!plan.data || !vials.data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-11 w-full rounded-xl sm:w-md" />
        <Skeleton className="h-72 rounded-2xl" />
      </Loading>
    )
  return <VialsOf user={user} plan={plan.data} vials={vials.data} arrived={arrived} />
}

/** Vials, pens and packages: a tab of My Plan with its own address. */
export default function VialsPage() {
  const { user } = useCurrentUser()
  return (
    <>
      <PageHeader title="My Vials" />
      <PlanTabs open="vials" />
      {user && <Content user={user} />}
    </>
  )
}
