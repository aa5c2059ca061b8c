import { expect, test } from 'vitest'
import { speaksForSeveral } from '#server/composer/write/first-person.ts'
import { localeCodes } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Industry, industries } from '#shared/page/industries.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** One person, in each language; what they do is said by the trade that is put right. */
const alone: Record<PageLanguage, string> = {
  en: 'I am Mia Frost and I work alone in Leeds. Hour £20, day £140. I open on Mondays 9am to 5pm.',
  de: 'Ich bin Mia Frost und arbeite allein in Kassel. Stunde 20 €, Tag 140 €. Montag 9 bis 17 Uhr.',
  fr: 'Je suis Mia Roche et je travaille seule à Nantes. Heure 20 €, jour 140 €. Lundi 9h-17h.',
  es: 'Soy Mía Ríos y trabajo sola en Burgos. Hora 20 €, día 140 €. Lunes de 9:00 a 17:00.',
  pt: 'Sou a Mia Rocha e trabalho sozinha em Aveiro. Hora 20 €, dia 140 €. Segunda das 9h às 17h.',
  it: 'Sono una artigiana, mi chiamo Mia Rossi e lavoro da sola a Parma. Ora 20 €, giorno 140 €. Lunedì 9-17.',
  nl: 'Ik ben Mia Vos en werk alleen in Zwolle. Uur € 20, dag € 140. Maandag 9-17 uur.',
  ja: '私は森みあです。金沢市で一人でやっています。1時間2,000円、1日14,000円。月曜9時〜17時。',
  kr: '저는 민아입니다. 전주에서 혼자 일합니다. 한 시간 20,000원, 하루 140,000원. 월요일 9시~17시.',
}

/** Says which part of a trade it is that has texts of its own. */
const parts: Partial<Record<Industry, Record<PageLanguage, string>>> = {
  trades: {
    en: 'I repair bicycles.',
    de: 'Ich repariere Fahrräder.',
    fr: 'Je répare des vélos.',
    es: 'Reparo bicicletas.',
    pt: 'Conserto bicicletas.',
    it: 'Riparo biciclette.',
    nl: 'Ik repareer fietsen.',
    ja: '自転車修理をします。',
    kr: '자전거 수리를 합니다.',
  },
  clinic: {
    en: 'I am a veterinary surgeon.',
    de: 'Ich bin Tierärztin.',
    fr: 'Je suis vétérinaire.',
    es: 'Soy veterinaria.',
    pt: 'Sou veterinária.',
    it: 'Sono una veterinaria.',
    nl: 'Ik ben dierenarts.',
    ja: '獣医師です。',
    kr: '수의사입니다.',
  },
}

const seeds = [1, 2, 3, 4, 5, 6]

/** Every text of a page that is not the brief's, the browser's title and the search result too. */
function written(brief: string, locale: PageLanguage, industry: Industry, seed: number): string[] {
  const document = composedDocument(brief, { locale, seed, known: { industry, facts: {} } })
  const texts = readerBlocks(document).flatMap((id) => {
    const { type, props } = document.blocks[id] ?? { type: '', props: {} }
    return textFields(type, props).map(({ value }) =>
      typeof value === 'string' ? value : plainText(value as RichText),
    )
  })
  return [...texts, document.meta.title, document.meta.description].filter(
    (text) => !brief.includes(text),
  )
}

test.each(localeCodes)('whoever says “I” is nowhere on the page a “we”: %s', (locale) => {
  const said = industries.flatMap((industry) => {
    const part = parts[industry]?.[locale]
    const briefs = [alone[locale], ...(part ? [`${alone[locale]} ${part}`] : [])]
    return briefs.flatMap((brief) =>
      seeds.flatMap((seed) =>
        written(brief, locale, industry, seed)
          .filter((text) => speaksForSeveral(text, locale))
          .map((text) => `${industry}: ${text}`),
      ),
    )
  })
  expect([...new Set(said)]).toEqual([])
})
