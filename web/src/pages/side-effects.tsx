import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { HeartPulse, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { ByDayChart } from '../features/side-effects/by-day-chart.tsx'
import { DoseGrid } from '../features/side-effects/dose-grid.tsx'
import { EffectList } from '../features/side-effects/effect-list.tsx'
import { GetHelpCard } from '../features/side-effects/get-help-card.tsx'
import { RepeatYesterday } from '../features/side-effects/repeat-yesterday.tsx'
import { LogSideEffectDialog } from '../features/side-effects/side-effect-dialog.tsx'
import {
  type EffectPatterns,
  effectPatternsQuery,
  sideEffectHistoryQuery,
} from '../features/side-effects/side-effects.api.ts'
import { StepChart } from '../features/side-effects/step-chart.tsx'
import { useHash } from '../lib/navigation/use-hash.ts'
import { useConnectivity } from '../lib/offline/connectivity.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Fold } from '../ui/fold.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

type Pattern = EffectPatterns['peptides'][number] | EffectPatterns['steps'][number]

/** Whether a statistically tested statement can be made. */
const hasFinding = (pattern: Pattern): boolean =>
  'worstDay' in pattern ? pattern.worstDay !== null : pattern.more !== null

const Charts = ({ patterns }: { patterns: readonly Pattern[] }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    {patterns.map((pattern) =>
      'worstDay' in pattern ? (
        <ByDayChart key={pattern.name} pattern={pattern} />
      ) : (
        <StepChart key={`${pattern.name} ${pattern.on}`} step={pattern} />
      ),
    )}
  </div>
)

/** Side effects in relation to doses: each dose, findings, the rest folded; renders nothing without any. */
function Patterns({ data }: { data: EffectPatterns | undefined }) {
  const all: Pattern[] = data ? [...data.peptides, ...data.steps] : []
  const findings = all.filter(hasFinding)
  const rest = all.filter((pattern) => !hasFinding(pattern))
  const doses = data?.doses ?? []
  if (all.length + doses.length === 0) return null
  const worstDayOf = (name: string) =>
    data?.peptides.find((peptide) => peptide.name === name)?.worstDay ?? null
  return (
    <>
      {doses.length > 0 && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {doses.map((dose) => (
            <DoseGrid key={dose.name} of={dose} worstDay={worstDayOf(dose.name)} />
          ))}
        </div>
      )}
      {findings.length > 0 && <Charts patterns={findings} />}
      {rest.length > 0 && (
        <Card as="section" aria-label="Other comparisons" className="py-2!">
          <Fold label={findings.length > 0 ? 'Nothing else stands out' : 'Nothing stands out yet'}>
            <div className="py-2">
              <Charts patterns={rest} />
            </div>
          </Fold>
        </Card>
      )}
      <p className="text-sm text-soft">These patterns come from what you logged. They don’t prove a cause.</p>
    </>
  )
}

const Nothing = ({ isKnown }: { isKnown: boolean }) => (
  <EmptyState
    className="border-0"
    icon={<HeartPulse />}
    title={isKnown ? 'No side effects yet' : 'Your side effects load once you’re online'}
    text={isKnown ? 'Log one to see how it follows your doses.' : 'You can log one now. We send it later.'}
  />
)

function SideEffectsOf({ user: { timeZone } }: { user: CurrentUser }) {
  const history = useInfiniteQuery(sideEffectHistoryQuery)
  const { error, isFetching, refetch } = history
  const stored = history.data?.pages.flat()
  const { isOffline } = useConnectivity()
  // Offline, people can log even if this device has no cached list.
  const data = stored ?? (error && isOffline ? [] : undefined)
  const { data: patterns } = useQuery(effectPatternsQuery)
  const asked = useHash()
  const [isLogging, setLogging] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (asked !== '#log') return
    // Left in the address, it would open the form again after a reload.
    navigate({ hash: '' }, { replace: true, preventScrollReset: true })
    setLogging(true)
  }, [asked, navigate])
  const frequent = patterns?.frequent ?? []
  const log = (
    <Button onClick={() => setLogging(true)}>
      <Plus className="size-5" aria-hidden="true" />
      Log a side effect
    </Button>
  )
  return (
    <>
      <PageHeader title="Side Effects" action={log} />
      {data ? (
        <div className="flex flex-col gap-4">
          <Patterns data={patterns} />
          <Card as="section" aria-label="Your side effects">
            <RepeatYesterday effects={data} timeZone={timeZone} />
            <EffectList history={history} timeZone={timeZone} frequent={frequent} />
            {data.length === 0 && <Nothing isKnown={stored !== undefined} />}
          </Card>
          <GetHelpCard />
        </div>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your side effects"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-72 rounded-2xl" />
        </Loading>
      )}
      <LogSideEffectDialog
        open={isLogging}
        onOpenChange={setLogging}
        timeZone={timeZone}
        frequent={frequent}
        lastDoses={patterns?.lastDoses ?? []}
        yesterday={
          data && <RepeatYesterday effects={data} timeZone={timeZone} onLogged={() => setLogging(false)} />
        }
      />
    </>
  )
}

/** Side effects: list, relation to doses, log button. */
export default function SideEffectsPage() {
  const { user } = useCurrentUser()
  return user && <SideEffectsOf user={user} />
}
