import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadMessages } from '#server/render/messages.ts'
import { createTranslator } from '#shared/i18n/translator.ts'

const root = mkdtempSync(join(tmpdir(), 'ninefold-messages-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('a language that lacks a text', () => {
  it('says it in English, and the rest in its own words', () => {
    cpSync(join(import.meta.dirname, '../../../locales'), join(root, 'locales'), {
      recursive: true,
      filter: (source) => !basename(source).includes('copy'),
    })
    const own = { common: { only: 'だけ' }, count: { other: '{{count}}件' } }
    const english = { common: { only: 'only', more: 'more' }, count: { one: 'one', other: 'n' } }
    writeFileSync(join(root, 'locales/ja/ui.json'), JSON.stringify(own))
    writeFileSync(join(root, 'locales/en/ui.json'), JSON.stringify(english))
    const t = createTranslator('ja', loadMessages(root).ja.messages)
    expect([t('common.only'), t('common.more'), t('count', { count: 1 })]).toEqual([
      'だけ',
      'more',
      '1件',
    ])
  })
})
