import { expect, it } from 'vitest'
import { newItem } from '#client/features/editor/new-item.ts'
import { contact } from '#shared/blocks/contact.ts'

const { item: field = {} } = contact.fields.fields

it('a form that is built by hand asks for a name, an address and a message first', () => {
  const added: Record<string, unknown>[] = []
  for (let press = 0; press < 4; press++) added.push(newItem('field', field, added, 'de'))
  expect(added.map(({ label, kind }) => [label, kind])).toEqual([
    ['Name', 'name'],
    ['E-Mail', 'email'],
    ['Nachricht', 'message'],
    ['', 'text'],
  ])
})

it('what the form asks already is not asked again', () => {
  const asked = [{ label: 'お名前', kind: 'name', required: true }]
  expect(newItem('field', field, asked, 'ja')).toMatchObject({ kind: 'email' })
})

it('what is added to any other list begins empty', () => {
  expect(newItem('feature', field, [], 'en')).toMatchObject({ label: '', kind: 'text' })
})
