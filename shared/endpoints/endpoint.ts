import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { pageLanguageSchema } from '../page/document.ts'
import type { opSchema } from '../page/ops.ts'
import type { pageEventSchema } from '../page/page-event.ts'

export interface Endpoint<I = unknown, Q = unknown, O = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** What it does, in a few words of the API's description. */
  summary: string
  status: number
  /** What it answers with beside the errors that follow from the rest of this. */
  errors?: readonly ErrorCode[]
  /** Check of the JSON body. */
  input?: z.ZodMiniType<I>
  query?: z.ZodMiniType<Q>
  /** The body is a file of one of these content types; the handler gets its bytes. */
  raw?: { types: readonly string[]; maxBytes: number }
  /** Request headers the handler reads. */
  headers?: Readonly<Record<string, { what: string; required?: true }>>
  /** The answer is a file of one of these content types. */
  file?: readonly string[]
  /** Another status that is no error: the same answer, or with 204 nothing. */
  orElse?: { status: number; what: string }
  /** Phantom: the type of the answer. */
  output?: O
  /** The answer is a stream of ops, one a chunk. */
  stream?: typeof opSchema | typeof pageEventSchema
  /** A stream that goes on for as long as its reader does: counted apart, and ended with the process. */
  isStanding?: true
  /** Only for who accepts `text/event-stream`; others are answered with JSON. */
  isJsonToo?: true
  /**
   * For who has the cookie alone, as is all that deletes for ever: what a program's token opens is
   * never more than its maker gave.
   */
  cookieOnly?: true
  /** Limits that count this call. */
  limit?:
    | 'generation'
    | 'write'
    | 'upload'
    | 'import'
    | 'unlock'
    | 'confirmation'
    | 'read'
    | 'export'
}

/** The type of an answer: nothing at run time. */
export const answer = <T>(): T => undefined as T

/** What a body, a query or a part of one holds: a name it does not know is refused, not passed over. */
export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: refusal(shape) })

function refusal(shape: object): z.core.$ZodErrorMap {
  const names = Object.keys(shape)
  const allowed = names.length > 0 ? `one of ${names.join(', ')}` : 'nothing is taken here'
  return ({ code }) => (code === 'unrecognized_keys' ? allowed : undefined)
}

/**
 * The schema of something stored, for where it is sent: it passes over names it does not know, so
 * that what is stored can be read for ever; here they are refused in all its parts.
 */
export function asSent<T extends z.core.$ZodType>(schema: T): T {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  const replace = (parts: object) => z.clone(schema, { ...def, ...parts } as T['_zod']['def'])
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).map(([name, part]) => [name, asSent(part)])
      const closed = { catchall: z.never(), error: refusal(def.shape) }
      return replace({ shape: Object.fromEntries(parts), ...closed })
    }
    case 'optional':
    case 'nullable':
      return replace({ innerType: asSent(def.innerType) })
    case 'array':
      return replace({ element: asSent(def.element) })
    case 'union':
      return replace({ options: def.options.map(asSent) })
    default:
      return schema
  }
}

/** Text without the spaces around it, 1 to `max` characters. */
export const trimmed = (max: number) =>
  z
    .string(`1 to ${max} characters`)
    .check(
      z.trim(),
      z.minLength(1, `1 to ${max} characters`),
      z.maxLength(max, `1 to ${max} characters`),
    )

const checked = (number: z.ZodMiniNumber, told: string, least: number, most: number) =>
  number.check(z.int(told), z.gte(least, told), z.lte(most, told))

const range = (least: number, most: number) =>
  most === Number.MAX_SAFE_INTEGER
    ? `a whole number, ${least} or more`
    : `a whole number from ${least} to ${most}`

/** A whole number of a body. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const told = range(least, most)
  return checked(z.number(told), told, least, most)
}

/** A whole number of a query, where all is text. */
export const wholeAsked = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const told = range(least, most)
  return checked(z.coerce.number(told), told, least, most)
}

/** When something ends: milliseconds since 1970, at most what a date can be. */
export const end = z
  .number()
  .check(z.int('a moment to come, in milliseconds since 1970'), z.lte(8.64e15, 'a date there is'))

/** A file as it came, its content type without parameters. */
export interface RawBody {
  type: string
  bytes: Uint8Array
}

/** A step through a page's history. */
export const stepWay = z.enum(['undo', 'redo'])

/** What every list takes that is read part by part. */
export const turning = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(wholeAsked(1, 100)),
}

/** The same key is the same request, sent again. */
export const idempotent = {
  'Idempotency-Key': { what: 'at most 200 characters; the same key again is the same request' },
} as const

/** Languages of a page. */
export const languages = z.array(pageLanguageSchema).check(z.minLength(1), z.maxLength(9))

/** Where everything about one page is. */
export const page = '/pages/:slug'
