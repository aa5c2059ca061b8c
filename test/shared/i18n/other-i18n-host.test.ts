import { describe, expect, it } from 'vitest'
import { otherI18nHost } from '#shared/i18n/other-i18n-host.ts'

describe('texts from another host than the site’s', () => {
  it('are a fault of SEO that names both', () => {
    const fault = otherI18nHost('https://ninefold.example', 'https://cdn.example/texts')
    expect(fault).toMatch(/SEO.*cdn\.example.*ninefold\.example/)
  })

  it.each([[undefined], ['https://ninefold.example'], ['https://ninefold.example/texts']])(
    'are none at %s',
    (base) => {
      expect(otherI18nHost('https://ninefold.example', base)).toBeNull()
    },
  )
})
