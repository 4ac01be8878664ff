import { type CardKind, MAX_CARD_ITEMS } from '@pepwell/domain/social/chat'
import type { Db } from '../../database/connect.ts'
import { doseToShare } from '../doses/shared-dose.service.ts'
import { sharedStacksOf, stackToShare } from '../stacks/shared-stacks.service.ts'
import { weighInToShare } from '../weight/shared-weigh-in.service.ts'
import type { MessageRow } from './chat-messages.queries.ts'
import { serializeMessage } from './serialize-messages.ts'
import type { StoredCard } from './stored-card.ts'

/**
 * A member's card of their own weigh-in or dose, or of a public stack.
 * @throws Refusal WEIGHT_LOG_NOT_FOUND, DOSE_NOT_FOUND, STACK_NOT_FOUND, STACK_NOT_SHARED
 */
export async function cardOf(
  db: Db,
  userId: string,
  { kind, sourceId }: { kind: CardKind; sourceId: number },
): Promise<StoredCard> {
  if (kind === 'weigh-in') return { kind, ...(await weighInToShare(db, userId, sourceId)) }
  if (kind === 'dose') return { kind, ...(await doseToShare(db, userId, sourceId)) }
  const { id: stackId, name } = await stackToShare(db, userId, sourceId)
  return { kind, stackId, name }
}

const stackIn = ({ card }: MessageRow): number[] => (card?.kind === 'stack' ? [card.stackId] : [])

/** Messages on the wire with the stacks that their cards refer to: one more query if there are any. */
export async function serializeMessages(db: Db, readerId: string, rows: readonly MessageRow[]) {
  const ids = rows.flatMap(stackIn)
  const stacks = ids.length > 0 ? await sharedStacksOf(db, readerId, ids) : new Map<number, never>()
  return rows.map((row) => {
    const [id] = stackIn(row)
    const stack = id === undefined ? undefined : stacks.get(id)
    return serializeMessage(
      row,
      stack && {
        id: stack.id,
        name: stack.name,
        items: stack.stackItems
          .slice(0, MAX_CARD_ITEMS)
          .map(({ peptide, dose }) => ({ peptide: peptide.name, dose })),
        size: stack.stackItems.length,
      },
    )
  })
}
