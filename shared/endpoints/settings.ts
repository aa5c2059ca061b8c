import * as z from 'zod/mini'
import { pageLanguageSchema } from '../page/document.ts'
import { slugLength, slugShape } from '../page/slug-shape.ts'
import type { DomainCheck, PageDomain, PageSettings } from '../payloads.ts'
import { answer, type Endpoint, fields, languages, page, trimmed } from './endpoint.ts'

const { min, max } = slugLength
const allowed = `${min} to ${max} of a to z, 0 to 9 and single hyphens`

/** As addresses of pages are written. */
export const slug = z
  .string(allowed)
  .check(
    z.minLength(min, { error: allowed, abort: true }),
    z.maxLength(max, { error: allowed, abort: true }),
    z.regex(slugShape, allowed),
  )

/** A page's settings, and the domain it has of its own. */
export const settings = {
  getSettings: {
    summary: 'Read the settings of a page',
    method: 'GET',
    path: `${page}/settings`,
    status: 200,
    output: answer<PageSettings>(),
  },
  putSettings: {
    summary: 'Change settings of a page',
    method: 'PUT',
    path: `${page}/settings`,
    status: 200,
    input: fields({
      title: z.optional(trimmed(140)),
      slug: z.optional(slug),
      description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
      /** Of the languages named; '' takes a translation or a slug away. */
      translations: z.optional(
        z.partialRecord(
          pageLanguageSchema,
          fields({
            title: z.optional(z.string().check(z.trim(), z.maxLength(140))),
            description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
            slug: z.optional(z.union([slug, z.literal('')])),
          }),
        ),
      ),
      locales: z.optional(languages),
      listed: z.optional(z.boolean()),
      noindex: z.optional(z.boolean()),
      /** Lets the operator learn from the brief and what was corrected in it. */
      sharesBrief: z.optional(z.boolean()),
      /** The id of an upload; null leaves it to what is drawn. */
      icon: z.optional(z.nullable(trimmed(64))),
      card: z.optional(z.nullable(trimmed(64))),
    }),
    output: answer<PageSettings>(),
    limit: 'write',
  },
  getDomain: {
    summary: 'Read the domain of a page',
    method: 'GET',
    path: `${page}/domain`,
    status: 200,
    output: answer<{ domain: PageDomain | null }>(),
  },
  /** The host waits until it was proved that it leads here. */
  putDomain: {
    summary: 'Claim a domain for a page',
    method: 'PUT',
    path: `${page}/domain`,
    status: 200,
    input: fields({ host: trimmed(253) }),
    output: answer<{ domain: PageDomain | null }>(),
    limit: 'write',
  },
  /** Looks at a waiting host as its readers would, which proves it where it leads here. */
  checkDomain: {
    summary: 'Check where a domain leads',
    method: 'POST',
    path: `${page}/domain/check`,
    status: 200,
    output: answer<{ check: DomainCheck; domain: PageDomain }>(),
    limit: 'import',
  },
  removeDomain: {
    summary: 'Give a domain up',
    method: 'DELETE',
    path: `${page}/domain`,
    status: 200,
    output: answer<{ domain: null }>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
