import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const leadOf = (brief: string, locale: PageLanguage) => {
  const { lead } = composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props ?? {}
  return typeof lead === 'string' ? lead : plainText((lead ?? []) as RichText)
}

it.each([
  [
    'es',
    'Nos casamos. Después de once años de novios, Ximena Arriola y Rodrigo Talavera los invitamos el sábado 14 de noviembre de 2026 en Atlixco, Puebla. Habrá mole poblano y, a la medianoche, chilaquiles.',
    'el sábado 14 de noviembre de 2026 en Atlixco',
  ],
  [
    'fr',
    'Nous nous marions. Après huit ans et deux chats, Inès Rolland et Paul Vidal vous invitent le samedi 4 juillet 2026 à Cassis. Il y aura de la bouillabaisse.',
    'le samedi 4 juillet 2026 à Cassis',
  ],
  [
    'it',
    'Ci sposiamo. Dopo dieci anni e un cane, Sara Neri e Luca Bassi vi invitano sabato 6 giugno 2026 a Todi. Si mangia all’aperto.',
    'sabato 6 giugno 2026 a Todi',
  ],
  [
    'en',
    'We are getting married! Priya Nand and Callum Moyes will say I do on Saturday 5 September 2026 at two in the old mill in Skipton. There will be curry and a bonfire.',
    'on Saturday 5 September 2026',
  ],
] as const)('in %s an invitation opens with its day and place', (locale, brief, told) => {
  expect(leadOf(brief, locale)).toContain(told)
})
