import { expect, it } from 'vitest'
import { findKind } from '#server/reader/facts/find-kind.ts'
import { read } from '#server/reader/read.ts'

const kindOf = (language: string, brief: string, said: string) => {
  const { text, pieces, towns } = read(brief, { language, fallback: language })
  const start = brief.indexOf(said)
  const candidate = { span: [start, start + said.length], score: 1, confidence: 0.9, by: new Set() }
  const draft = { text, pieces, towns } as unknown as Parameters<typeof findKind>[0]
  return findKind(draft, [candidate as unknown as Parameters<typeof findKind>[1][number]])?.value
}

it.each([
  ['en', 'We want to hold a jumble sale in Otley.', 'hold a jumble sale', 'jumble sale'],
  ['pt', 'A gente vai montar um brechó em Bauru.', 'montar um brechó', 'brechó'],
  ['es', 'Vamos a abrir una panadería en Teruel.', 'abrir una panadería', 'panadería'],
  ['en', 'A workshop of the county in Hull.', 'workshop of the county', 'workshop of the county'],
])('in %s what it is has no verb before it: %s', (language, brief, said, kind) => {
  expect(kindOf(language, brief, said)).toBe(kind)
})
