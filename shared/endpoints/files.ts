import * as z from 'zod/mini'
import { pageLanguageSchema } from '../page/document.ts'
import type { ErasedFrom, ImportedPage, Upload } from '../payloads.ts'
import { uploadMaxBytes, uploadTypes } from '../upload-limits.ts'
import { answer, type Endpoint, fields, page } from './endpoint.ts'

/** What comes and goes as a file. */
export const files = {
  exportPage: {
    summary: 'Download a page as a file',
    method: 'GET',
    path: `${page}/export`,
    status: 200,
    query: fields({
      format: z.enum(['html', 'zip', 'json'], 'html, zip or json'),
      /** Of the single HTML file; the page's own where absent. */
      language: z.optional(pageLanguageSchema),
      /** Where the static site of the zip will stand. */
      base: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^https?:\/\/[^\s"'<>]{1,200}$/,
              'an http or https address, at most 200 characters behind its ://',
            ),
          ),
      ),
    }),
    file: ['text/html', 'application/zip', 'application/json'],
    output: answer<undefined>(),
    limit: 'export',
  },
  importPage: {
    summary: 'Make a page of a file',
    errors: ['invalid_json', 'too_many'],
    method: 'POST',
    path: '/pages/import',
    status: 201,
    raw: {
      types: ['application/json', 'text/html', 'application/zip'],
      maxBytes: 20 * 1024 * 1024,
    },
    output: answer<ImportedPage>(),
    limit: 'import',
  },
  createUpload: {
    summary: 'Upload a picture',
    errors: ['not_found'],
    method: 'POST',
    path: '/uploads',
    status: 201,
    query: fields({
      /** Slug of the page it is for: it is that page's owner's, whoever brings it. */
      page: z.optional(z.string().check(z.maxLength(200))),
    }),
    raw: { types: uploadTypes, maxBytes: uploadMaxBytes },
    output: answer<Upload>(),
    limit: 'upload',
  },
  /** For ever: from its address, and from the pages and versions that show it. */
  deleteUpload: {
    summary: 'Delete a picture for ever',
    errors: ['not_found'],
    method: 'DELETE',
    path: '/uploads/:id',
    status: 200,
    output: answer<{ pages: ErasedFrom[] }>(),
    cookieOnly: true,
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
