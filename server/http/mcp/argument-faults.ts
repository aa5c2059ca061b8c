import type { ArgumentsSchema, ToolArguments } from './tool.ts'

interface ArgumentFault {
  field: string
  message: string
}

/**
 * What is wrong with the arguments of a tool before its endpoint is asked: a name it does not know, one
 * it needs, or one that goes into an address and is no text. All else the endpoint says itself.
 */
export function argumentFaults(
  { properties, required }: ArgumentsSchema,
  given: ToolArguments,
): ArgumentFault[] {
  const known = Object.keys(properties)
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name))
  const missing = required.filter((name) => given[name] === undefined)
  const wrong = known.filter(
    (name) =>
      isText(properties[name]) && given[name] !== undefined && typeof given[name] !== 'string',
  )
  return [
    ...unknown.map((field) => ({ field, message: `one of ${known.join(', ')}` })),
    ...missing.map((field) => ({ field, message: 'required' })),
    ...wrong.map((field) => ({ field, message: 'a text' })),
  ]
}

/** Arguments of a path are texts and nothing else. */
const isText = (schema: object | undefined): boolean =>
  schema !== undefined && 'type' in schema && schema.type === 'string'
