import type { Express } from 'express'
import type { Config } from '#server/config.ts'
import { answers } from '#shared/answers.ts'
import {
  type Endpoint,
  type EndpointName,
  endpointGroups,
  endpointNames,
  endpoints,
} from '#shared/endpoints.ts'
import type { CachePolicies } from './cache-overrides.ts'
import { answerSchema, jsonSchema, type ObjectSchema, pathNames } from './json-schema.ts'
import { errorResponses, problemResponse, problemSchema } from './problem-responses.ts'

/** The API's description in OpenAPI 3.1, derived from the table of endpoints. */
export function mountOpenApi(
  app: Express,
  config: Config,
  policies: CachePolicies,
  cookieName: string,
): void {
  const body = JSON.stringify(describe(config, cookieName))
  app.get('/api/openapi.json', (_req, res) => {
    res.type('json').set(policies.headersOf('file')).send(body)
  })
}

function describe({ SITE_URL, API_BASE_URL }: Config, cookieName: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const path = endpoints[name].path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoints[name].method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ninefold', version: '1' },
    servers: [{ url: new URL(API_BASE_URL, SITE_URL).href }],
    // A token or a browser's cookie says whose pages they are; who makes the first has neither yet.
    security: [{ token: [] }, { cookie: [] }, {}],
    tags: Object.keys(endpointGroups).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
      },
      schemas: { Problem: problemSchema },
    },
  }
}

function operation(name: EndpointName): object {
  const endpoint: Endpoint = endpoints[name]
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: tagsOf(name),
    ...(endpoint.cookieOnly && { security: [{ cookie: [] }, {}] }),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...headerParameters(endpoint),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status]: { description: 'Done', content: contentOf(name) },
      ...otherResponse(name),
      ...errorResponses(endpoint),
      default: problemResponse('A fault of the server: `internal`'),
    },
  }
}

function tagsOf(name: EndpointName): string[] {
  return Object.keys(endpointGroups).filter((group) => name in (endpointGroups[group] ?? {}))
}

function contentOf(name: EndpointName): object {
  const { stream, isJsonToo, file }: Endpoint = endpoints[name]
  if (file) return Object.fromEntries(file.map((type) => [type, {}]))
  const answer = answers[name]
  const schema = answer ? answerSchema(answer) : { type: 'object' }
  return {
    ...((!stream || isJsonToo) && { 'application/json': { schema } }),
    ...(stream && { 'text/event-stream': { schema: jsonSchema(stream) } }),
  }
}

function otherResponse(name: EndpointName): object {
  const { orElse }: Endpoint = endpoints[name]
  if (!orElse) return {}
  const content = orElse.status === 204 ? {} : { content: contentOf(name) }
  return { [orElse.status]: { description: orElse.what, ...content } }
}

function requestBody({ input, raw }: Endpoint): object {
  const content = input
    ? { 'application/json': { schema: jsonSchema(input) } }
    : Object.fromEntries((raw?.types ?? []).map((type) => [type, {}]))
  return input || raw ? { requestBody: { required: true, content } } : {}
}

function pathParameters(endpoint: Endpoint): object[] {
  return pathNames(endpoint).map((name) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
}

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query) as ObjectSchema
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

function headerParameters({ headers = {} }: Endpoint): object[] {
  return Object.entries(headers).map(([name, { what, required = false }]) => {
    return { name, in: 'header', required, description: what, schema: { type: 'string' } }
  })
}
