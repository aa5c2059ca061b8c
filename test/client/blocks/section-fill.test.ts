import { expect, it } from 'vitest'
import type { PageContext } from '#client/blocks/page-context.ts'
import { fillOf } from '#client/blocks/section-fill.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { Facts } from '#shared/page/facts.ts'

function fill(type: BlockType, props: object, facts: Facts = {}, language = 'en') {
  const page = { facts, language } as PageContext
  return fillOf(type, { ...emptyProps(type), ...props }, page)
}

const told = (letters: number) => [{ type: 'paragraph', spans: [{ text: 'a'.repeat(letters) }] }]

it('gives a line little room, a paragraph some, and a story much', () => {
  expect(fill('about', { body: told(60) })).toBe('little')
  expect(fill('about', { body: told(300) })).toBe('some')
  expect(fill('about', { body: told(900) })).toBe('much')
})

it('takes a letter of Japanese for more than one of English', () => {
  expect(fill('about', { body: told(90) }, {}, 'ja')).toBe('some')
})

it('counts what a section shows of the facts, and its form', () => {
  expect(fill('hours', { note: 'Ring the bell.' })).toBe('little')
  expect(fill('hours', {}, { hours: 'Mo-Fr 09:00-17:00' })).toBe('some')
  const field = { label: 'Name', kind: 'name', required: true }
  expect(fill('contact', { fields: [field] })).toBe('much')
})
