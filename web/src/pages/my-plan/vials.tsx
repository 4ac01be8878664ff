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
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { NoVialPicture } from '../../ui/vial-picture.tsx'
import { headButton, PlanHead } from './plan-head.tsx'
import { useRequestedDialog, useVialDialogs, VialDialogs } from './vial-dialogs.tsx'
import { vialEntryOf } from './vial-entry.ts'

interface AddActionProps {
  /** undefined while loading */
  canAdd: boolean | undefined
  isFull: boolean
  onAdd: () => void
}

/** Adds a vial, or first a peptide. */
function AddAction({ canAdd, isFull, onAdd }: AddActionProps) {
  if (canAdd === false)
    return (
      <Button asChild size="lg" className={headButton}>
        <Link to="/peptides">Browse peptides</Link>
      </Button>
    )
  return (
    <Button size="lg" className={headButton} disabled={!canAdd || isFull} onClick={onAdd}>
      <Plus className="size-5" aria-hidden="true" />
      Add a vial
    </Button>
  )
}

interface VialsOfProps {
  user: CurrentUser
  plan: readonly PlanEntry[]
  vials: readonly Vial[]
  arrived: readonly ArrivedItem[]
  dialogs: ReturnType<typeof useVialDialogs>
}

function VialsOf({ user: { timeZone }, plan, vials, arrived, dialogs }: VialsOfProps) {
  const today = useToday(timeZone)
  useRequestedDialog(dialogs)
  const [asked, show] = useAddressState('show')
  const only = vialGroups.find(({ value }) => value === asked)?.value
  const of = ({ userPeptideId }: Vial) => {
    const entry = plan.find(({ id }) => id === userPeptideId)
    return entry ? vialEntryOf(entry) : { id: userPeptideId, name: 'Vial', dose: '', colorSlot: 1, mg: null }
  }
  const reserves = missingReserves(plan.filter(isActive).map(vialEntryOf), vials)
  return (
    <>
      <ArrivedVials items={arrived} onType={dialogs.addArrived} />
      {vials.length === 0 ? (
        <EmptyState
          icon={<NoVialPicture />}
          title="Add your first vial"
          text={
            dialogs.entries.length > 0
              ? 'See doses left and when to reorder.'
              : 'Add a peptide to your plan first.'
          }
        />
      ) : (
        <>
          <div className="mb-5 flex empty:hidden">
            <VialFilter vials={vials} only={only} onChange={(group) => show(group ?? '')} />
          </div>
          {vials.length >= MAX_CONTAINERS && (
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

function VialsTab({ user }: { user: CurrentUser }) {
  const plan = useQuery(planQuery)
  const vials = useQuery(vialsQuery)
  const { data: arrived = [] } = useQuery(arrivedQuery)
  const dialogs = useVialDialogs(plan.data ?? [])
  const failed = [plan, vials].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PlanHead
        title="My Vials"
        user={user}
        open="vials"
        action={
          <AddAction
            canAdd={plan.data && vials.data && dialogs.entries.length > 0}
            isFull={(vials.data?.length ?? 0) >= MAX_CONTAINERS}
            onAdd={() => dialogs.add()}
          />
        }
      />
      {failed ? (
        <ErrorState
          title="We couldn’t load your vials"
          error={failed.error}
          onRetry={() => failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : plan.data && vials.data ? (
        <VialsOf {...{ user, arrived, dialogs }} plan={plan.data} vials={vials.data} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-11 w-full rounded-xl sm:w-md" />
          <Skeleton className="h-72 rounded-2xl" />
        </Loading>
      )}
    </>
  )
}

/** Vials, pens and packages: a tab of My Plan with its own address. */
export default function VialsPage() {
  const { user } = useCurrentUser()
  return user && <VialsTab user={user} />
}
