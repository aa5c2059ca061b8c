import type { I18n } from '#client/platform/i18n.tsx'
import type { Photos } from '#client/platform/use-photos.ts'

/** Which files could not be taken and why; several for the same reason are told together. */
export function refusedPictures(
  refused: Photos['refused'],
  { t, list }: Pick<I18n, 't' | 'list'>,
): string {
  const files = refused.filter((one) => one !== 'many')
  const reasons = [...new Set(files.map(({ problem }) => problem))].map((problem) => {
    const why = t(`editor.media.problem.${problem}`)
    const names = files.filter((one) => one.problem === problem && one.name).map(({ name }) => name)
    return names.length > 0 ? t('photos.refused', { names: list(names), why }) : why
  })
  return [...(refused.includes('many') ? [t('photos.many')] : []), ...reasons].join(' ')
}
