import { expect, it } from 'vitest'
import { askedBack, composedPage, readFor } from './commanded-page.ts'

const page = composedPage(
  'Tove’s Sauna in Hull, 9 Dock Road. Morning sauna £12, evening sauna £18. Open daily 8 am to 8 pm. Call 01482 555 014.',
)

it.each([
  ['en', 'bigger text please, I am a bit short-sighted', 'look'],
  ['de', 'Schrift größer, meine Gäste sind über 70', 'look'],
  ['fr', 'plus sombre, c’est un lieu de nuit', 'look'],
  ['es', 'más oscuro, que abrimos de noche', 'look'],
  ['it', 'più scuro, siamo un locale notturno', 'look'],
  ['nl', 'donkerder, het is een avondzaak', 'look'],
  ['pt', 'mais escuro, somos uma casa noturna', 'look'],
  ['ja', '字を大きく、高齢の方が多いので', 'look'],
  ['en', 'take out the evening sauna, the council does not allow it', 'removeItems'],
] as const)(
  'why somebody wants it need not be said with a word for it (%s): “%s”',
  (locale, wish, kind) => {
    const read = readFor({ ...page, base: locale }, wish, locale)
    expect(read && 'intents' in read && read.intents.map((one) => one.wish)).toEqual([kind])
  },
)

it.each([
  'darker please, we moved to Goole',
  'take out the evening sauna, we do a night swim now',
  'bigger text, parking is in the yard',
])('what may be news is asked about: “%s”', (wish) => {
  expect(askedBack(page, wish)).not.toBeNull()
})
