import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).facts

describe('whom a page is for', () => {
  test.each([
    [
      'A soft play cafe in Derby called Wiggle Room, for families with small kids.',
      'families with small kids',
    ],
    ['Café Krümel in Gotha für Familien mit kleinen Kindern.', 'Familien mit kleinen Kindern'],
    [
      'Café Pirouette à Laval pour les familles avec de jeunes enfants.',
      'les familles avec de jeunes enfants',
    ],
    ['Bar Girotondo a Pavia per famiglie con bambini piccoli.', 'famiglie con bambini piccoli'],
    ['Cafetería Trébol en Soria para familias con niños pequeños.', 'familias con niños pequeños'],
    ['Café Pião em Lamego para famílias com crianças pequenas.', 'famílias com crianças pequenas'],
    ['Koffiehuis Tol in Gouda voor gezinnen met kleine kinderen.', 'gezinnen met kleine kinderen'],
    ['小さな子ども連れの家族向けのカフェ「こりす」、前橋市。', '小さな子ども連れの家族'],
    ['Réparation de vélos à Brest pour les écoles de musique.', 'les écoles de musique'],
    [
      "Ostetrica a Pisa, consulenze per l'allattamento per donne in gravidanza.",
      'donne in gravidanza',
    ],
    ['A shop. An app for freelance illustrators that costs $6.', 'freelance illustrators'],
    ['A lunch club for people without a home in Derby.', 'people without a home'],
    ['Wir kochen Suppe für Menschen ohne Wohnung in Gotha.', 'Menschen ohne Wohnung'],
    ['Pasti caldi per persone senza dimora a Trieste.', 'persone senza dimora'],
    ['Comedor social para personas sin hogar en Huelva.', 'personas sin hogar'],
    ['Un logiciel pour libraires indépendants, 19 € par mois.', 'libraires indépendants'],
    ['Yoga voor vrouwen en zwangeren in Gouda.', 'vrouwen en zwangeren'],
    ['そろばん教室、秋田市。小学生対象。', '小学生'],
    ["전주 방탈출카페 '밤', 연인과 친구들을 위한 공간입니다.", '연인과 친구들'],
    ["어린아이가 있는 가족을 위한 카페 '도토리', 원주.", '어린아이가 있는 가족'],
  ])('%s', (brief, due) => {
    expect(read(brief).audience?.value).toBe(due)
  })

  test.each([
    'I need a site for my locksmith business in Leeds.',
    'Ich brauche eine Seite für meine Firma in Ulm, eine Schlosserei.',
    'Quiero una página para mi negocio en Vigo, una ferretería.',
  ])('a page for the own business is for nobody else: %s', (brief) => {
    expect(read(brief).audience).toBeUndefined()
  })
})
