import { describe, expect, it } from 'vitest'
import { type Endpoint, endpointNames, endpoints } from '#shared/endpoints.ts'

describe.each(endpointNames)('%s', (name) => {
  const { input, query }: Endpoint = endpoints[name]

  it('refuses a field it does not know, so that a misspelt one is never passed over', () => {
    for (const schema of [input, query]) {
      const issues = schema?.safeParse({ mispelt: 1 }).error?.issues ?? []
      const unknown = issues.filter(({ code }) => code === 'unrecognized_keys')
      expect(unknown.map(({ message }) => message)).toEqual(
        schema ? [expect.stringMatching(/^one of \w+/)] : [],
      )
    }
  })
})
