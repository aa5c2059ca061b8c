import { expect, it } from 'vitest'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const shop = composedPage(
  'Fenwick Cycles fixes bikes at 12 Mill Road, Cambridge CB1 2AD. Standard service £65, puncture repair £12. Open Monday to Friday 9 to 5:30. Call 01223 555 012.',
)
const party = composedPage(
  'Nos casamos el sábado 5 de junio de 2027 a las 17 h en el restaurante El Olivo, calle Luna 4, 18001 Granada. Avisad a Lucía: 612 55 01 66. ¡Traed fotos antiguas!',
  'es',
)

it('a line under the heading leaves the heading as it is', () => {
  const { document } = commanded(shop, 'Write "Free collection within 5 miles" under the heading')
  const hero = shop.order.find((id) => shop.blocks[id]?.type === 'hero') ?? ''
  expect(document.blocks[hero]?.props.title).toBe(shop.blocks[hero]?.props.title)
  expect(JSON.stringify(document.blocks[hero]?.props)).toContain('Free collection within 5 miles')
})

it('a line at the end stands last on the page', () => {
  const { document } = commanded(party, 'al final pon "¡Os esperamos a todos!"', 'es')
  const last = document.order.filter((id) => document.blocks[id]?.type !== 'footer').at(-1) ?? ''
  expect(document.blocks[last]?.props.title).toBe('¡Os esperamos a todos!')
})

it('the day that is to be on top stands above the headline', () => {
  const { document } = commanded(party, 'Pon la fecha arriba del todo', 'es')
  const hero = document.order.find((id) => document.blocks[id]?.type === 'hero') ?? ''
  expect(document.blocks[hero]?.props.eyebrow).toBe('sábado, 5 de junio de 2027')
})

it('another title of an occasion is its name on links and tabs as well', () => {
  const { document } = commanded(party, 'Cambia el título a "La boda de Lucía"', 'es')
  expect([document.facts.name, document.meta.title]).toEqual([
    'La boda de Lucía',
    'La boda de Lucía',
  ])
})

it.each([
  ['Can you add a form so people can send me their postcode?', 'Postcode'],
  ['Add a field for the postcode to the form', 'Postcode'],
])('%s: the form has the field', (wish, label) => {
  const { document } = commanded(shop, wish)
  const contact = document.order.find((id) => document.blocks[id]?.type === 'contact') ?? ''
  const fields = document.blocks[contact]?.props.fields as { label: string }[]
  expect(fields.map((field) => field.label)).toEqual(['Name', 'Email', label, 'Message'])
})

it('a form with a list of fields nobody understood is not made without them', () => {
  expect(readFor(shop, 'Add a form for the bike, the colour and the year')).not.toHaveProperty(
    'intents',
  )
})
