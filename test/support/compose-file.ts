import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** What stands under `name`, which is indented by `depth` spaces: its lines, without comments. */
function partOf(text: string, name: string, depth: number): string {
  const indent = ' '.repeat(depth)
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line))
  const begin = lines.indexOf(`${indent}${name}:`)
  if (begin < 0) throw new Error(`compose.yaml has no ${name}`)
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => !line.startsWith(`${indent}  `))
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}

/** A service of compose.yaml, as it is written. */
export function composeService(name: string): string {
  return partOf(partOf(compose, 'services', 0), name, 2)
}

/** The names of the volumes compose.yaml declares. */
export const declaredVolumes = [...partOf(compose, 'volumes', 0).matchAll(/(\w+):/g)].map(
  ([, name = '']) => name,
)

/** A service's environment, with what the operator's `.env` says put in. */
export function composeEnvironment(
  name: string,
  env: Record<string, string>,
): Record<string, string> {
  const lines = partOf(composeService(name), 'environment', 4).matchAll(/^ {6}(\w+): (.*)$/gm)
  return Object.fromEntries(
    [...lines].map(([, key = '', value = '']) => [key, interpolated(value, env)]),
  )
}

/** `${NAME:-default}`, `${NAME:+instead}` and `${NAME:?}`, which has no default; the inner first. */
function interpolated(value: string, env: Record<string, string>): string {
  const put = value.replace(/\$\{(\w+):([-?+])([^${}]*)\}/g, (_, name, kind, other) => {
    if (kind === '+') return env[name] ? other : ''
    if (env[name]) return env[name]
    if (kind === '?') throw new Error(`compose.yaml asks for ${name}`)
    return other
  })
  return put === value ? value : interpolated(put, env)
}

/** The environment the image brings with it. */
export const imageEnvironment: Record<string, string> = Object.fromEntries(
  [...instruction('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]),
)

/** What the Dockerfile says after its only `name` that begins a line. */
export function instruction(name: string): string {
  const [, value] = new RegExp(`^${name} ((?:.*\\\\\\n)*.+)`, 'm').exec(dockerfile) ?? []
  if (!value) throw new Error(`the Dockerfile has no ${name}`)
  return value
}

/** The command line of the image's health check. */
export function healthCheck(): string[] {
  const [list = '[]'] = /\[.+\]/s.exec(instruction('HEALTHCHECK')) ?? []
  return JSON.parse(list)
}
