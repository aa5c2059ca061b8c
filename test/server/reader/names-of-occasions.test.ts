import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

type Locale = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ja' | 'kr'
const nameOf = (locale: Locale, brief: string) => composedDocument(brief, { locale }).facts.name

it.each<[Locale, string, string]>([
  ['pt', 'Casamento da Marta e do Rui no dia 5 de junho de 2027 em Évora.', 'Marta & Rui'],
])('of two names the one that holds, of a couple both, in %s: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})
