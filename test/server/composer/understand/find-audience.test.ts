import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const read = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).facts

describe('whom a page is for', () => {
  test.each([
    ['약쏙톡은 혼자 사시는 부모님을 위한 앱입니다.', '혼자 사시는 부모님'],
    ['海外に資産がある個人のための税務相談。', '海外に資産がある個人'],
    ['シニア犬の飼い主のために作りました。', 'シニア犬の飼い主'],
    ['Bramwell Osei LLP are solicitors. We act for employees.', 'employees'],
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
    ['Wir bauen in Kiel eine App für Menschen, die allein kochen.', 'Menschen, die allein kochen'],
    ['Zimmer in Husum für Familien, die Zimmer kosten 60 €.', 'Familien'],
    [
      'Gestión de pisos en Gandía para propietarios que viven fuera.',
      'propietarios que viven fuera',
    ],
    ['A café in York for families that opens every day.', 'families'],
    [
      "Corsi di nuoto a Terni per adulti che hanno paura dell'acqua.",
      "adulti che hanno paura dell'acqua",
    ],
    ['Ateliers de poterie pour les 8-12 ans à Nantes.', 'les 8-12 ans'],
    ['Pottery for kids aged 6 to 12 in York.', 'kids aged 6 to 12'],
    ['Taller de cerámica para niños de 6 a 12 años en Gandía.', 'niños de 6 a 12 años'],
    ['Gitarrenunterricht für Kinder ab 6 Jahren in Kiel.', 'Kinder ab 6 Jahren'],
    ['Tickets für Kinder ab 6 Euro im Zirkus in Kiel.', 'Kinder'],
    ['Palestra Ghisa, la palestra per over 50 a Terni.', 'over 50'],
    ['Zwemles voor volwassenen met watervrees in Zwolle.', 'volwassenen met watervrees'],
    [
      'Clases en Alcorcón para alumnos de la ESO y bachillerato.',
      'alumnos de la ESO y bachillerato',
    ],
    ['A shop. An app for freelance illustrators that costs $6.', 'freelance illustrators'],
    ['A lunch club for people without a home in Derby.', 'people without a home'],
    ['Wir kochen Suppe für Menschen ohne Wohnung in Gotha.', 'Menschen ohne Wohnung'],
    ['Pasti caldi per persone senza dimora a Trieste.', 'persone senza dimora'],
    ['Clases para personas que le tienen miedo al auto.', 'personas que le tienen miedo al auto'],
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
