import { expect, it } from 'vitest'
import { pageSentences } from '#server/commands/told-words/page-sentences.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

const plain = composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.')

function telling(base: PageLanguage, text: string) {
  const props = { title: 'Notes', lead: '', note: '', items: [{ icon: '', title: '', text }] }
  const insert = { op: 'insert', id: 'features', type: 'features', variant: 'rows' } as const
  return { ...edited(plain, { ...insert, props, after: 'hero' }), base }
}

const quoted = (document: typeof plain) =>
  Object.values(document.blocks).flatMap(({ type, props }) =>
    type === 'quotes' ? (props.items as { text: string; name: string }[]) : [],
  )

it.each<[PageLanguage, string, string, string]>([
  [
    'en',
    '"The table has outlived two moves," says Ruth Baker.',
    "Put Ruth Baker's quote in a testimonials section",
    'Ruth Baker',
  ],
  [
    'de',
    '„Unser Rüde zieht nicht mehr“, sagt Familie Ebert.',
    'Nimm das Zitat von Familie Ebert in die Kundenstimmen auf',
    'Familie Ebert',
  ],
  [
    'es',
    '«La mejor melena de mi vida», dice Marta Soler.',
    'Pon la opinión de Marta Soler en testimonios',
    'Marta Soler',
  ],
  [
    'fr',
    '« Mon alto chante de nouveau », dit Claire Morvan.',
    'Mets la citation de Claire Morvan dans les avis clients',
    'Claire Morvan',
  ],
  [
    'it',
    '«Ci siamo sentiti a casa», dice Paolo Ricci.',
    'Metti le parole di Paolo Ricci nelle recensioni',
    'Paolo Ricci',
  ],
  [
    'pt',
    '"Durmo melhor desde o início", diz Carla Nunes.',
    'Coloca o depoimento da Carla Nunes',
    'Carla Nunes',
  ],
  [
    'nl',
    '"Mijn laarzen zijn als nieuw", zegt Joke Verhoef.',
    'Zet het citaat van Joke Verhoef bij de ervaringen',
    'Joke Verhoef',
  ],
  [
    'ja',
    'お客様の声：「初めてのスカートが縫えました」田中さん。',
    '田中さんの声をお客様の声に入れて',
    '田中さん',
  ],
  [
    'kr',
    '"만드는 시간이 참 좋았어요"라고 김수진 씨가 말했습니다.',
    '김수진 씨의 후기를 후기 섹션에 넣어 줘',
    '김수진',
  ],
])('in %s what the page quotes goes among the testimonials: %s', (locale, sentence, wish, name) => {
  const { document } = commanded(telling(locale, sentence), wish, locale)
  const [quote, more] = quoted(document)
  expect(more).toBeUndefined()
  expect(quote?.name).toBe(name)
  expect(quote?.text).not.toMatch(/[",“”«»「」]/)
  expect(sentence).toContain(quote?.text)
  expect(pageSentences(document)).not.toContain(sentence)
})

it.each<[PageLanguage, string, string]>([
  ['en', 'Add a testimonial from Ruth Baker: "It has outlived two moves."', 'Ruth Baker'],
  ['de', 'Füge eine Kundenstimme von Jana Ebert hinzu: „Hat zwei Umzüge überlebt.“', 'Jana Ebert'],
  ['es', 'Añade un testimonio de Marta Soler: «Ha sobrevivido a dos mudanzas.»', 'Marta Soler'],
  [
    'fr',
    'Ajoute un témoignage de Claire Morvan : « Il a survécu à deux déménagements. »',
    'Claire Morvan',
  ],
  [
    'it',
    'Aggiungi una recensione di Paolo Ricci: «È sopravvissuto a due traslochi.»',
    'Paolo Ricci',
  ],
  ['pt', 'Adiciona um depoimento de Carla Nunes: "Sobreviveu a duas mudanças."', 'Carla Nunes'],
  [
    'nl',
    'Voeg een review van Joke Verhoef toe: "Heeft twee verhuizingen overleefd."',
    'Joke Verhoef',
  ],
  ['ja', '田中さんの口コミを追加して：「二度の引っ越しにも耐えました」', '田中さん'],
  ['kr', '김수진 후기를 추가해 줘: "이사를 두 번 견뎠어요."', '김수진'],
])('in %s what the wish quotes does: %s', (locale, wish, name) => {
  const { document } = commanded({ ...plain, base: locale }, wish, locale)
  expect(quoted(document).map((item) => item.name)).toEqual([name])
})

it('puts nothing in the mouth of somebody the page does not quote', () => {
  const read = readFor(plain, "Put Ruth Baker's quote in a testimonials section")
  expect(read && 'intents' in read ? read.intents : []).toEqual([])
})
