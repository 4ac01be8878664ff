import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { colorSlotOfPeptide } from '@pepwell/domain/text/color-slots'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CalculatorSection } from '../../features/calculator/calculator-section.tsx'
import type { CarriedVial } from '../../features/calculator/carried-vial.ts'
import type { CarriedDose, PeptideChoice } from '../../features/calculator/peptide-choice.ts'
import type { Placement } from '../../features/calculator/placement.ts'
import { isPersonal, type PeptideRow, refOf, vialMg } from '../../features/catalogue/peptide-row.ts'
import { useAllPeptides } from '../../features/catalogue/use-all-peptides.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isActive, isCurrent } from '../../features/plan/plan-groups.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import type { CarriedProps, PlanCarriedProps } from './carried-dialogs.tsx'
import { entryAbout } from './entry-about.ts'
import type { VialCarriedProps } from './vial-carried.tsx'

const fields = ['peptide', 'vial', 'water', 'dose', 'weight']

/** In the final height, so nothing below shifts. */
const CalculatorSkeleton = () => (
  <Loading label="Loading the calculator" className="grid items-start gap-4 lg:grid-cols-2">
    <Card className="flex min-h-156 flex-col gap-5">
      <Skeleton className="h-6 w-32" />
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-11 rounded-xl" />
        </div>
      ))}
      <Skeleton className="h-13 rounded-xl" />
    </Card>
    <Card className="flex min-h-217 flex-col gap-5 lg:min-h-183">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-44" />
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11 rounded-xl" />
    </Card>
  </Loading>
)

// Lazy: most calculations end here.
const load = () => import('./carried-dialogs.tsx')
const PlanCarried = lazyPanel<PlanCarriedProps>(async () => ({ default: (await load()).PlanCarried }))
const LogCarried = lazyPanel<CarriedProps>(async () => ({ default: (await load()).LogCarried }))

const VialCarried = lazyPanel<VialCarriedProps>(async () => ({
  default: (await import('./vial-carried.tsx')).VialCarried,
}))

interface ConnectedCalculatorProps {
  user: CurrentUser
  placement: Placement
  heading?: ReactNode
}

const choiceOf = (peptide: PeptideRow, entries: readonly PlanEntry[]): PeptideChoice => {
  const about = refOf(peptide)
  const entry = entryAbout(about, entries.filter(isActive))
  return {
    about,
    name: peptide.name,
    hue: (entry ?? entryAbout(about, entries))?.hue ?? colorSlotOfPeptide(peptide.id),
    loggable: entry !== undefined,
    planned: entryAbout(about, entries.filter(isCurrent)) !== undefined,
    planDose: entry?.currentDose,
    mg: vialMg(peptide),
    routes: isPersonal(peptide) ? [] : peptide.routes,
  }
}

interface ReadyProps extends ConnectedCalculatorProps {
  peptides: readonly PeptideRow[]
  /** undefined if the plan failed to load; calculating still works */
  entries: readonly PlanEntry[] | undefined
}

function Ready({ peptides, entries, ...props }: ReadyProps) {
  const planned = useDialogAbout<CarriedDose>()
  const logged = useDialogAbout<CarriedDose>()
  const vial = useDialogAbout<CarriedVial>()
  const [round, setRound] = useState(0)
  const showVial = (carried: CarriedVial) => {
    setRound(round + 1)
    vial.show(carried)
  }
  return (
    <>
      <CalculatorSection
        {...props}
        peptides={peptides.map((peptide) => choiceOf(peptide, entries ?? []))}
        onUseInPlan={entries && planned.show}
        onUseInLog={entries && logged.show}
        onUseAsVial={entries && showVial}
      />
      {entries && planned.subject && (
        <PlanCarried {...planned} user={props.user} dose={planned.subject} {...{ entries, peptides }} />
      )}
      {entries && vial.subject && (
        <VialCarried key={round} {...vial} user={props.user} carried={vial.subject} entries={entries} />
      )}
      {entries && logged.subject && (
        <LogCarried {...logged} user={props.user} dose={logged.subject} entries={entries} />
      )}
    </>
  )
}

/** The calculator connected to peptides, plan and dose log. */
export function ConnectedCalculator(props: ConnectedCalculatorProps) {
  const { peptides, failed } = useAllPeptides()
  const plan = useQuery(planQuery)
  if (peptides && !plan.isPending) return <Ready {...props} peptides={peptides} entries={plan.data} />
  if (!failed) {
    return (
      <div>
        {props.heading}
        <CalculatorSkeleton />
      </div>
    )
  }
  return (
    <div>
      {props.heading}
      <ErrorState
        title="We couldn’t load the peptides"
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    </div>
  )
}
