import { describe, expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (locale: 'en' | 'nl', brief: string) =>
  JSON.stringify(composedDocument(brief, { locale, seed: 0 }))

describe('what mourners are told', () => {
  it('of colours and flowers is asked of nobody else, in Dutch', () => {
    const text = page(
      'nl',
      'Onze vader Jelle Hoekstra is op 3 maart ingeslapen, hij was 79. De uitvaart is op vrijdag 13 maart om 11 uur in de kerk in Bolsward. Hij hield van kleur, dus u hoeft niet in het zwart te komen. Liever geen bloemen, maar een gift voor de dierenambulance.',
    )
    expect(text).toContain('niet in het zwart')
    expect(text).toContain('geen bloemen')
  })

  it('stays in English', () => {
    const text = page(
      'en',
      'Dad passed away on 3 March, he was 84. The funeral of Ron Hale is on Tuesday 10 March at 1.30pm at St Mary’s, Whitby. Dad didn’t want black, wear something bright.',
    )
    expect(text).toContain('wear something bright')
  })
})

describe('names behind those on whose behalf they sign', () => {
  it.each([
    [
      'nl',
      'Onze vader Harm Postma is op 3 maart overleden. Het afscheid is op 10 maart om 13.30 uur in de Singelkerk in Sneek. Namens de kinderen, Jetske, Douwe en Famke.',
      'Namens de kinderen, Jetske, Douwe en Famke.',
    ],
    [
      'en',
      'Our dad, Brian Holroyd, died peacefully on 3 March. The funeral is on Tuesday 10 March at 2pm in Otley. On behalf of the grandchildren, Ella, Sam and Josie.',
      'On behalf of the grandchildren, Ella, Sam and Josie.',
    ],
  ] as const)('stand in one sentence in %s', (locale, brief, said) => {
    expect(page(locale, brief)).toContain(said)
  })
})
