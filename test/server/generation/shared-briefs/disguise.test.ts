import { describe, expect, it } from 'vitest'
import { disguise } from '#server/generation/shared-briefs/disguise.ts'
import { parsePhone } from '#server/reader/grammars/parse-phone.ts'
import { read } from '#server/reader/read.ts'

const seed = 7

function disguised(brief: string, { fallback = 'en', names = [] as string[] } = {}) {
  const reading = read(brief, { language: null, fallback })
  const people = reading.facts.people.map(({ value }) => value.name)
  return disguise(reading, { names, people, places: [] }, seed)
}

describe('a brief without whose it is', () => {
  it('has another number, valid as the first and written the same way', () => {
    const { brief, retell } = disguised('Call us on 01865 242 191 for a table.')
    expect(brief).not.toContain('242 191')
    const [number = ''] = brief.match(/0186\d \d{3} \d{3}/) ?? []
    expect(parsePhone(number, 'GB')?.isValid()).toBe(true)
    expect(retell('+441865242191')).toBe(parsePhone(number, 'GB')?.number)
  })

  it('has another number also where nobody read it as one', () => {
    const { brief } = disguised('Registered charity, account 4410 9921 7743, since 1998.')
    expect(brief).not.toMatch(/4410|9921|7743/)
    expect(brief).toMatch(/account \d{4} \d{4} \d{4}, since 1998\./)
  })

  it('keeps the trade in a name, and its capitals', () => {
    const { brief } = disguised('Brambletons BAKERY in Leeds. Bread and rolls.', {
      names: ['Brambletons BAKERY'],
    })
    expect(brief).toMatch(/^[A-Z][a-z]+ BAKERY in Leeds\. Bread and rolls\.$/)
    expect(brief).not.toContain('Bramble')
  })

  it.each([
    ['kr', '김민수 피아노 학원입니다. 민수쌤이 직접 가르칩니다.', ['김민수'], /민수/],
    ['ja', '田中工務店です。田中がうかがいます。', ['田中工務店'], /田中/],
    [
      'de',
      'Tischlerei Krawuttke, Jena. Bei Krawuttkes wird gehobelt.',
      ['Tischlerei Krawuttke'],
      /Krawuttke/,
    ],
  ])('tells a name nowhere, in %s', (fallback, said, names, own) => {
    const { brief } = disguised(said, { fallback, names })
    expect(brief).not.toMatch(own)
    expect(brief.replace(/[^.。]/gu, '')).toBe(said.replace(/[^.。]/gu, ''))
  })

  it('leaves words alone that only look like a name', () => {
    const { brief } = disguised('Green Door sells paint. A green one costs £9.', {
      names: ['Green Door'],
    })
    expect(brief).toMatch(/A green one costs £9\.$/)
    expect(brief).not.toContain('Green Door')
  })
})
