import { createAnthropic } from '@ai-sdk/anthropic'
import type { AiPort } from './ai.ts'
import { type AiTimeouts, modelPort } from './ai-model.ts'

/** An account at Anthropic. */
export interface AnthropicAccount {
  /** with the version; Anthropic's own unless a proxy is in between */
  baseUrl?: string | undefined
  apiKey: string
  model: string
}

const ANTHROPIC = 'https://api.anthropic.com/v1'

/** A model of Anthropic. */
export function anthropicModel(
  { baseUrl = ANTHROPIC, apiKey, model }: AnthropicAccount,
  timeout?: AiTimeouts,
): AiPort {
  const provider = createAnthropic({ apiKey, baseURL: baseUrl })
  return modelPort(provider(model), { host: new URL(baseUrl).host, model }, timeout)
}
