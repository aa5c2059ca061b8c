import { expect, it } from 'vitest'
import { refusedPictures } from '#client/ui/refused-pictures.ts'
import { listFormat } from '#shared/i18n/formats.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const told = (refused: Parameters<typeof refusedPictures>[0]) =>
  refusedPictures(refused, { t, list: (parts) => listFormat('en').format(parts) })

it('says of every file why it was refused, once for each reason', () => {
  const words = told([
    { problem: 'type', name: 'prices.txt' },
    { problem: 'heic', name: 'IMG_1.heic' },
    { problem: 'type', name: 'menu.pdf' },
  ])
  expect(words).toBe(
    `prices.txt and menu.pdf: ${t('editor.media.problem.type')} IMG_1.heic: ${t('editor.media.problem.heic')}`,
  )
})

it('names no file where there is no room for any', () => {
  expect(told(['many', { problem: 'full', name: '' }])).toBe(
    `${t('photos.many')} ${t('editor.media.problem.full')}`,
  )
})
