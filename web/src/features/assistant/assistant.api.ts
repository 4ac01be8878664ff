import type { AssistantChat, AssistantLine, AssistantMessage } from '@pepwell/contract/assistant/assistant'
import * as calls from '@pepwell/contract/assistant/assistant.calls'
import type { CallInput } from '@pepwell/contract/declared'
import type { LibraryPassage } from '@pepwell/contract/library/library'
import { searchLibrary } from '@pepwell/contract/library/library.calls'
import { keepPreviousData } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'

export type { AssistantChat, AssistantMessage, LibraryPassage }

const CHATS_AT_ONCE = 20

/** Library answers to a question. The previous answers stay visible while loading. */
export const passagesQuery = (question: string) => ({
  ...queryOf(searchLibrary, { query: { question } }),
  placeholderData: keepPreviousData,
})

/** Whether a model is configured, and whether personal data is shared with it. */
export const assistantQuery = queryOf(calls.assistantState)

export const chatsQuery = (search: string) =>
  pagesOf(calls.listAssistantChats, CHATS_AT_ONCE, { query: search ? { search } : {} })
export const chatQuery = (id: number) => queryOf(calls.readAssistantChat, { params: { id } })
export const latestChatQuery = queryOf(calls.listAssistantChats, { query: { limit: 1 } })

export const useShareOwnData = (options: CallOptions<typeof calls.shareOwnData> = {}) =>
  useCall(calls.shareOwnData, options)
export const useDeleteChat = (options: CallOptions<typeof calls.deleteAssistantChat>) =>
  useCall(calls.deleteAssistantChat, options)

/** A question in a conversation, or the first of a new one. */
export type ChatQuestion = CallInput<typeof calls.chatWithAssistant>['body']

/** Sends a question and streams the answer's lines. @throws ApiError, or fetch's TypeError */
export async function* askInLines(body: ChatQuestion, signal: AbortSignal): AsyncGenerator<AssistantLine> {
  const { method, path } = calls.chatWithAssistant
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers,
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok || !response.body)
    throw new ApiError(response.status, response.statusText, await response.text())
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
    if (done) return
  }
}
