import type { Express } from 'express'
import { toJSONSchema } from 'zod'
import { type Endpoint, type EndpointName, endpointNames, endpoints } from '#shared/endpoints.ts'
import type { CachePolicies } from './cache-overrides.ts'

/** The API's description in OpenAPI 3.1, derived from the table of endpoints. */
export function mountOpenApi(app: Express, siteUrl: string, policies: CachePolicies): void {
  const body = JSON.stringify(describe(siteUrl))
  app.get('/api/openapi.json', (_req, res) => {
    res.type('json').set(policies.headersOf('file')).send(body)
  })
}

function describe(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const path = endpoints[name].path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoints[name].method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ninefold', version: '1' },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
    components: { schemas: { Problem: problem } },
  }
}

function operation(name: EndpointName): object {
  const endpoint: Endpoint = endpoints[name]
  const type = endpoint.stream ? 'text/event-stream' : 'application/json'
  const schema = endpoint.stream ? jsonSchema(endpoint.stream) : { type: 'object' }
  return {
    operationId: name,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status]: { description: 'Done', content: { [type]: { schema } } },
      default: {
        description: 'An error',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  }
}

function requestBody({ input, raw }: Endpoint): object {
  const content = input
    ? { 'application/json': { schema: jsonSchema(input) } }
    : Object.fromEntries((raw?.types ?? []).map((type) => [type, {}]))
  return input || raw ? { requestBody: { required: true, content } } : {}
}

function pathParameters({ path }: Endpoint): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
}

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return []
  const { properties = {} } = jsonSchema(query) as { properties?: Record<string, object> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** What a schema takes; checks JSON Schema has no words for are left out. */
function jsonSchema(schema: NonNullable<Endpoint['input'] | Endpoint['stream']>): object {
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}
