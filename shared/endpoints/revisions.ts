import * as z from 'zod/mini'
import type { PartChange } from '../page/compare/page-changes.ts'
import type { Rewrite } from '../page/compare/rewritten-parts.ts'
import { type PageEvent, pageEventSchema } from '../page/page-event.ts'
import type { PageStep, StepsLeft } from '../page/wish.ts'
import type { BriefReading, PageDetail } from '../payloads.ts'
import type { RevisionList } from '../revisions.ts'
import {
  answer,
  type Endpoint,
  fields,
  page,
  stepWay,
  turning,
  whole,
  wholeAsked,
} from './endpoint.ts'

const revNumber = wholeAsked(0)

/** A page as it was. */
export const revisions = {
  /** How it stands, at once and whenever that is another; ends after half a minute, to be asked again. */
  followPage: {
    summary: 'Follow what becomes of a page, and who has it open',
    method: 'GET',
    path: `${page}/events`,
    status: 200,
    stream: pageEventSchema,
    isStanding: true,
    output: answer<PageEvent>(),
  },
  listRevisions: {
    summary: 'List the revisions of a page',
    method: 'GET',
    path: `${page}/revisions`,
    status: 200,
    query: fields(turning),
    output: answer<RevisionList>(),
    limit: 'read',
  },
  compareRevisions: {
    summary: 'Compare two revisions',
    method: 'GET',
    path: `${page}/compare`,
    status: 200,
    query: fields({ from: revNumber, to: revNumber }),
    output: answer<{ parts: PartChange[] }>(),
    limit: 'read',
  },
  /** What the last writing found and what it left, to choose from block by block. */
  lastRewrite: {
    summary: 'Read what the last writing changed',
    method: 'GET',
    path: `${page}/rewrite`,
    status: 200,
    output: answer<{ rewrite: Rewrite | null }>(),
    limit: 'read',
  },
  /** How the brief the page was written from was read, and where its words went. */
  pageReading: {
    summary: 'Read how the brief was read',
    method: 'GET',
    path: `${page}/reading`,
    status: 200,
    output: answer<{ reading: BriefReading | null }>(),
    limit: 'read',
  },
  revertPage: {
    summary: 'Return to an earlier revision',
    method: 'POST',
    path: `${page}/revert`,
    status: 200,
    input: fields({
      rev: whole(0),
      /** The return is a step through the history, and no new change. */
      step: z.optional(stepWay),
    }),
    output: answer<PageDetail>(),
    limit: 'write',
  },
  /** Whether the page's own history has a step to take back, and one to make again. */
  pageSteps: {
    summary: 'Ask what can be undone and redone',
    method: 'GET',
    path: `${page}/step`,
    status: 200,
    output: answer<{ rev: number; left: StepsLeft }>(),
  },
  /** Takes the change back that stands last, or makes the one again that was taken back last. */
  stepPage: {
    summary: 'Undo or redo a change',
    errors: ['owner_only'],
    method: 'POST',
    path: `${page}/step`,
    status: 200,
    input: fields({ way: stepWay }),
    output: answer<PageStep>(),
    limit: 'write',
  },
} as const satisfies Record<string, Endpoint>
