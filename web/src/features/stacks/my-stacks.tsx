import { useQuery } from '@tanstack/react-query'
import { Layers, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../ui/use-focus-restore.ts'
import { DeleteStackDialog } from './delete-stack-dialog.tsx'
import { OwnStackCard, type OwnStackCardProps } from './own-stack-card.tsx'
import { ResearchLine } from './research-line.tsx'
import { StackGrid, StacksSkeleton } from './stack-card.tsx'
import { EditStackDialog } from './stack-dialog.tsx'
import { myStacksQuery, type Stack } from './stacks.api.ts'

interface ListProps {
  timeZone: string
  create: ReactNode
  ask: OwnStackCardProps['ask']
}

function List({ timeZone, create, ask }: ListProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery(myStacksQuery)
  if (isPending)
    return (
      <Loading label="Loading your stacks">
        <StacksSkeleton />
      </Loading>
    )
  if (!data)
    return (
      <ErrorState
        title="We couldn’t load your stacks"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Layers />}
        title="No stacks yet"
        text="Group the peptides you take together, for yourself or for everyone."
        action={create}
      />
    )
  return (
    <>
      <StackGrid label="Your stacks">
        {data.map((stack) => (
          <OwnStackCard key={stack.id} stack={stack} timeZone={timeZone} ask={ask} />
        ))}
      </StackGrid>
      {data.some(({ isPublic }) => isPublic) && <ResearchLine className="mt-6" />}
    </>
  )
}

interface MyStacksProps {
  timeZone: string
  onCreate: () => void
}

/** The user's own stacks, public or private. */
export function MyStacks({ timeZone, onCreate }: MyStacksProps) {
  const { data } = useQuery(myStacksQuery)
  const focus = useFocusRestore(data)
  const edited = useDialogAbout<Stack>()
  const deleted = useDialogAbout<Stack>()
  const id = useId()
  const create = (
    <Button onClick={onCreate}>
      <Plus className="size-5" aria-hidden="true" />
      Create Stack
    </Button>
  )
  return (
    <section aria-labelledby={id}>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} ref={focus.heading} tabIndex={-1} className="text-2xl font-bold tracking-tight">
          My Peptide Stacks
        </h2>
        {data && data.length > 0 && create}
      </header>
      <List
        timeZone={timeZone}
        create={create}
        ask={(act, stack) => (act === 'edit' ? edited : deleted).show(stack)}
      />
      {edited.subject && <EditStackDialog key={edited.subject.id} {...edited} stack={edited.subject} />}
      {deleted.subject && (
        <DeleteStackDialog {...deleted} stack={deleted.subject} onDeleted={focus.leaving} />
      )}
    </section>
  )
}
