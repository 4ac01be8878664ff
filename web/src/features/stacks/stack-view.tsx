import { publicName } from '@pepwell/domain/social/public-names'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { TeamBadge } from '../../ui/team-badge.tsx'
import { ExampleWeek } from './example-week.tsx'
import { LikeButton } from './like-button.tsx'
import { ResearchLine } from './research-line.tsx'
import { Shelf } from './shelf.tsx'
import { HeldNote, StackBadges } from './stack-badges.tsx'
import { useStackColorSlots } from './stack-color-slots.ts'
import { StackItemRow } from './stack-item-row.tsx'
import type { Stack, StackItem } from './stacks.api.ts'

/** Vials on the large shelf. */
const SHELF_ROOM = 7

interface StackViewProps {
  stack: Stack
  isOwn: boolean
  timeZone: string
  /** the items' heading; receives focus when the focused element disappears */
  heading: Ref<HTMLHeadingElement>
  /** actions for the whole stack */
  actions: ReactNode
  /** rendered next to the like button */
  talk?: ReactNode
  /** rendered after 'n items': how many are in the plan */
  summary?: ReactNode
  /** content of one vial or tablet */
  strength: (item: StackItem) => string | undefined
  /** details of an item's peptide */
  evidence: (item: StackItem) => ReactNode
  /** how an item relates to the user's plan */
  standing: (item: StackItem) => ReactNode
}

function Owner({ stack: { user, createdAt }, timeZone }: StackViewProps) {
  return (
    <Card className="flex items-center gap-3">
      <Avatar {...avatarOf(user)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          <span className="min-w-0 wrap-anywhere">{publicName(user)}</span>
          <TeamBadge person={user} />
        </p>
        {user.userHandle && <p className="text-sm text-soft wrap-anywhere">{user.userHandle}</p>}
        <p className="text-sm text-soft">Created {formatInstantDay(createdAt, timeZone)}</p>
      </div>
    </Card>
  )
}

/** Link back to the list. */
const Back = ({ isOwn }: { isOwn: boolean }) => (
  <Link
    to={isOwn ? '/social?tab=stacks' : '/social?tab=discover'}
    className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-soft no-underline hover:text-ink"
  >
    <ChevronLeft className="size-5" aria-hidden="true" />
    {isOwn ? 'My Stacks' : 'Discover'}
  </Link>
)

function Head({ stack, isOwn, talk }: Pick<StackViewProps, 'stack' | 'isOwn' | 'talk'>) {
  return (
    <>
      <header>
        <h1 className="text-3xl font-bold tracking-tight wrap-anywhere">{stack.name}</h1>
        {isOwn && (
          <p className="mt-1 flex flex-wrap gap-2">
            <StackBadges stack={stack} />
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <LikeButton stack={stack} />
          {talk}
        </div>
      </header>
      {isOwn && <HeldNote stack={stack} />}
      {stack.description && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{stack.description}</p>
      )}
    </>
  )
}

type ColorSlotOf = (peptideId: number) => number

function Items({
  stack,
  heading,
  summary,
  colorSlotOf,
  ...about
}: StackViewProps & { colorSlotOf: ColorSlotOf }) {
  const { stackItems } = stack
  return (
    <section aria-label="Items">
      <header className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line pb-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold tracking-tight">
          {stackItems.length} {stackItems.length === 1 ? 'item' : 'items'}
        </h2>
        {summary && <p className="text-sm text-soft">{summary}</p>}
      </header>
      <ul className="divide-y divide-line">
        {stackItems.map((item) => (
          <StackItemRow
            key={item.id}
            item={item}
            hue={colorSlotOf(item.peptide.id)}
            strength={about.strength(item)}
            evidence={about.evidence(item)}
            standing={about.standing(item)}
          />
        ))}
      </ul>
    </section>
  )
}

/** One stack: owner, items and an example week. */
export function StackView(props: StackViewProps) {
  const { stack, isOwn, actions } = props
  const colorSlotOf = useStackColorSlots(stack.stackItems.map(({ peptide }) => peptide.id))
  return (
    <div>
      <Back isOwn={isOwn} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card as="article" className="overflow-hidden p-0! sm:p-0!">
          <Shelf
            items={stack.stackItems}
            colorSlotOf={colorSlotOf}
            room={SHELF_ROOM}
            vial="h-28 max-md:h-21"
            className="h-40 max-md:h-29"
          />
          <div className="flex flex-col gap-5 p-4 sm:p-6">
            <Head stack={stack} isOwn={isOwn} talk={props.talk} />
            <div className="flex flex-wrap gap-2 whitespace-nowrap max-md:*:flex-1">{actions}</div>
            <Items {...props} colorSlotOf={colorSlotOf} />
          </div>
        </Card>
        <aside aria-label="About this stack" className="flex min-w-0 flex-col gap-5">
          <Owner {...props} />
          <ExampleWeek items={stack.stackItems} colorSlotOf={colorSlotOf} />
          <ResearchLine />
        </aside>
      </div>
    </div>
  )
}
