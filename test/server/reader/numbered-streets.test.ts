import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it('an address is read to the end of its street, whatever else the street is called after', () => {
  // Each of the sentences behind it weighs in on where the place ends.
  const brief =
    'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street, since 2009. Puncture repair £12, brake service £28, full service £65, day rental £20. We mend what can be mended and say so when it cannot. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123 or write to hello@tidewaterbikes.example.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value).toBe('8 Harbour Street, Bristol')
})

it.each([
  [
    'en',
    'Salt & Ember is a pottery and café in Falmouth, Cornwall, at 14 Arwenack Street. Coffee £3.20.',
    '14 Arwenack Street, Falmouth, Cornwall',
  ],
  [
    'de',
    'Ich führe eine kleine Praxis für Podologie in Langnau im Emmental. Die Praxis liegt an der Oberfeldgasse 12 im Parterre, ohne Stufen.',
    'Oberfeldgasse 12, Langnau',
  ],
  [
    'de',
    'Der Schachclub Turm spielt in Soest, im 2. Stock der Marktstraße 12. Beitrag 8 Euro.',
    'Marktstraße 12, Soest',
  ],
  [
    'pt',
    'O Clube de Xadrez Torre Velha existe em Setúbal desde 1978 e joga às terças, no 1.º andar da Rua do Salitreiro, 16. A quota é de 8 € por mês.',
    'Rua do Salitreiro, 16, Setúbal',
  ],
  [
    'es',
    'La Academia Compás está en Soria, en el 2.º piso de la calle Mayor, 12. Clases a 20 €. Teléfono 975 550142.',
    'calle Mayor, 12, Soria',
  ],
  [
    'it',
    'La Scuola Compasso è a Todi, al 2° piano di via Roma 12. Lezioni a 20 euro. Telefono 075 555014.',
    'via Roma 12, Todi',
  ],
  [
    'nl',
    'Schaakclub De Toren speelt in Goes, op de eerste verdieping van de Molenstraat 12. Lidgeld 8 euro.',
    'Molenstraat 12, Goes',
  ],
])('in %s a street stands before its town, and a floor is none: %s', (language, brief, place) => {
  expect(read(brief, { language, fallback: language }).facts.place?.value).toMatch(
    RegExp(`^${place}`),
  )
})

it.each([
  [
    'de',
    'hallo, ich hab eine änderungsschneiderei in halle (saale), heisst nadelöhr. ludwigstr. 22 gleich neben der apotheke. hosen kürzen 14 euro, reissverschluss tauschen ab 18, jacken und mäntel enger oder weiter machen, futter neu, gardinen auch. brautkleider bitte mit termin und mindestens 6 wochen vorher. leder mach ich nicht. meistens in 3 tagen fertig, wenns schnell gehen muss auch am nächsten tag dann 50% aufschlag. mo - do 9 bis 18 uhr fr 9 bis 14 uhr. telefon 0345 5550142. ich spreche auch russisch und ein bisschen polnisch',
    'ludwigstr. 22, halle (saale)',
  ],
  [
    'de',
    'Schuhmacherei Leisten in Frankfurt (Oder). Halbe Str. 12 neben der Sparkasse. Absätze 14 Euro.',
    'Halbe Str. 12, Frankfurt (Oder)',
  ],
  [
    'fr',
    'La Cordonnerie du Pont, 14 av. Foch, Villefranche (Rhône). Talons 15 euros.',
    '14 av. Foch, Villefranche (Rhône)',
  ],
  [
    'it',
    'ciao ho una sartoria a reggio (emilia), si chiama il ditale. v.le monte 22 vicino alla farmacia. orli 10 euro.',
    'v.le monte 22, reggio (emilia)',
  ],
  [
    'en',
    'I run a barber shop in Newport (Gwent), called Sharp. Mill St. 14, near the station. Cuts £12.',
    'Mill St. 14, Newport (Gwent)',
  ],
])('in %s short forms and brackets belong to an address: %s', (language, brief, place) => {
  expect(read(brief, { language, fallback: language }).facts.place?.value).toBe(place)
})

it('a street behind its number is where, whatever town it is in', () => {
  const brief =
    'Plenty is a strawberry farm past Echunga in the Adelaide Hills. The address is 212 Battunga Road.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value).toContain('212 Battunga Road')
  expect(place?.kind).toBe('address')
})
