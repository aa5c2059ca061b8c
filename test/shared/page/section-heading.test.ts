import { expect, it } from 'vitest'
import { sectionHeading } from '#shared/page/section-heading.ts'

it.each([
  ['its heading', { type: 'menu', props: { title: 'Ementa' } }, 'Ementa'],
  ['its kind where it has no heading', { type: 'menu', props: { title: '' } }, ''],
  [
    'its kind where the heading is a sentence',
    { type: 'about', props: { title: 'x'.repeat(41) } },
    '',
  ],
  ['its kind where the heading is the page’s', { type: 'hero', props: { title: 'Casa' } }, ''],
])('a section is called by %s', (_, block, name) => {
  expect(sectionHeading(block)).toBe(name)
})
