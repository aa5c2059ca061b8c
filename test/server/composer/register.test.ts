import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { labelsOf } from '#server/composer/labels.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { registers } from '#shared/page/register.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const made = (locale: PageLanguage, brief: string) => composedDocument(brief, { locale })
const contactOf = ({ blocks }: PageDocument) =>
  Object.values(blocks).find(({ type }) => type === 'contact')?.props ?? {}
const thanksOf = (document: PageDocument) => contactOf(document).success

describe('the lines of a form speak as the owner does', () => {
  it.each([
    [
      'nl',
      'Praktijk De Linde in Zwolle. Wij helpen u met rugklachten. Voor uw vragen is er een formulier.',
      'Bedankt, uw bericht is verstuurd.',
    ],
    [
      'nl',
      'Yogastudio De Linde in Zwolle. Je bent welkom met je eigen mat. Stuur ons een bericht.',
      'Bedankt, je bericht is verstuurd.',
    ],
    [
      'de',
      'Kanzlei Brandt in Kiel. Wir beraten Sie in Erbfragen. Schreiben Sie uns über das Formular.',
      'Vielen Dank, Ihre Nachricht wurde gesendet.',
    ],
    [
      'de',
      'Töpferkurse bei Mia in Kiel. Bring deine Ideen mit, ich zeig dir den Rest. Schreib mir über das Formular.',
      'Danke, deine Nachricht wurde gesendet.',
    ],
    [
      'de',
      'Familienchor in Kiel. Bei uns singt ihr mit euren Kindern, und eure Großeltern singen mit. Fragen über das Formular.',
      'Danke, eure Nachricht wurde gesendet.',
    ],
    [
      'fr',
      'Atelier Mika à Lyon. Viens avec tes vêtements, on répare avec toi. Contact par le formulaire.',
      'Merci, ton message a bien été envoyé.',
    ],
    [
      'it',
      'Lo studio legale Ferri di Parma segue le successioni. Per una consulenza ci scriva: esaminiamo con Lei ogni documento.',
      'Grazie, il Suo messaggio è stato inviato.',
    ],
    [
      'it',
      'Agriturismo Le Querce a Spoleto. Vi aspettiamo con i vostri bambini, scriveteci dal modulo.',
      'Grazie, il vostro messaggio è stato inviato.',
    ],
    [
      'es',
      'Gestoría Ortega en Soria. Llevamos sus impuestos y usted no se preocupa. Escríbanos con el formulario.',
      'Gracias, su mensaje se ha enviado.',
    ],
    [
      'es',
      'Coro del barrio en Soria. Venid a cantar con vuestros hijos, os esperamos. Formulario de contacto.',
      'Gracias, vuestro mensaje se ha enviado.',
    ],
    [
      'pt',
      'Oficina de cerâmica em Braga. Traz as tuas ideias, nós ajudamos. Contacta por formulário.',
      'Obrigado, a tua mensagem foi enviada.',
    ],
    [
      'kr',
      '연남동 작은 꽃집이에요. 꽃다발을 직접 만들어요. 궁금한 건 문의 양식으로 받아요.',
      '메시지를 보냈어요. 감사합니다.',
    ],
  ] as const)('%s: %s', (locale, brief, thanks) => {
    expect(thanksOf(made(locale, brief))).toBe(thanks)
  })

  it('a button of a feast is in the plural its hosts speak in', () => {
    const page = made(
      'it',
      'Matrimonio di Anna e Luca, sabato 19 giugno 2027 a Firenze. Confermate entro il 1 maggio e dite se avete intolleranze.',
    )
    expect(contactOf(page).submit).toBe('Confermate la presenza')
    expect(JSON.stringify(contactOf(page).fields)).toContain('Ci sarete?')
  })

  it('a country keeps its own way to be informal', () => {
    expect(labelsOf('es', 'AR', 'informal').form.coming).toBe('¿Venís?')
    expect(labelsOf('es', 'AR', 'formal').form.coming).toBe('¿Asistirá?')
    expect(labelsOf('pt', 'PT', 'informal').form.coming).toBe('Vens?')
    expect(labelsOf('pt', 'BR', 'informal').form.coming).toBe('Você vem?')
  })
})

describe('what tells no register leaves the language’s own', () => {
  it.each([
    // They, not you.
    ['de', 'Imkerei Brandt in Kiel. Die Bienen leben im Wald, sie fliegen bis zum Oktober.'],
    // Said to us.
    ['de', 'Bitte mach mir eine Seite. Imkerei Brandt in Kiel, Honig vom Land.'],
    // An hour.
    ['nl', 'Frituur Chez Rik in Gent. Open van 11 u tot 22 u. Grote friet € 4.'],
    ['fr', 'Boulangerie Morel à Lyon. Pain au levain, ouvert de 7 h à 19 h.'],
    ['en', 'Bakery in York. We bake for you every morning.'],
  ] as const)('%s: %s', (locale, brief) => {
    expect(made(locale, brief).meta.register).toBeUndefined()
  })
})

it.each(localeCodes)('every register and country of %s has all labels', (locale) => {
  const file = join(import.meta.dirname, '../../../languages', locale, 'labels.json')
  const { regions } = JSON.parse(readFileSync(file, 'utf8')) as { regions: object }
  for (const country of [undefined, ...Object.keys(regions)])
    for (const register of registers) {
      // How the language asks is no label, and may be nothing.
      const { asks: _asks, ...labels } = labelsOf(locale, country, register)
      expect(blankIn(labels)).toEqual([])
    }
})

/** Where a label has no words. */
function blankIn(label: unknown, path = ''): string[] {
  if (typeof label === 'string') return label.trim() === '' ? [path] : []
  return Object.entries(label ?? {}).flatMap(([key, it]) => blankIn(it, `${path}.${key}`))
}
