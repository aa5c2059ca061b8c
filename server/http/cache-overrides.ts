import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import * as z from 'zod'
import { cacheHeaders, type EmittedHeaders, emittedByDefault, tagHeaders } from './cache-headers.ts'
import {
  type CacheRule,
  type CacheRules,
  cacheRules,
  type RuleName,
  ruleNames,
} from './cache-rules.ts'

/** What is in force: the table with an operator's changes, and what else their file says. */
export interface CachePolicy {
  rules: CacheRules
  emitted: EmittedHeaders
  /** Most bytes of copies in memory. */
  memoryBytes: number
}

const megabyte = 1_000_000
const mostSeconds = 365 * 86_400

const seconds = z
  .int(`whole seconds from 0 to ${mostSeconds}`)
  .min(0, `whole seconds from 0 to ${mostSeconds}`)
  .max(mostSeconds, `whole seconds from 0 to ${mostSeconds}`)
const tag = z.string().regex(/^[\w:.-]{1,64}$/, 'letters, digits and _ : . - only, at most 64')

const tunable = z.strictObject({
  cache: z.literal('private', 'only "private", which turns caching off').optional(),
  browser: seconds.optional(),
  cdn: seconds.optional(),
  swr: seconds.optional(),
  sie: seconds.optional(),
  origin: seconds.optional(),
  tags: z.array(tag).max(8).optional(),
})

const untouchable = z
  .never('cannot be changed: no shared cache may ever see these answers')
  .optional()
const fixed = z.never('cannot be changed: the address changes with the content').optional()

const schema = z.strictObject({
  rules: z
    .strictObject(Object.fromEntries(ruleNames.map((name) => [name, ruleSchema(name)])))
    .optional(),
  surrogateControl: z.boolean('true or false').optional(),
  tagHeaders: z.array(z.enum(tagHeaders, `one of ${tagHeaders.join(', ')}`)).optional(),
  memoryMegabytes: z.number().min(1, 'a number from 1').max(65_536, 'at most 65536').optional(),
})

function ruleSchema(name: RuleName) {
  const rule: CacheRule = cacheRules[name]
  if (rule.cache !== 'public') return untouchable
  return rule.immutable ? fixed : tunable.optional()
}

/**
 * The policy a JSON file asks for.
 * @throws Error naming every wrong field and what is allowed there
 */
export function parseCachePolicy(json: string): CachePolicy {
  const result = schema.safeParse(JSON.parse(json))
  if (!result.success) throw new Error(result.error.issues.map(sentence).join('\n'))
  const { rules, memoryMegabytes = 32, ...emitted } = result.data
  return {
    rules: Object.fromEntries(
      ruleNames.map((name) => [name, changed(cacheRules[name], rules?.[name])]),
    ) as CacheRules,
    emitted: { ...emittedByDefault, ...emitted },
    memoryBytes: memoryMegabytes * megabyte,
  }
}

function changed(rule: CacheRule, wish: z.infer<typeof tunable> | undefined): CacheRule {
  if (!wish || rule.cache !== 'public') return rule
  if (wish.cache === 'private') return { cache: 'private' }
  const { tags = [], cache: _, ...numbers } = wish
  return { ...rule, ...numbers, tags: [...rule.tags, ...tags] }
}

function sentence({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  const at = path.join('.')
  if (code !== 'unrecognized_keys') return `${at || 'the file'}: ${message}`
  const allowed =
    at === '' ? Object.keys(schema.shape) : at === 'rules' ? ruleNames : Object.keys(tunable.shape)
  const { keys } = issue as { keys: string[] }
  return `${[...path, keys[0]].join('.')}: unknown; allowed here: ${allowed.join(', ')}`
}

export interface PolicyOptions {
  file?: string | undefined
  /** Nothing is kept and nothing may be: sources change under the server. */
  development?: boolean
}

/** The rules in force. A file that is not valid stops the start, but never a running server. */
export class CachePolicies {
  #current: CachePolicy
  readonly #options: PolicyOptions
  readonly #log: Logger

  /** @throws Error when there is a file and it is not valid */
  constructor(options: PolicyOptions, log: Logger) {
    this.#options = options
    this.#log = log
    this.#current = this.#read()
  }

  get current(): CachePolicy {
    return this.#current
  }

  /** Headers of a class of answers that stands outside the page cache. */
  headersOf(name: RuleName): Record<string, string> {
    return cacheHeaders(this.#current.rules[name], {}, this.#current.emitted)
  }

  /** Reads the file again. @returns whether the new rules hold; the log says why not */
  reload(): boolean {
    try {
      this.#current = this.#read()
      this.#log.info({ file: this.#options.file }, 'the cache rules were read again')
      return true
    } catch (error) {
      this.#log.error({ err: error, file: this.#options.file }, 'the old cache rules stay in force')
      return false
    }
  }

  #read(): CachePolicy {
    const { file, development } = this.#options
    if (development) return uncached
    if (file === undefined) return parseCachePolicy('{}')
    try {
      return parseCachePolicy(readFileSync(file, 'utf8'))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`CACHE_RULES (${file}) is not valid:\n${reason}`, { cause: error })
    }
  }
}

const uncached: CachePolicy = {
  ...parseCachePolicy('{}'),
  rules: Object.fromEntries(ruleNames.map((name) => [name, { cache: 'no-store' }])) as CacheRules,
}
