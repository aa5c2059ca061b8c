import { expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

const bar = composedPage(
  'Fern & Flint is a wine bar at 14 Cobden Street, Leeds. Cheese board £14. Book a table with the form or on 0113 496 0148.',
)
const school = composedPage(
  'Summer school in York. Fill in the online form by 1 July 2026 to sign up. Yoga on 3 August, 10 am. Fee £40.',
)

it.each([
  ['rename the button to Reserve', bar, 'Reserve', 'Book a table'],
  ['call the button Book now', bar, 'Book now', 'Book a table'],
  ['rename the button to Join us', school, 'Join us', 'Sign up'],
  ['the button should say “Join us”', school, 'Join us', 'Sign up'],
] as const)(
  '“%s” is what every button of it says, that of the form too',
  (command, page, now, old) => {
    const before = pageTexts(page).filter((text) => text === old)
    const texts = pageTexts(commanded(page, command).document)
    expect(texts).not.toContain(old)
    expect(texts.filter((text) => text === now)).toHaveLength(before.length)
    expect(before.length).toBeGreaterThan(2)
  },
)

it('the form’s button follows the main one where it said the same, and only then', () => {
  const page = composedPage(
    '朗読教室「こえ」です。レッスンは1回3,000円。予約はフォームからどうぞ。',
    'ja',
  )
  const other = edited(page, { op: 'set', id: 'contact', path: 'submit', value: '送信する' })
  const submitOf = (before: typeof page) =>
    commanded(before, 'ボタンを「申し込む」にして', 'ja').document.blocks.contact?.props.submit
  expect(submitOf(page)).toBe('申し込む')
  expect(submitOf(other)).toBe('送信する')
})

it('a half of the verb is none of the label', () => {
  const page = composedPage('Polsterei Wiesner in Leipzig. Sessel aufpolstern 390 €.', 'de')
  const { document } = commanded(page, 'Benenne den Button in Termin anfragen um', 'de')
  expect(document.facts.action?.label).toBe('Termin anfragen')
})

it('a button that should call names nobody', () => {
  const { facts } = commanded(bar, 'the button should call us').document
  expect([facts.name, facts.action?.kind]).toEqual([bar.facts.name, 'call'])
})

const salon = composedPage('Rowan Salon in Kendal, 3 Mill Lane. Haircut £30. Call 07700 900123.')
const targetsOf = (page: typeof bar) =>
  Object.values(page.blocks).flatMap(({ props }) =>
    [...((props.cta as object[]) ?? []), ...((props.actions as object[]) ?? [])].map(
      (button) => (button as { to: string }).to,
    ),
  )

it.each([
  ['en', 'call the button ‘Reserve now’', 'Reserve now'],
  ['en', 'the button should be called “Your turn”', 'Your turn'],
  ['de', 'der Button soll „Termin anfragen“ heißen', 'Termin anfragen'],
  ['de', 'ändere den Text auf dem Button zu „Los geht’s“', 'Los geht’s'],
  ['fr', 'le bouton doit s’appeler « Réserver »', 'Réserver'],
  ['es', 'el botón debe llamarse «Pide ya»', 'Pide ya'],
  ['it', 'il pulsante deve chiamarsi «Prenota ora»', 'Prenota ora'],
  ['pt', 'o botão deve chamar-se "Reserve já"', 'Reserve já'],
  ['nl', 'noem de knop "Meld je aan"', 'Meld je aan'],
  ['ja', 'ボタンを「予約する」にして', '予約する'],
  ['kr', "버튼을 '지금 예약하기'로 바꿔줘", '지금 예약하기'],
] as const)(
  'in %s “%s” changes what it says, whole, and not where it leads',
  (locale, wish, label) => {
    for (const brief of [
      'Fern in Leeds. Cheese £14. Write to hello@fern.example.',
      'Fern in Leeds. Cheese £14. Book a table at https://fern.example/book, phone 0113 496 0148.',
    ]) {
      const page = { ...composedPage(brief), base: locale }
      const { document } = commanded(page, wish, locale)
      expect(document.facts.action?.label).toBe(label)
      expect(targetsOf(document)).toEqual(targetsOf(page))
    }
  },
)

it.each([
  ['en', 'change the button to "WhatsApp us"'],
  ['pt', 'muda o botão para "Agendar pelo WhatsApp"'],
  ['it', 'il pulsante deve dire "Scrivici su WhatsApp"'],
  ['de', 'nenn den Button „Per WhatsApp buchen“'],
] as const)('in %s “%s” leads there, where the number is one to chat at', (locale, wish) => {
  expect(targetsOf(salon)).toContain('fact:phone')
  const { document } = commanded({ ...salon, base: locale }, wish, locale)
  expect(targetsOf(document)).toContain('fact:whatsapp')
  const landline = composedPage('Rowan Salon in Kendal. Haircut £30. Call 01539 555014.')
  expect(targetsOf(commanded({ ...landline, base: locale }, wish, locale).document)).toEqual(
    targetsOf(landline),
  )
})

it.each([
  ['en', 'Change the button to Book a visit', 'Book a visit'],
  ['en', 'change the main button to see you soon please', 'See you soon'],
  ['en', 'Put Ask for a quote on the button', 'Ask for a quote'],
  ['de', 'Ändere den Knopf zu Probestunde vereinbaren', 'Probestunde vereinbaren'],
  ['de', 'Auf dem Knopf soll Platz sichern stehen', 'Platz sichern'],
  ['fr', 'Change le bouton en Réserver une table', 'Réserver une table'],
  ['es', 'Cambia el botón por Pedir presupuesto', 'Pedir presupuesto'],
  ['it', 'Cambia il pulsante in Prenota una visita', 'Prenota una visita'],
  ['pt', 'Muda o botão para Marcar uma visita', 'Marcar uma visita'],
  ['nl', 'Verander de knop in Afspraak maken', 'Afspraak maken'],
  ['nl', 'Zet op de knop Breng je schoenen', 'Breng je schoenen'],
  ['ja', 'ボタンを見学を予約するに変えて', '見学を予約する'],
  ['kr', '버튼을 방문 예약하기로 바꿔 줘', '방문 예약하기'],
] as const)(
  'in %s “%s” is letter for letter what it says, and no other way',
  (locale, wish, label) => {
    const page = {
      ...composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.'),
      base: locale,
    }
    const { document, outcomes } = commanded(page, wish, locale)
    expect(document.facts.action).toMatchObject({ kind: 'call', label })
    expect(targetsOf(document)).toEqual(targetsOf(page))
    expect(outcomes).toEqual([{ code: 'button', words: label }])
  },
)

it.each([
  ['en', 'Change the button to green'],
  ['de', 'Mach den Knopf größer'],
  ['fr', 'Mets le bouton en haut'],
] as const)('in %s “%s” is no label', (locale, wish) => {
  const page = { ...salon, base: locale }
  const read = readFor(page, wish, locale)
  const intents = read && 'intents' in read ? read.intents : []
  expect(intents.filter(({ wish: kind }) => kind === 'action')).toEqual([])
})

it('a label that sounds like booking leaves a button of WhatsApp where it led', () => {
  const page = {
    ...composedPage('Yoga Respira em Curitiba. Aula R$ 45. WhatsApp 41 99955-5012.', 'pt'),
  }
  expect(targetsOf(page)).toContain('fact:whatsapp')
  const { document } = commanded(page, 'Muda o botão para Agendar aula', 'pt')
  expect(document.facts.action).toMatchObject({ kind: 'whatsapp', label: 'Agendar aula' })
  expect(targetsOf(document)).toEqual(targetsOf(page))
})

const sweeps = 'Marlow Sweeps in Lewes. Wood burner £75. Ring 01273 555 014'

it.each([
  ['en', 'put a button that says Book a sweep and opens the email', 'Book a sweep'],
  ['en', 'the button should say Book a sweep and opens the email', 'Book a sweep'],
  ['fr', 'ajoute un bouton qui dit Demander un devis et ouvre le mail', 'Demander un devis'],
  ['es', 'pon un botón que diga Pedir presupuesto y abra el correo', 'Pedir presupuesto'],
  [
    'it',
    'aggiungi un pulsante che dice Chiedi un preventivo e apre la mail',
    'Chiedi un preventivo',
  ],
  ['pt', 'coloca um botão que diz Pedir orçamento e abre o e-mail', 'Pedir orçamento'],
  ['nl', 'voeg een knop toe met de tekst Offerte aanvragen en opent de mail', 'Offerte aanvragen'],
] as const)('in %s “%s” leads there, and says so much alone', (locale, wish, label) => {
  const page = composedPage(`${sweeps} or write to hello@marlow.example.`)
  const { document } = commanded({ ...page, base: locale }, wish, locale)
  const made = Object.values(document.blocks).flatMap(({ props }) =>
    [props.cta, props.actions].flatMap((list) => (list as { label: string; to: string }[]) ?? []),
  )
  expect(made).toContainEqual(expect.objectContaining({ label, to: 'fact:email' }))
})

it('a button that could lead nowhere is not said to be there', () => {
  const bare = commanded(composedPage(`${sweeps}.`), 'remove the phone number').document
  const mail = commanded(bare, 'put a button that says Get a quote and opens the email')
  expect(mail.outcomes).toEqual([{ code: 'unknown', fact: 'email' }])
  expect(mail.document.facts).toEqual(bare.facts)
  const plain = commanded(bare, 'put a button that says Get a quote')
  expect(plain.outcomes).toEqual([{ code: 'noButton' }])
})

it('a page whose buttons are gone gets one where there is somewhere to lead', () => {
  const bare = commanded(composedPage(`${sweeps}.`), 'remove the phone number').document
  const { document: withForm } = commanded(bare, 'add a contact form')
  const { document } = commanded(withForm, 'put a button that says Get a quote')
  expect(document.blocks.hero?.props.actions).toEqual([
    expect.objectContaining({ label: 'Get a quote', to: '#contact' }),
  ])
})

const reached =
  'Dora Finch in Lewes mends wooden toys. I mend a doll for £12. Write to Dora: hello@finch.example or ring 01273 555 014.'

it.each([
  ['en', 'button -> mail to dora, text “Get it mended”', 'fact:email', 'Get it mended'],
  [
    'de',
    'Knopf -> Mail an Dora, Beschriftung „Reparieren lassen“',
    'fact:email',
    'Reparieren lassen',
  ],
  [
    'it',
    'Il pulsante dica «Chiama subito» e faccia partire la chiamata',
    'fact:phone',
    'Chiama subito',
  ],
  ['kr', '버튼은 메일쓰기로 하고 글자는 "고쳐 주세요"', 'fact:email', '고쳐 주세요'],
] as const)('in %s “%s” is where it leads and what it says', (locale, wish, to, label) => {
  const page = { ...composedPage(reached), base: locale }
  const { document } = commanded(page, wish, locale)
  expect(document.blocks.hero?.props.actions).toEqual([expect.objectContaining({ label, to })])
})

it.each([
  ['en', 'the button should ring me, not mail', 'fact:phone'],
  ['de', 'der Knopf soll direkt anrufen', 'fact:phone'],
  ['fr', 'le bouton doit appeler, pas envoyer un mail', 'fact:phone'],
  ['es', 'el botón debe escribir un correo en vez de llamar', 'fact:email'],
  ['ja', 'ボタンはメールではなく電話にして', 'fact:phone'],
  ['ja', 'ボタンを押すと電話がかかるように', 'fact:phone'],
  ['kr', '버튼은 전화 말고 메일로', 'fact:email'],
] as const)('in %s “%s” is no way that is not meant', (locale, wish, to) => {
  const page = { ...composedPage(reached), base: locale }
  const { document } = commanded(page, wish, locale)
  expect(document.blocks.hero?.props.actions).toEqual([expect.objectContaining({ to })])
})

it('a button that leads there already keeps what it says', () => {
  const page = composedPage(reached.replace('hello@finch.example or ring ', ''))
  const before = page.blocks.hero?.props.actions
  expect(commanded(page, 'make the button ring me').document.blocks.hero?.props.actions).toEqual(
    before,
  )
})

it('a button that is to lead nowhere is asked about', () => {
  expect(() => commanded(composedPage(reached), 'the button should not call')).toThrow()
})

it('the button that is to write a mail does so, and calls no longer', () => {
  const page = composedPage(
    'Pilzwanderung in Hanstedt am 10. Oktober 2027. Anmeldung bei Silke Brandt, 04184 555 23, pilze@nordheide.example.',
    'de',
  )
  const { document } = commanded(page, 'Der Knopf soll eine Mail schreiben', 'de')
  const actions = document.blocks.hero?.props.actions as { to: string }[]
  expect(actions[0]?.to).toBe('fact:email')
})

it.each([
  ['en', 'the button should lead to https://fern.example/x', 'https://fern.example/x'],
  ['en', 'put the link fern.example/tables on the button', 'https://fern.example/tables'],
  ['de', 'Der Knopf soll auf https://fern.example/x führen', 'https://fern.example/x'],
  ['fr', 'fais pointer le bouton vers https://fern.example/x', 'https://fern.example/x'],
  ['es', 'el botón debe llevar a https://fern.example/x', 'https://fern.example/x'],
  ['it', 'il pulsante deve portare a https://fern.example/x', 'https://fern.example/x'],
  ['pt', 'o botão deve levar para https://fern.example/x', 'https://fern.example/x'],
  ['nl', 'de knop moet naar https://fern.example/x', 'https://fern.example/x'],
  ['ja', 'ボタンを https://fern.example/x につないで', 'https://fern.example/x'],
  ['kr', '버튼을 https://fern.example/x 로 연결해 주세요', 'https://fern.example/x'],
] as const)('in %s “%s” is where the main button leads', (locale, wish, to) => {
  const page = { ...composedPage(reached), base: locale }
  const { document } = commanded(page, wish, locale)
  expect(document.blocks.hero?.props.actions).toEqual([expect.objectContaining({ to })])
  expect(document.facts.action?.to).toBe(to)
})

it.each([
  ['the button should open https://fern.example/book', 'Book'],
  [
    'the button should say “See the wine list” and open https://fern.example/list',
    'See the wine list',
  ],
] as const)('after “%s” a button to a site promises no telephone', (wish, label) => {
  const page = composedPage(reached.replace('hello@finch.example or ring ', ''))
  const { document } = commanded(page, wish)
  expect(document.blocks.hero?.props.actions).toEqual([expect.objectContaining({ label })])
})
