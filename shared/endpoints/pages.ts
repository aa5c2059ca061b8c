import * as z from 'zod/mini'
import { pageLanguageSchema } from '../page/document.ts'
import { factSchemas } from '../page/facts.ts'
import { editOpSchema, type Op } from '../page/ops.ts'
import {
  type PageChecks,
  type PageDetail,
  type PageList,
  type PageSummary,
  pageSorts,
  type ViewCounts,
} from '../payloads.ts'
import { answer, asSent, type Endpoint, fields, page, stepWay, turning } from './endpoint.ts'
import { slug } from './settings.ts'

const sentFacts = asSent(z.partial(z.object(factSchemas)))

/** The value of a fact is checked where it is applied; here it is what it holds beside. */
const sentEdit = asSent(editOpSchema).check(({ value: op, issues }) => {
  if (op.op !== 'fact') return
  const { error } = sentFacts.safeParse({ [op.key]: op.value })
  for (const issue of error?.issues ?? [])
    if (issue.code === 'unrecognized_keys')
      issues.push({ ...issue, path: ['value', ...issue.path.slice(1)], input: op })
})

/** Pages and what may be done with them as a whole. */
export const pages = {
  listPages: {
    summary: 'List pages',
    method: 'GET',
    path: '/pages',
    status: 200,
    query: fields({
      query: z.optional(z.string().check(z.maxLength(200))),
      state: z.optional(z.enum(['draft', 'published', 'trashed'])),
      /** Pages that exist in this language. */
      locale: z.optional(pageLanguageSchema),
      /** Last changed first where absent; titles go from a to z. */
      sort: z.optional(z.enum(pageSorts)),
      ...turning,
    }),
    output: answer<PageList>(),
  },
  getPage: {
    summary: 'Read a page',
    method: 'GET',
    path: page,
    status: 200,
    output: answer<PageDetail>(),
  },
  editPage: {
    summary: 'Edit a page',
    method: 'PATCH',
    path: page,
    status: 200,
    headers: { 'If-Match': { what: 'the revision the ops are made at: "rev"', required: true } },
    input: fields({
      ops: z.array(sentEdit).check(z.minLength(1), z.maxLength(500)),
      /** The ops take the caller's last step back, or make it again: a step through the history. */
      step: z.optional(stepWay),
    }),
    output: answer<{ rev: number; inverse: Op[] }>(),
    limit: 'write',
  },
  trashPage: {
    summary: 'Put a page in the trash',
    method: 'DELETE',
    path: page,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  restorePage: {
    summary: 'Take a page out of the trash',
    method: 'POST',
    path: `${page}/restore`,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  /** For ever; only out of the trash. */
  erasePage: {
    summary: 'Erase a page for ever',
    method: 'DELETE',
    path: `${page}/forever`,
    status: 200,
    output: answer<{ slug: string }>(),
    cookieOnly: true,
    limit: 'write',
  },
  duplicatePage: {
    summary: 'Duplicate a page',
    errors: ['taken_down'],
    method: 'POST',
    path: `${page}/duplicate`,
    status: 201,
    output: answer<PageSummary>(),
    limit: 'import',
  },
  publishPage: {
    summary: 'Publish a page',
    errors: ['taken_down'],
    method: 'POST',
    path: `${page}/publish`,
    status: 200,
    output: answer<PageSummary & { warnings: string[] }>(),
    limit: 'write',
  },
  checkPage: {
    summary: 'Check a page before it is published',
    method: 'GET',
    path: `${page}/checks`,
    status: 200,
    output: answer<PageChecks>(),
    limit: 'read',
  },
  checkSlug: {
    summary: 'Ask whether a slug is free',
    method: 'GET',
    path: `${page}/slug`,
    status: 200,
    query: fields({ wanted: slug }),
    output: answer<{ slug: string; isFree: boolean }>(),
  },
  unpublishPage: {
    summary: 'Take a page offline',
    method: 'POST',
    path: `${page}/unpublish`,
    status: 200,
    output: answer<PageSummary>(),
    limit: 'write',
  },
  upgradePage: {
    summary: 'Upgrade a page of version 1',
    method: 'POST',
    path: `${page}/upgrade`,
    status: 200,
    output: answer<PageDetail>(),
    limit: 'write',
  },
  getViews: {
    summary: 'Count the visits of a page',
    method: 'GET',
    path: `${page}/views`,
    status: 200,
    output: answer<ViewCounts>(),
  },
} as const satisfies Record<string, Endpoint>
