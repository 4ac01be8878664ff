import { skipToken, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ApiError, failureText } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { chatQuery } from './assistant.api.ts'
import { AssistantText, ChatMessage, Question } from './chat-message.tsx'
import type { Underway } from './use-asking.ts'

const LocalEmergency = lazy(() => import('./local-emergency.tsx'))

const NO_ANSWER = 'Failed to get AI response. Please try again.'

/** Why there is no answer; undefined for an unexpected failure. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'INTERNAL' ? NO_ANSWER : failureText(error, NO_ANSWER)

interface Retrying {
  underway: Underway
  onRetry: () => void
}

/** The pending question with the answer so far. */
function UnderwayItem({ underway: { question, text, error }, onRetry }: Retrying) {
  return (
    <>
      <Question>{question}</Question>
      {error ? (
        <>
          <Suspense>
            <LocalEmergency question={question} />
          </Suspense>
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-danger-soft p-4"
          >
            <p className="text-danger-ink">{reasonOf(error)}</p>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
          </div>
        </>
      ) : (
        <AssistantText>
          {text === '' ? (
            <Loading label="The assistant is thinking" className="flex flex-col gap-2 py-1.5">
              <Skeleton className="h-4 w-64 max-w-full" />
              <Skeleton className="h-4 w-44" />
            </Loading>
          ) : (
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          )}
        </AssistantText>
      )}
    </>
  )
}

const Placeholder = () => (
  <Loading label="Loading the conversation" className="flex flex-col gap-4">
    <Skeleton className="ml-auto h-11 w-56 rounded-2xl" />
    <Skeleton className="h-20" />
  </Loading>
)

interface ChatThreadProps {
  chatId: number | undefined
  underway: Underway | undefined
  onRetry: () => void
}

/** A conversation and the pending answer; keeps the end in view. */
export function ChatThread({ chatId, underway, onRetry }: ChatThreadProps) {
  const query = chatId === undefined ? { queryKey: ['no chat'], queryFn: skipToken } : chatQuery(chatId)
  const { data, isError, error, refetch, isFetching } = useQuery(query as ReturnType<typeof chatQuery>)
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const answered = underway?.text.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new piece of text
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    // Scrolls the page only during an answer: a jump while hydrating makes people miss the button they press.
    if (answered !== undefined) void end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [answered, data?.messages.length])
  if (chatId !== undefined && isError && !data) {
    return (
      <ErrorState
        title="We couldn’t load the conversation"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <div ref={box} className="flex max-h-[60dvh] flex-col gap-5 overflow-y-auto" aria-live="polite">
      {chatId !== undefined && !data && <Placeholder />}
      {data?.messages.map((message) => (
        <ChatMessage key={message.id} message={message} />
      ))}
      {underway && <UnderwayItem underway={underway} onRetry={onRetry} />}
      <div ref={end} />
    </div>
  )
}
