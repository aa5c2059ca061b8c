import { getIconData } from '@iconify/utils'
import icons from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { isHarmless } from '#client/platform/guard-markup.ts'

describe('markup a script may write', () => {
  it('is every drawing of the bundled set', () => {
    const names = Object.keys({ ...icons.icons, ...icons.aliases })
    const bodyOf = (name: string) => getIconData(icons, name)?.body ?? '<'
    expect(names.filter((name) => !isHarmless(bodyOf(name)))).toEqual([])
  })

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0" onload=alert(1) />',
    '<path d="M0 0"/><script>alert(1)</script>',
    '<script>alert(1)</script>',
    '<g><a href="javascript:alert(1)"></a></g>',
    '<use href="data:image/svg+xml,x"/>',
    '<path style="background:url(//x.example)"/>',
    '<iframe srcdoc="x"></iframe>',
  ])('is not %s', (markup) => {
    expect(isHarmless(markup)).toBe(false)
  })
})
