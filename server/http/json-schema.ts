import { toJSONSchema } from 'zod'
import type { Answers } from '#shared/answers/answer.ts'
import type { Endpoint, EndpointName } from '#shared/endpoints.ts'

export interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

/** What a schema takes; checks JSON Schema has no words for are left out. */
export function jsonSchema(schema: NonNullable<Endpoint['input'] | Endpoint['stream']>): object {
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** What an answer holds. */
export function answerSchema(schema: NonNullable<Answers[EndpointName]>): object {
  return toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
}

/** The names in an endpoint's path. */
export function pathNames({ path }: Pick<Endpoint, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}
