import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

function titleOf(brief: string, locale: 'fr' | 'it' | 'ja'): unknown {
  const { hero } = composedDocument(brief, { locale, seed: 0 }).blocks
  return hero?.props.title
}

it('in Japanese a day in words is no title, the occasion it is for is one', () => {
  const brief =
    '百二十八年の歴史をもつ町立小峰小学校は、この三月で閉校となります。最後の児童は七人でした。三月二十一日(土)の午後一時から四時まで、校舎と校庭を開放し、お別れの会を開きます。参加は無料です。'
  expect(titleOf(brief, 'ja')).toBe('お別れの会')
})

it('in Italian a trade and the village it is of stand over a page together', () => {
  const brief =
    "Nel forno comune di Pian dei Carpini il pane si cuoceva a turno, una famiglia al giorno. Dopo trentaquattro anni di silenzio l'abbiamo riparato e lo riaccendiamo ogni primo sabato del mese, da aprile a ottobre. Chiunque può portare la propria pagnotta già lievitata, fino a due chili. Il forno è in fondo a via di Sotto. Per prenotare si scrive a forno@piandeicarpini.example."
  expect(titleOf(brief, 'it')).toContain('Forno comune di Pian dei Carpini')
})

it('in French the noun for it is a title, and no sentence that tells what is done', () => {
  const brief =
    "Il me faudrait une page pour notre pédibus, il n'a pas de nom. Des parents accompagnent les enfants à pied à l'école Jean-Macabiau, tous les matins sauf le mercredi. Départ 7 h 55 devant la boulangerie, arrivée 8 h 20. C'est gratuit. Gilet jaune prêté."
  expect(titleOf(brief, 'fr')).toBe('Pédibus')
})
