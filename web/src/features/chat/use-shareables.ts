import * as doseCalls from '@pepwell/contract/doses/doses.calls'
import type { ChatCard } from '@pepwell/contract/social/chat-cards'
import type { Stack } from '@pepwell/contract/stacks/stacks'
import * as stackCalls from '@pepwell/contract/stacks/stacks.calls'
import * as weightCalls from '@pepwell/contract/weight/weight.calls'
import { type CardKind, MAX_CARD_ITEMS } from '@pepwell/domain/social/chat'
import { dayOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/use-call.ts'

/** Latest entries to choose from. */
const latest = { query: { limit: 20 } }

/** Something a member can share, with the card that others would see. */
export interface Shareable {
  sourceId: number
  card: ChatCard
  /** a private stack, which can't be shared */
  isPrivate?: boolean
}

const nothing = { weighIn: null, dose: null, stack: null }

/** Whether others may see a stack. */
export const isShared = ({ isPublic, isHidden, isHeld }: Stack): boolean => isPublic && !isHidden && !isHeld

/** A stack with the card that others would see. */
export const stackShareable = ({ id, name, stackItems }: Stack): Shareable => ({
  sourceId: id,
  card: {
    ...nothing,
    kind: 'stack',
    stack: {
      id,
      name,
      size: stackItems.length,
      items: stackItems
        .slice(0, MAX_CARD_ITEMS)
        .map(({ peptide, dose }) => ({ peptide: peptide.name, dose })),
    },
  },
})

/** A member's latest weigh-ins, doses or stacks. */
export function useShareables(kind: CardKind, timeZone: string) {
  const weighIns = useQuery({
    ...queryOf(weightCalls.listWeightLogs, latest),
    enabled: kind === 'weigh-in',
    select: (logs): Shareable[] =>
      logs.map(({ id, weight, unit, weighInDate: day }) => ({
        sourceId: id,
        card: { ...nothing, kind: 'weigh-in', weighIn: { weight, unit, day } },
      })),
  })
  const doses = useQuery({
    ...queryOf(doseCalls.listDoses, latest),
    enabled: kind === 'dose',
    select: (logs): Shareable[] =>
      logs.map(({ id, peptideName: peptide, dose, takenAt }) => ({
        sourceId: id,
        card: {
          ...nothing,
          kind: 'dose',
          dose: { peptide, dose, day: dayOf(Date.parse(takenAt), timeZone) },
        },
      })),
  })
  const stacks = useQuery({
    ...queryOf(stackCalls.myStacks),
    enabled: kind === 'stack',
    select: (mine): Shareable[] =>
      mine.map((stack) => ({ ...stackShareable(stack), isPrivate: !isShared(stack) })),
  })
  return { 'weigh-in': weighIns, dose: doses, stack: stacks }[kind]
}
