import { describe, expect, it } from 'vitest'
import { hostileTexts } from '#test/bench/hostile-texts.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** The longest brief there may be; with the stop it lacks it is longer than any text of a page. */
const longest = 4000
const slow = 'line ends'

describe('a page of the longest brief', () => {
  const texts = Object.entries(hostileTexts(longest)).filter(([what]) => what !== slow)

  it.each(texts)('has no text and no list longer than it may be: %s', (_, brief) => {
    expect(() => composedDocument(brief, { seed: 0 })).not.toThrow()
  })
})
