import { HtmlValidate } from 'html-validate'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'

/** The HTML standard; how React and our art spell it is not its concern. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-redundant-role': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
})

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

describe.each(localeCodes)('the HTML in %s', (locale) => {
  const screens = [
    '/',
    '/ai-website-builder',
    '/terms',
    '/privacy',
    '/history',
    '/generate',
    '/generate/v1',
  ]

  it.each([`/_showcase/${locale}`, ...screens.map((path) => localizePath(locale, path))])(
    'of %s is valid',
    async (path) => {
      const { text } = await request(test.app)
        .get(path)
        .set({ accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
      const { results } = await validator.validateString(text)
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect(faults).toEqual([])
    },
  )
})
