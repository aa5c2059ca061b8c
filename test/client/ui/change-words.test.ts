import { expect, it } from 'vitest'
import { fieldLabel } from '#client/ui/change-words.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')

it.each([
  ['gallery', 'items.0', 'Photo 1'],
  ['quotes', 'items.1.text', 'Testimonial 2 · Quote'],
  ['quotes', 'title', 'Heading'],
  ['menu', 'groups.0.items.2.name', 'Group 1 · Dish 3 · Name'],
])('a change in %s at %s is told in words of the section', (type, path, words) => {
  expect(fieldLabel(type, path, t)).toBe(words)
})
