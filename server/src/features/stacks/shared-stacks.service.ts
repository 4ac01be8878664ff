import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { sharedStacksById, stackById } from './stacks.queries.ts'

/** Those of the stacks that are public and visible to a person, by id. */
export async function sharedStacksOf(db: Db, userId: string, ids: readonly number[]) {
  const found = await sharedStacksById(db, userId, ids)
  return new Map(found.map((stack) => [stack.id, stack]))
}

/**
 * A stack that a person can pass on: a public one.
 * @throws Refusal STACK_NOT_FOUND, STACK_NOT_SHARED for their own private one
 */
export async function stackToShare(db: Db, userId: string, id: number) {
  const stack = (await sharedStacksOf(db, userId, [id])).get(id)
  if (stack) return stack
  throw new Refusal((await stackById(db, userId, id)) ? 'STACK_NOT_SHARED' : 'STACK_NOT_FOUND')
}
