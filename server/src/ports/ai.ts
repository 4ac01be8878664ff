import type { Tokens } from '@pepwell/domain/assistant/assistant'
import type { z } from 'zod'

/** One message of the conversation. */
export interface AiMessage {
  role: 'user' | 'assistant'
  text: string
}

/** A request to a model. It gets no tools: no matter what it reads, it can only write text. */
export interface AiRequest {
  /** system instructions */
  instructions: string
  messages: readonly AiMessage[]
  /** token limit of the answer */
  maxTokens: number
  /** aborts the request, which then costs nothing more */
  signal: AbortSignal
}

/** Tokens of an answer, if the provider reports them. */
export interface AiUse {
  tokens: Tokens | undefined
}

/** How an answer ended; `isWhole` if the model finished. */
export interface AiResult extends AiUse {
  isWhole: boolean
}

/** The provider refused or failed. */
export class AiFailure extends Error {
  /** seconds after which to retry, if given */
  readonly retryAfter?: number

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** A language model. */
export interface AiPort {
  /** the host that data goes to, as shown to people: 'api.example.com' */
  host: string
  model: string
  /**
   * Streams an answer and returns how it ended.
   * @throws AiFailure
   */
  answer(request: AiRequest): AsyncGenerator<string, AiResult>
  /**
   * Answers in a given form.
   * @throws AiFailure also if the answer has another form
   */
  fill<Value>(request: AiRequest, form: z.ZodType<Value>): Promise<AiUse & { value: Value }>
}
