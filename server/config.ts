import * as z from 'zod'
import { apiAddressFault, isHost, isOrigin, isProxy } from './address-checks.ts'
import { mailConfig, mailSettings, missingForMail } from './mail-config.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { missingForModel, modelConfig, modelSettings, webAddress } from './model-config.ts'
import { allowedTargets, purgeTargets } from './purging/targets.ts'
import { waitingTime, wholeNumber } from './whole-number.ts'

const siteAddress = webAddress.transform((address) => address.replace(/\/$/, ''))

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  /** Public address, for canonical links, sitemaps and cards; never taken from a Host header. */
  SITE_URL: siteAddress
    .refine(isOrigin, 'an http or https address without a path, such as https://pages.example')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres:\/\/|postgresql:\/\/)./, 'file:… or postgres://…')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  API_BASE_URL: z
    .union([
      siteAddress,
      z
        .string()
        .regex(/^(?:\/[\w-]+)+$/, 'a path such as /api, or an absolute http or https address'),
    ])
    .default('/api'),
  /** Where browsers load texts from; their path is put behind it. */
  I18N_BASE_URL: siteAddress.optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9]+$/, 'a measurement id such as G-XXXX')
    .optional(),
  ...modelSettings,
  ...mailSettings,
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Bearer of `/metrics` and `/_cache/purge`; without it only this machine reads metrics. */
  OPERATOR_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .regex(
      /^[\x21-\x7e][\x20-\x7e]+[\x21-\x7e]$/,
      'letters of a to z, digits and signs: a header carries it',
    )
    .optional(),
  /** Addresses or names proxy-addr understands: `loopback`, `10.0.0.0/8`, … */
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => list.split(',').every((part) => isProxy(part.trim())),
      'loopback, linklocal, uniquelocal, addresses or ranges such as 10.0.0.0/8, with commas',
    )
    .optional(),
  /** A JSON file that changes the table of caching rules; read again on SIGHUP. */
  CACHE_RULES: z.string().optional(),
  /** Caches in front that are told what to forget, their tokens with them. */
  PURGE_CACHES: z
    .string()
    .default('')
    .transform((list, context) => {
      const targets = purgeTargets(list)
      if (targets) return targets
      context.addIssue({ code: 'custom', message: allowedTargets })
      return z.NEVER
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_GENERATIONS_PER_HOUR: wholeNumber(60),
  RATE_GENERATIONS_PER_HOUR_IP: wholeNumber(200),
  RATE_WRITES_PER_MINUTE: wholeNumber(600),
  RATE_WRITES_PER_MINUTE_IP: wholeNumber(1200),
  /** Of everybody together: what the disk can bear. */
  RATE_WRITES_PER_MINUTE_OVERALL: wholeNumber(12_000),
  RATE_FORMS_PER_HOUR_IP: wholeNumber(30),
  RATE_FORMS_PER_HOUR_PAGE: wholeNumber(300),
  RATE_UNLOCKS_PER_15_MINUTES: wholeNumber(10),
  /** E-mails that ask an address whether messages may go there. */
  RATE_CONFIRMATIONS_PER_HOUR_IP: wholeNumber(10),
  /** Event streams held open at a time. */
  STREAMS_PER_IDENTITY: wholeNumber(32),
  STREAMS_PER_IP: wholeNumber(100),
  MAX_CONNECTIONS: wholeNumber(10_000),
  /** After SIGTERM, how long requests are still taken while balancers learn from `/readyz`. */
  DRAIN_DELAY_MS: waitingTime(1000),
  RATE_UPLOADS_PER_HOUR_IP: wholeNumber(200),
  RATE_IMPORTS_PER_HOUR_IP: wholeNumber(60),
  RATE_EXPORTS_PER_HOUR_IP: wholeNumber(300),
  /** Answers that are worked out each time: checks, comparisons, readings. */
  RATE_READS_PER_MINUTE_IP: wholeNumber(300),
  /** Sizes of pictures that have to be made: those that are kept do not count. */
  RATE_PICTURES_PER_HOUR_IP: wholeNumber(2000),
  /** What one creator's pages, their revisions and pictures may take up together; 0 is no limit. */
  CREATOR_QUOTA_MB: wholeNumber(500),
  /** Of that, their pictures. */
  UPLOAD_QUOTA_MB: wholeNumber(500),
  /** What finished sizes of pictures may take up on disk; 0 keeps none. */
  IMAGE_CACHE_MB: wholeNumber(500),
  /** How long what nobody reads any more is kept; 0 is for ever. */
  KEEP_EVENTS_DAYS: wholeNumber(7),
  KEEP_GENERATIONS_DAYS: wholeNumber(90),
  KEEP_STEPS_DAYS: wholeNumber(30),
  KEEP_SHARES_DAYS: wholeNumber(365),
  KEEP_VIEWS_DAYS: wholeNumber(400),
  KEEP_SUBMISSIONS_PER_PAGE: wholeNumber(1000),
  KEEP_DELIVERIES_DAYS: wholeNumber(30),
  /** Hosts webhooks may call although they are private or without https. */
  WEBHOOK_TRUSTED_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim() || []))
    .refine(
      (hosts) => hosts.every(isHost),
      'hosts without ports, with commas, such as n8n,10.0.0.7',
    ),
  /** Pause between two composed blocks; 0 is as fast as it can. The workspace unfolds them itself. */
  COMPOSER_PACE_MS: waitingTime(0),
})

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** What needs another setting beside it. */
const schema = settings.superRefine((given, context) => {
  for (const { name, message } of [...missingForModel(given), ...missingForMail(given)])
    context.addIssue({ code: 'custom', path: [name], message })
  const message = apiAddressFault(given.API_BASE_URL, siteUrlOf(given))
  if (message !== null) context.addIssue({ code: 'custom', path: ['API_BASE_URL'], message })
})

function siteUrlOf({ SITE_URL, PORT }: { SITE_URL?: string | undefined; PORT: number }): string {
  return SITE_URL ?? `http://localhost:${PORT}`
}

export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the environment: the only place that does.
 * @throws Error naming every wrong variable and what is allowed
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  const misspelt = misspeltSettings(Object.keys(given), settingNames)
  if (!result.success || misspelt.length > 0) {
    const issues = result.error?.issues ?? []
    const wrong = [
      ...misspelt.map(([name, meant]) => `${name}: no such setting; did you mean ${meant}?`),
      ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ]
    throw new Error(`The configuration is not valid:\n  ${wrong.join('\n  ')}`)
  }
  const { data } = result
  return {
    ...withoutGroups(data),
    /** Null where no model is set up: the composer writes everything then. */
    model: modelConfig(data),
    /** Null where no e-mail is sent. */
    mail: mailConfig(data),
    production: data.NODE_ENV !== 'development',
    SITE_URL: siteUrlOf(data),
    DATABASE_URL: data.DATABASE_URL ?? `file:${data.DATA_DIR}/ninefold.db`,
  }
}

const groups = { ...modelSettings, ...mailSettings }

/** The rest of the settings: what has secrets among it is in `model` and `mail` alone. */
function withoutGroups<T extends object>(all: T): Omit<T, keyof typeof groups> {
  const rest = Object.entries(all).filter(([name]) => !(name in groups))
  return Object.fromEntries(rest) as Omit<T, keyof typeof groups>
}
