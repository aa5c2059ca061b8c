import { describe, expect, it } from 'vitest'
import { tellsFact } from '#server/commands/carry-out/tells-fact.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { paragraphs, plainText, type RichText } from '#shared/page/rich-text.ts'
import { commanded } from './commanded-page.ts'

/** Sentences with a fact, and sentences with none, as they may stand anywhere in a story. */
const told: Record<PageLanguage, { facts: string[]; others: string[] }> = {
  en: {
    facts: [
      'A class costs £35.',
      'We meet on Thursdays.',
      'Write to hello@oak.example.',
      'The first lesson is free.',
      'The studio is in Bristol.',
    ],
    others: ['The rooms are warm and bright.', 'Nobody has to bring anything.'],
  },
  de: {
    facts: [
      'Der Kurs kostet 35 Euro.',
      'Montags ist geschlossen.',
      'Anruf unter 0341 5550148.',
      'Die Probestunde ist kostenlos.',
      'Die Werkstatt liegt in Leipzig.',
    ],
    others: ['Die Räume sind hell und warm.', 'Mitbringen muss man nichts.'],
  },
  fr: {
    facts: [
      'Le cours coûte 35 euros.',
      'Nous sommes fermés le lundi.',
      'Écrivez à bonjour@chene.example.',
      'Le premier essai est gratuit.',
      'L’atelier se trouve à Lyon.',
    ],
    others: ['Les pièces sont claires et chaudes.', 'On ne doit rien apporter.'],
  },
  es: {
    facts: [
      'El curso cuesta 35 euros.',
      'Los lunes cerramos.',
      'Escribe a hola@roble.example.',
      'La primera clase es gratis.',
      'El taller está en Sevilla.',
    ],
    others: ['Las salas son cálidas y luminosas.', 'No hay que traer nada.'],
  },
  it: {
    facts: [
      'Il corso costa 35 euro.',
      'Il lunedì siamo chiusi.',
      'Scrivi a ciao@quercia.example.',
      'La prima lezione è gratuita.',
      'Il laboratorio è a Bologna.',
    ],
    others: ['Le stanze sono calde e luminose.', 'Non serve portare nulla.'],
  },
  pt: {
    facts: [
      'O curso custa 35 reais.',
      'Fechamos às segundas-feiras.',
      'Escreva para oi@carvalho.example.',
      'A primeira aula é grátis.',
      'O ateliê fica em Curitiba.',
    ],
    others: ['As salas são claras e quentes.', 'Ninguém precisa trazer nada.'],
  },
  nl: {
    facts: [
      'Een les kost 35 euro.',
      'Op maandag zijn we gesloten.',
      'Mail naar hallo@eik.example.',
      'De eerste les is gratis.',
      'Het atelier is in Utrecht.',
    ],
    others: ['De ruimtes zijn licht en warm.', 'Je hoeft niets mee te nemen.'],
  },
  ja: {
    facts: [
      '料金は3500円です。',
      '月曜は定休日です。',
      'メールはhello@kashi.exampleへ。',
      '見学は無料です。',
      '教室は京都にあります。',
    ],
    others: ['部屋は明るくて暖かいです。', '持ち物はいりません。'],
  },
  kr: {
    facts: [
      '수업료는 35,000원입니다.',
      '월요일은 쉽니다.',
      '메일은 hello@namu.example로 보내 주세요.',
      '첫 수업은 무료입니다.',
      '공방은 부산에 있습니다.',
    ],
    others: ['방이 밝고 따뜻합니다.', '준비물은 없습니다.'],
  },
}

describe('what is left out where fewer words are wanted', () => {
  it.each(Object.entries(told))('is no fact in %s', (locale, { facts, others }) => {
    const page = emptyDocument('x', locale as PageLanguage)
    expect(facts.filter((each) => !tellsFact(each, page))).toEqual([])
    expect(others.filter((each) => tellsFact(each, page))).toEqual([])
  })

  it('are sentences without one, and never a name the page knows', () => {
    const all = [
      'I bake.',
      'I like it.',
      'It smells good.',
      'Come to Kiln on the Hill.',
      'A loaf is £4.',
    ]
    const { document } = commanded(aboutPage(all), 'Make it shorter')
    expect(plainText(document.blocks.about?.props.body as RichText)).toBe(
      'I bake. I like it. Come to Kiln on the Hill. A loaf is £4.',
    )
  })

  it('are none of a text that tells nothing but facts', () => {
    const all = ['I bake.', 'I like it.', 'A loaf is £4.', 'Call 0117 496 0123.']
    expect(() => commanded(aboutPage(all), 'Make it shorter')).toThrow(
      expect.objectContaining({ code: 'needs_model' }),
    )
  })
})

function aboutPage(sentences: string[]): PageDocument {
  const props = {
    ...emptyProps('about'),
    title: 'About',
    body: paragraphs(sentences.join(' ')),
  }
  return {
    ...emptyDocument('x', 'en'),
    facts: { name: 'Kiln on the Hill' },
    order: ['about'],
    blocks: { about: { type: 'about', variant: 'column', props } },
  }
}
