import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Layers, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { useFocusRestore } from '../../ui/use-focus-restore.ts'
import { DeleteStackDialog } from './delete-stack-dialog.tsx'
import { ResearchLine } from './research-line.tsx'
import { HeldNote, StackBadges } from './stack-badges.tsx'
import { StackCard, StackGrid, StacksSkeleton } from './stack-card.tsx'
import { EditStackDialog } from './stack-dialog.tsx'
import { myStacksQuery, type Stack } from './stacks.api.ts'

/** Items listed on a card. */
const ITEMS = 3

/** The owner's actions. */
type Act = 'edit' | 'delete'

interface OwnStackCardProps {
  stack: Stack
  timeZone: string
  ask: (act: Act, stack: Stack) => void
}

/** The user's own stack as a card. */
function OwnStackCard({ stack, timeZone, ask }: OwnStackCardProps) {
  const { name, description, stackItems, createdAt } = stack
  const about = (
    <>
      {description && <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{description}</p>}
      <HeldNote stack={stack} />
      <p className="text-sm text-soft">
        {stackItems.length} {stackItems.length === 1 ? 'item' : 'items'} · Created{' '}
        {formatInstantDay(createdAt, timeZone)}
      </p>
    </>
  )
  return (
    <StackCard stack={stack} items={ITEMS} badges={<StackBadges stack={stack} />} about={about}>
      <Button
        variant="secondary"
        className="flex-1"
        aria-label={`Edit ${name}`}
        onClick={() => ask('edit', stack)}
      >
        <Pencil className="size-4" aria-hidden="true" />
        Edit
      </Button>
      <Menu
        trigger={
          <IconButton aria-label={`More for ${name}`}>
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        <MenuItem destructive onSelect={() => ask('delete', stack)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </Menu>
    </StackCard>
  )
}

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
