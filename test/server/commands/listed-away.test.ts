import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

it.each<[PageLanguage, string, string, string, string]>([
  [
    'en',
    'The old boys of Tarn School meet on 12 June in Ludlow. There will be soup, old films and a raffle.',
    'take out the bit about the raffle',
    'There will be soup and old films.',
    'raffle',
  ],
  [
    'es',
    'Reencuentro el 12 de junio en Haro. Habrá comida, fotos antiguas y baile.',
    'quita lo del baile',
    'Habrá comida y fotos antiguas.',
    'baile',
  ],
  [
    'de',
    'Klassentreffen am 12. Juni in Celle. Es gibt Suppe, alte Filme und Musik.',
    'Nimm das mit den Filmen raus',
    'Es gibt Suppe und Musik.',
    'Filme',
  ],
  [
    'it',
    'Passeggiata il 3 ottobre a Valdora. Portate cestino, coltello e borraccia.',
    'togli la borraccia',
    'Portate cestino e coltello.',
    'borraccia',
  ],
  [
    'de',
    'Wanderung am 3. Oktober in Hanstedt. Bitte Korb, Messer und Stiefel mitbringen.',
    'den Korb bitte streichen',
    'Bitte Messer und Stiefel mitbringen.',
    'Korb',
  ],
])('of what a sentence lists, one thing goes alone (%s)', (locale, brief, wish, left, gone) => {
  const page = composedPage(brief, locale)
  const command = askedBack(page, wish, locale)?.choices[0]?.command ?? wish
  const text = JSON.stringify(commanded(page, command, locale).document.blocks)
  expect(text).toContain(left)
  expect(text).not.toContain(gone)
})

it('a sentence that is no list goes whole', () => {
  const page = composedPage('Choir week in Ludlow. Dogs are welcome, please keep them on a lead.')
  const { document } = commanded(page, 'remove the sentence about the dogs')
  expect(JSON.stringify(document.blocks)).not.toMatch(/Dogs|on a lead/)
})
