import { expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import { composedDocument } from '#test/support/composed-document.ts'

it.each([
  [
    'kr',
    '춘천 통번역가 남도윤입니다. 순서 엉망이에요. 통역 하루 60만원. 2025로 고쳐주세요.',
    /엉망|고쳐/,
  ],
  [
    'it',
    'Sto dettando mentre guido quindi scusa, è per il corso di ceramica a Todi, costa 90 euro, si tiene sabato 13 marzo.',
    /guido/,
  ],
] as const)('what is said of the text itself is not printed, in %s', (locale, brief, request) => {
  expect(JSON.stringify(composedDocument(brief, { locale, seed: 0 }))).not.toMatch(request)
})

it.each([
  [
    'ja',
    '富山合唱団の第9回演奏会のお知らせページをお願いします。入場無料です。',
    '富山合唱団の第9回演奏会。入場無料です。',
  ],
  [
    'kr',
    '춘천 합창단 정기 연주회 안내 페이지 부탁드려요. 입장 무료예요.',
    '춘천 합창단 정기 연주회. 입장 무료예요.',
  ],
])('what a page is for stands without the request behind it, in %s', (locale, brief, text) => {
  expect(asMeant(brief, locale).text.replace(/\s+\./g, '.')).toBe(text)
})
