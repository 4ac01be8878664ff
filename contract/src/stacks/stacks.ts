import {
  LIKED_WITHIN_DAYS,
  MAX_STACK_ITEMS,
  MAX_STACKS,
  SHARED_PER_PAGE,
  stackOrders,
} from '@pepwell/domain/stacks/stacks'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  instant,
  optionalLine,
  optionalText,
  pageSize,
  requiredText,
  rowId,
  rowIdInPath,
  text,
} from '../fields.ts'
import { PublicPerson } from '../social/public-person.ts'
import * as calls from './stacks.calls.ts'

/** A peptide in a stack, with its owner's dose. */
export const StackItem = z.object({
  id: z.number(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  notes: z.string().nullable(),
  /** its position, from 1 */
  order: z.number(),
  peptide: z.object({
    id: z.number(),
    name: z.string(),
    /** content of a catalog vial */
    mg: z.number().nullable(),
  }),
})
export type StackItem = z.output<typeof StackItem>

/** A stack as a person sees it. Names, descriptions and notes are plain text. */
export const Stack = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  isPublic: z.boolean(),
  /** an operator hid it from everyone but the owner */
  isHidden: z.boolean(),
  /** visible only to its owner until an operator reviews it, because it contains a link, phone number or handle */
  isHeld: z.boolean(),
  likes: z.number(),
  likedByMe: z.boolean(),
  createdAt: instant,
  /** the owner */
  user: PublicPerson,
  stackItems: z.array(StackItem),
})
export type Stack = z.output<typeof Stack>

/** A public stack. */
export const SharedStack = Stack.extend({
  /** recent likes, which determine the order */
  recentLikes: z.number(),
  /** its index among its owner's stacks in this order, in steps of a page */
  round: z.number(),
  /** number of stacks after it */
  remaining: z.number(),
})
export type SharedStack = z.output<typeof SharedStack>

const PEPTIDE = 'Please choose a peptide'
const ITEMS = `Please add at most ${MAX_STACK_ITEMS} peptides`

/** A peptide in a stack's form; list order is their order. */
export const NewStackItem = z.object({
  peptideId: rowId(PEPTIDE),
  dose: optionalLine(100),
  frequency: optionalLine(100),
  notes: optionalText(500),
})

const NAME = 'Stack name is required'

/** The form of a stack. */
export const NewStack = z.object({
  name: requiredText(100, NAME),
  description: optionalText(2000),
  isPublic: z.boolean('Please choose whether everyone sees it').default(false),
  items: z.array(NewStackItem, ITEMS).max(MAX_STACK_ITEMS, ITEMS).default([]),
  clientId: clientId.optional(),
})

const params = z.object({ id: rowIdInPath })
const Message = z.object({ message: z.string() })

export const myStacks = call(calls.myStacks, {
  summary: `List your stacks, latest first, up to ${MAX_STACKS}`,
  reply: z.array(Stack),
})

export const publicStacks = call(calls.publicStacks, {
  summary: `List public stacks, most liked in the last ${LIKED_WITHIN_DAYS} days first, or newest first; the last row’s values lead to the next page. A page has at most ${SHARED_PER_PAGE} stacks per owner and may be shorter; the others follow on later pages`,
  query: z.object({
    sort: z.enum(stackOrders, "Please ask for 'liked' or 'newest'").default('liked'),
    /** part of the name of a stack or of a peptide in it */
    search: text(100).optional(),
    limit: pageSize({ max: 60, defaultSize: 24, things: 'stacks' }),
    after: rowIdInPath.optional(),
    /** the last row's values, so that its position is known even if it changed since */
    afterLikes: z
      .string()
      .regex(/^\d{1,9}$/, 'This is not a number of likes')
      .transform(Number)
      .optional(),
    /** the last row's value */
    afterRound: z
      .string()
      .regex(/^\d{1,4}$/, 'This is not a round')
      .transform(Number)
      .optional(),
  }),
  reply: z.array(SharedStack),
})

export const stackDetails = call(calls.stackDetails, {
  summary: 'Get a stack: yours or a public one',
  params,
  reply: Stack,
  errors: ['STACK_NOT_FOUND'],
})

export const createStack = call(calls.createStack, {
  summary: 'Create a stack; a retry with the same client id is stored once',
  body: NewStack,
  reply: Stack,
  status: 201,
  errors: ['PEPTIDE_NOT_FOUND', 'STACKS_FULL', 'VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})

export const updateStack = call(calls.updateStack, {
  summary: 'Update your stack; omitted fields stay, items are replaced',
  params,
  body: z.object({
    name: NewStack.shape.name.optional(),
    description: NewStack.shape.description,
    isPublic: NewStack.shape.isPublic.unwrap().optional(),
    items: NewStack.shape.items.unwrap().optional(),
  }),
  reply: Stack,
  errors: ['STACK_NOT_FOUND', 'PEPTIDE_NOT_FOUND', 'VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})

export const removeStack = call(calls.removeStack, {
  summary: 'Delete your stack and its likes',
  params,
  reply: Message,
  errors: ['STACK_NOT_FOUND'],
})

export const likeStack = call(calls.likeStack, {
  needsVerifiedEmail: true,
  summary: 'Like or unlike a stack',
  params,
  reply: z.object({ likes: z.number(), likedByMe: z.boolean() }),
  errors: ['STACK_NOT_FOUND', 'VERIFY_EMAIL_FIRST'],
})

export const copyStack = call(calls.copyStack, {
  summary: 'Copy a stack into a private one of yours; a retry with the same client id is stored once',
  params,
  body: NewStack.pick({ clientId: true }),
  reply: Stack,
  status: 201,
  errors: ['STACK_NOT_FOUND', 'STACKS_FULL'],
})
