import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { jsonSchema, type ObjectSchema, pathNames } from '#server/http/json-schema.ts'
import { type Endpoint, type EndpointName, endpoints, type OutputOf } from '#shared/endpoints.ts'

export type ToolArguments = Record<string, unknown>

/** What a tool has at hand while it works. */
export interface ToolContext {
  /** Calls an endpoint as its caller may, with the arguments of its path, query and body in one. */
  ask<N extends EndpointName>(
    name: N,
    given: ToolArguments,
    headers?: Record<string, string>,
  ): Promise<OutputOf<N>>
  /** As `ask`, for answers that are files or streams. */
  askRaw(
    name: EndpointName,
    given: ToolArguments,
    headers?: Record<string, string>,
  ): Promise<unknown>
  siteUrl: string
  apiUrl: string
}

/** One tool, as clients are told of it, and how it is carried out. */
export interface Tool {
  title: string
  description: string
  inputSchema: ArgumentsSchema
  isReadOnly: boolean
  /** Takes something from readers or overwrites it. */
  isDestructive: boolean
  run(given: ToolArguments, context: ToolContext): Promise<CallToolResult>
}

export interface ArgumentsSchema {
  type: 'object'
  properties: Record<string, object>
  required: string[]
}

/** What is worth saying about an argument, by its name. */
export type Told = Record<string, string>

/**
 * The arguments of an endpoint: those of its path, its query and its body.
 * @param only of those of query and body; all where absent
 */
export function argumentsOf(name: EndpointName, told: Told, only?: string[]): ArgumentsSchema {
  const endpoint: Endpoint = endpoints[name]
  const names = pathNames(endpoint)
  const properties: Record<string, object> = Object.fromEntries(
    names.map((each) => [each, { type: 'string' }]),
  )
  const required = [...names]
  for (const schema of [endpoint.query, endpoint.input]) {
    if (!schema) continue
    const given = jsonSchema(schema) as ObjectSchema
    Object.assign(properties, given.properties)
    required.push(...(given.required ?? []))
  }
  const kept = (each: string) => !only || names.includes(each) || only.includes(each)
  return {
    type: 'object',
    properties: described(
      Object.entries(properties).filter(([each]) => kept(each)),
      told,
    ),
    required: required.filter(kept),
  }
}

function described(properties: [string, object][], told: Told): Record<string, object> {
  return Object.fromEntries(
    properties.map(([name, schema]) => {
      const description = told[name]
      return [name, description === undefined ? schema : { ...schema, description }]
    }),
  )
}

/** A result of JSON: as text for models, and as it is for programs. */
export function resultOf(value: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    structuredContent: value as Record<string, unknown>,
  }
}
