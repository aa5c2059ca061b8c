import * as z from 'zod'
import { Secret } from './secret.ts'
import { waitingTime, wholeNumber } from './whole-number.ts'

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an absolute http or https address',
})

export const modelProviders = ['openai-compatible', 'anthropic'] as const

/** Which model writes, what it may cost, and how long it is waited for. */
export const modelSettings = {
  MODEL_PROVIDER: z.enum(modelProviders, modelProviders.join(' or ')).optional(),
  MODEL_BASE_URL: webAddress.optional(),
  MODEL_NAME: z.string().min(1).max(200).optional(),
  MODEL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'letters, digits and signs, without spaces')
    .transform((key) => new Secret(key))
    .optional(),
  /** 1 where the model sees pictures: then it describes the creator's own. */
  MODEL_SEES_PICTURES: z.enum(['0', '1'], '0 or 1').default('0'),
  /** Longest wait for the first token of an answer, and between two. */
  MODEL_SILENCE_MS: waitingTime(30_000, 1),
  /** Longest wait for a finished block, retries included; then the composer writes the rest. */
  MODEL_TAKEOVER_MS: waitingTime(90_000, 1),
  /** Longest time the model works on one page. */
  MODEL_TOTAL_MS: waitingTime(600_000, 1),
  /** Most tokens the model may write for one page, retries included. */
  MODEL_TOKENS_PER_PAGE: wholeNumber(16_000, 500),
  /** Most tokens, read and written, of this process in 24 hours; 0 is no limit. */
  MODEL_TOKENS_PER_DAY: wholeNumber(0),
  /** The same for each creator. */
  MODEL_TOKENS_PER_CREATOR: wholeNumber(0),
}

const settingsSchema = z.object(modelSettings)
type Settings = z.infer<typeof settingsSchema>

export interface ModelConfig {
  provider: (typeof modelProviders)[number]
  /** Null is the provider's own address. */
  baseUrl: string | null
  name: string
  key: Secret | null
  seesPictures: boolean
  silenceMs: number
  takeOverMs: number
  totalMs: number
  tokensPerPage: number
  tokensPerDay: number
  tokensPerCreator: number
}

/** Where sentences go when the model writes: told to the people who write them. */
export function modelHost({ baseUrl }: ModelConfig): string {
  return baseUrl === null ? 'api.anthropic.com' : new URL(baseUrl).host
}

const naming = ['MODEL_BASE_URL', 'MODEL_NAME', 'MODEL_API_KEY'] as const

/** What is missing for the model to be used, by variable; none where no model is set up. */
export function missingForModel(settings: Settings): { name: string; message: string }[] {
  const { MODEL_PROVIDER: provider } = settings
  if (provider === undefined) {
    const set = naming.find((name) => settings[name] !== undefined)
    const message = `${modelProviders.join(' or ')}, as ${set} is set`
    return set ? [{ name: 'MODEL_PROVIDER', message }] : []
  }
  const needed = {
    'openai-compatible': ['MODEL_BASE_URL', 'MODEL_NAME'],
    anthropic: ['MODEL_NAME', 'MODEL_API_KEY'],
  } as const
  return needed[provider]
    .filter((name) => settings[name] === undefined)
    .map((name) => ({ name, message: `needed with MODEL_PROVIDER=${provider}` }))
}

/** The model as it is set up, or null. Call it with settings nothing is missing in. */
export function modelConfig(settings: Settings): ModelConfig | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = settings
  if (provider === undefined || name === undefined) return null
  return {
    provider,
    name,
    baseUrl: settings.MODEL_BASE_URL?.replace(/\/+$/, '') ?? null,
    key: settings.MODEL_API_KEY ?? null,
    seesPictures: settings.MODEL_SEES_PICTURES === '1',
    silenceMs: settings.MODEL_SILENCE_MS,
    takeOverMs: settings.MODEL_TAKEOVER_MS,
    totalMs: settings.MODEL_TOTAL_MS,
    tokensPerPage: settings.MODEL_TOKENS_PER_PAGE,
    tokensPerDay: settings.MODEL_TOKENS_PER_DAY,
    tokensPerCreator: settings.MODEL_TOKENS_PER_CREATOR,
  }
}
