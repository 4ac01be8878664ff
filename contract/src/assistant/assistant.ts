import { MAX_QUESTION_LENGTH, QUESTIONS_PER_DAY } from '@pepwell/domain/assistant/assistant'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, pageSize, rowId, rowIdInPath, text } from '../fields.ts'
import * as calls from './assistant.calls.ts'

const question = text(MAX_QUESTION_LENGTH, 'Please enter a question').min(1, 'Please enter a question')
const ofChat = z.object({ id: rowIdInPath })
const refusals = [
  'AI_UNAVAILABLE',
  'AI_FAILED',
  'AI_BUDGET_SPENT',
  'AI_SHARE_SPENT',
  'TOO_MANY_REQUESTS',
  'VERIFY_EMAIL_FIRST',
] as const

export const assistantState = call(calls.assistantState, {
  summary: 'Get whether the assistant is available, where questions go and whether your data is included',
  reply: z.object({
    /** null without a configured language model */
    model: z.object({ host: z.string(), name: z.string() }).nullable(),
    sharesOwnData: z.boolean(),
  }),
})

export const shareOwnData = call(calls.shareOwnData, {
  summary: 'Choose whether your plan and logs are sent to the model with your questions',
  body: z.object({ sharesOwnData: z.boolean('Please choose whether to include your data') }),
  reply: z.object({ sharesOwnData: z.boolean() }),
})

export const askAssistant = call(calls.askAssistant, {
  summary: `Ask one question, up to ${QUESTIONS_PER_DAY} a day; emergencies get an immediate reply without a model`,
  body: z.object({ question, context: text(100).optional() }),
  reply: z.object({ message: z.string() }),
  errors: refusals,
})

/** An unverified range of a text: from `start` up to but excluding `end`. */
const Unverified = z.object({ start: z.int(), end: z.int() })

/** A passage that an answer cites as [number]. */
const Citation = z.object({
  number: z.int(),
  title: z.string(),
  heading: z.string(),
  /** its address in the app */
  address: z.string(),
})

/** A question or an answer. */
const AssistantMessage = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** false for an answer that was cut off */
  isWhole: z.boolean(),
  citations: z.array(Citation),
  unverified: z.array(Unverified),
  /** whether the person's own data was sent with the question */
  usedOwnData: z.boolean(),
  createdAt: instant,
})
export type AssistantMessage = z.output<typeof AssistantMessage>

/** A line of {@link chatWithAssistant}'s reply: text chunks, then the stored message. */
export type AssistantLine = { text: string } | { chatId: number; answer: AssistantMessage } | { failed: true }

export const chatWithAssistant = call(calls.chatWithAssistant, {
  summary:
    'Ask in a conversation or start one; streams lines of JSON: {text} chunks, then {chatId, answer} as stored',
  body: z.object({
    clientId,
    chatId: rowId('This is not a valid id').nullish(),
    question,
  }),
  reply: z.unknown(),
  sends: 'application/x-ndjson',
  errors: [...refusals, 'AI_CHAT_NOT_FOUND'],
})

const AssistantChat = z.object({ id: z.number(), title: z.string(), updatedAt: instant })
export type AssistantChat = z.output<typeof AssistantChat>

export const listAssistantChats = call(calls.listAssistantChats, {
  summary: 'List your conversations with the assistant, latest first, optionally by text',
  query: z.object({
    search: text(100).optional(),
    after: rowIdInPath.optional(),
    limit: pageSize({ max: 50, defaultSize: 20, things: 'conversations' }),
  }),
  reply: z.array(AssistantChat),
})

export const readAssistantChat = call(calls.readAssistantChat, {
  summary: 'Get a conversation with its newest 200 messages, in order',
  params: ofChat,
  reply: AssistantChat.extend({ messages: z.array(AssistantMessage) }),
  errors: ['AI_CHAT_NOT_FOUND'],
})

export const deleteAssistantChat = call(calls.deleteAssistantChat, {
  summary: 'Delete a conversation and its messages',
  params: ofChat,
  reply: z.object({ message: z.string() }),
  errors: ['AI_CHAT_NOT_FOUND'],
})

export const assistantUse = call(calls.assistantUse, {
  summary: 'Get the assistant’s total usage and cost over the last twelve months, and its limits',
  reply: z.object({
    model: z.object({ host: z.string(), name: z.string() }).nullable(),
    monthlyTokens: z.number(),
    /** dollars per million tokens; null when not configured */
    prices: z.object({ input: z.number(), output: z.number() }).nullable(),
    months: z.array(
      z.object({
        month: calendarDay,
        answers: z.number(),
        cut: z.number(),
        failed: z.number(),
        tokens: z.number(),
        /** null for months before they were counted separately */
        inputTokens: z.number().nullable(),
        outputTokens: z.number().nullable(),
        /** in dollars; null when the prices or token kinds are unknown */
        cost: z.number().nullable(),
      }),
    ),
  }),
})
