import type { Tokens } from '@pepwell/domain/assistant/assistant'
import type { z } from 'zod'

/** What was said before, and what is asked now. */
export interface AiMessage {
  role: 'user' | 'assistant'
  text: string
}

/** What a model is asked. It is handed no tools: whatever it reads, it can do nothing but write. */
export interface AiRequest {
  /** how it is to answer */
  instructions: string
  messages: readonly AiMessage[]
  /** the most tokens that an answer may have */
  mostTokens: number
  /** ends the request, and what it costs */
  signal: AbortSignal
}

/** What an answer took, as far as the provider says. */
export interface AiUse {
  tokens: Tokens | undefined
}

/** How an answer ended: `isWhole` when the model had said everything. */
export interface AiEnd extends AiUse {
  isWhole: boolean
}

/** The provider would not, or could not, answer. */
export class AiFailure extends Error {
  /** seconds after which it may be asked again, where it said so */
  readonly retryAfter?: number

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** The way to a language model. */
export interface AiPort {
  /** where what is sent goes to, as people are told: 'api.example.com' */
  host: string
  model: string
  /**
   * Answers piece by piece, and returns how that ended.
   * @throws AiFailure
   */
  answer(request: AiRequest): AsyncGenerator<string, AiEnd>
  /**
   * Answers in a given form.
   * @throws AiFailure also when what came has another form
   */
  fill<Value>(request: AiRequest, form: z.ZodType<Value>): Promise<AiUse & { value: Value }>
}
