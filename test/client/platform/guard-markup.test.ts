import { getIconData } from '@iconify/utils'
import icons from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { isBuilt, isHarmless } from '#client/platform/guard-markup.ts'

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

describe('a script that is asked for by its address', () => {
  it.each([
    ['/assets/shrink-worker-Bq65Piqb.js', true],
    ['https://pages.example/assets/shrink-worker-Bq65Piqb.js', true],
    ['https://other.example/assets/shrink-worker-Bq65Piqb.js', false],
    ['/_image/f_webp/uploads/abc', false],
    ['/assets/../p/mine.js', false],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://pages.example/assets/x.js', false],
  ])('is %s of our build: %s', (address, expected) => {
    expect(isBuilt(address, 'https://pages.example')).toBe(expected)
  })
})
