import { createAnthropic } from '@ai-sdk/anthropic'
import type { LanguageModel } from 'ai'
import type { ModelConfig } from '#server/model-config.ts'
import { fetchDirectly } from './fetch-directly.ts'

/** Anthropic's messages, at its own address or at one that speaks the same. */
export function anthropic({ baseUrl, name, key }: ModelConfig): LanguageModel {
  const provider = createAnthropic({
    apiKey: key?.reveal() ?? '',
    fetch: fetchDirectly,
    ...(baseUrl !== null && { baseURL: baseUrl }),
  })
  return provider(name)
}
