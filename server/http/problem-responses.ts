import type { Endpoint } from '#shared/endpoints.ts'
import { errorStatus } from '#shared/errors.ts'
import { errorsOf } from './endpoint-errors.ts'

/** One answer for each status, which names the codes it may have. */
export function errorResponses(endpoint: Endpoint): object {
  const byStatus = Object.groupBy(errorsOf(endpoint), (code) => errorStatus[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const told = [...new Set(codes)].map((code) => `\`${code}\``)
      return [status, problemResponse(told.join(', '))]
    }),
  )
}

export function problemResponse(description: string): object {
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description, content: { 'application/problem+json': { schema } } }
}

export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    retryAfter: { type: 'integer', description: 'Seconds, as Retry-After says.' },
  },
}
