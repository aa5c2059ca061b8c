import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '#client/ui/button.tsx'

describe('a button', () => {
  it.each([
    [{}, false],
    [{ 'aria-disabled': false }, false],
    [{ 'aria-disabled': true }, true],
    [{ busy: true }, true],
  ])('that is given %j says whether it is off', (given, isOff) => {
    const html = renderToStaticMarkup(<Button {...given}>Undo</Button>)
    expect(html.includes('aria-disabled="true"')).toBe(isOff)
  })
})
