import { useI18n } from '#client/platform/i18n.tsx'
import type { DocumentChanges } from '#shared/page/compare-documents.ts'

/** What differs between two versions, in words: each text as it was and as it is. */
export function TextChanges({ comparison }: { comparison: DocumentChanges }) {
  const { t } = useI18n()
  const { texts, added, removed, moved, look } = comparison
  const nameOf = (type: string) =>
    type === 'meta' ? t('history.compare.meta') : t(`generate.sections.${type}`)
  const notes = [
    ...added.map((type) => t('history.compare.added', { section: nameOf(type) })),
    ...removed.map((type) => t('history.compare.removed', { section: nameOf(type) })),
    ...(moved ? [t('history.compare.moved')] : []),
    ...(look ? [t('history.compare.look')] : []),
  ]
  if (notes.length === 0 && texts.length === 0)
    return <p className="text-muted">{t('history.compare.same')}</p>
  return (
    <div className="grid gap-4">
      {notes.length > 0 && (
        <ul className="list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {texts.length > 0 && (
        <dl className="grid gap-4">
          {texts.map(({ block, type, path, before, after }) => (
            <div key={`${block}.${path}`} className="grid gap-1">
              <dt className="text-sm text-muted">{nameOf(type)}</dt>
              <dd className="grid gap-1 whitespace-pre-line wrap-anywhere">
                {before && <del className="text-muted decoration-error">{before}</del>}
                {after && <ins className="bg-success-soft no-underline">{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
