import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isCurrent } from '../../features/plan/plan-groups.ts'
import { BuilderForm } from '../../features/stack-builder/builder-form.tsx'
import { requestOf } from '../../features/stack-builder/builder-values.ts'
import { Generating } from '../../features/stack-builder/generating.tsx'
import { type SuggestedStacks, useGenerateStack } from '../../features/stack-builder/stack-builder.api.ts'
import { useBuilderForm } from '../../features/stack-builder/use-builder-form.ts'
import { failureText } from '../../lib/api/api.ts'
import { PageDraft } from '../../ui/draft-context.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Results } from './build/results.tsx'

const FAILED = 'Failed to generate stack recommendations:'

const planText = (entries: readonly PlanEntry[]): string =>
  entries
    .filter(isCurrent)
    .map((entry) => `${peptideName(entry)} (${entry.currentDose}, ${entry.frequency})`)
    .join(', ')

/** The result is part of the history state, so Back from the print page returns to it. */
function useBuilt() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const built = (state as { built?: SuggestedStacks } | null)?.built
  const keep = (stacks: SuggestedStacks | undefined) =>
    void navigate('.', { replace: true, state: { built: stacks, stays: stacks === undefined } })
  return [built, keep] as const
}

function Builder({ user, entries }: { user: CurrentUser; entries: readonly PlanEntry[] }) {
  const { form, draft, asked } = useBuilderForm()
  const [built, keep] = useBuilt()
  const results = useRef<HTMLElement>(null)
  const { mutate, isPending, error, reset } = useGenerateStack({
    onSuccess: (stacks) => {
      asked()
      keep(stacks)
      toast({ title: 'Stack recommendations generated successfully!' })
    },
  })
  useEffect(() => {
    // The pressed button is gone.
    if (built) results.current?.focus()
  }, [built])
  if (isPending) return <Generating />
  if (built) {
    const again = () => {
      reset()
      keep(undefined)
    }
    return (
      <section ref={results} tabIndex={-1} aria-label="Your stacks" className="outline-none">
        <Results stacks={built} user={user} entries={entries} onAgain={again} />
      </section>
    )
  }
  return (
    <BuilderForm
      form={form}
      draft={draft}
      currentPeptides={planText(entries)}
      problem={error ? `${FAILED} ${failureText(error, 'Please try again.')}` : undefined}
      onSubmit={(filled) => mutate({ body: { ...requestOf(filled), currentPeptides: planText(entries) } })}
    />
  )
}

function BuilderFor({ user }: { user: CurrentUser }) {
  const { data, isError, error, refetch, isFetching } = useQuery(planQuery)
  if (data) return <Builder user={user} entries={data} />
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load your plan"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label="Loading your plan" className="max-w-3xl">
      <Skeleton className="h-128 rounded-2xl" />
    </Loading>
  )
}

/** Builds a stack: form, generating, results. */
export default function Build() {
  const { user } = useCurrentUser()
  return (
    <div>
      <Link
        to="/peptides"
        className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-soft no-underline hover:text-ink"
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
        Peptides
      </Link>
      <header className="mb-6">
        <h1 className="text-3xl font-bold tracking-tight md:text-4xl">Build a Stack</h1>
        <p className="mt-1 max-w-prose text-soft">
          Options studied in people for your goals, checked against your profile and plan.
        </p>
      </header>
      {user && (
        <PageDraft form="stack-builder">
          <BuilderFor user={user} />
        </PageDraft>
      )}
    </div>
  )
}
