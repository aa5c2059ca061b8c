import type { LanguageModel } from 'ai'
import type { ModelConfig } from '#server/model-config.ts'
import type { Model } from './model.ts'

/** The one list of providers; the compiler demands completeness. */
const providers: Record<ModelConfig['provider'], (config: ModelConfig) => Promise<LanguageModel>> =
  {
    'openai-compatible': async (config) =>
      (await import('./openai-compatible.ts')).openAiCompatible(config),
    anthropic: async (config) => (await import('./anthropic.ts')).anthropic(config),
  }

/** The model the configuration names, or null: what it takes is loaded where there is one. */
export async function openModel(config: ModelConfig | null): Promise<Model | null> {
  if (!config) return null
  const { sdkModel } = await import('./sdk-model.ts')
  return sdkModel(await providers[config.provider](config))
}
