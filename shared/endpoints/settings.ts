import * as z from 'zod/mini'
import { pageLanguageSchema } from '../page/document.ts'
import type { PageSettings } from '../payloads.ts'
import { answer, type Endpoint, languages, page, trimmed } from './endpoint.ts'

/** A page's settings. */
export const settings = {
  getSettings: {
    method: 'GET',
    path: `${page}/settings`,
    status: 200,
    output: answer<PageSettings>(),
  },
  putSettings: {
    method: 'PUT',
    path: `${page}/settings`,
    status: 200,
    input: z.object({
      title: z.optional(trimmed(140)),
      slug: z.optional(
        z
          .string()
          .check(
            z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a to z, 0 to 9 and single hyphens'),
            z.minLength(3),
            z.maxLength(60),
          ),
      ),
      description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
      /** Of the languages named; '' takes a translation away. */
      translations: z.optional(
        z.partialRecord(
          pageLanguageSchema,
          z.object({
            title: z.optional(z.string().check(z.trim(), z.maxLength(140))),
            description: z.optional(z.string().check(z.trim(), z.maxLength(320))),
          }),
        ),
      ),
      locales: z.optional(languages),
      listed: z.optional(z.boolean()),
      noindex: z.optional(z.boolean()),
    }),
    output: answer<PageSettings>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
