import { useI18n } from '#client/platform/i18n.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PreviewWidth } from './fit-width.ts'

export interface PreviewToolbarProps {
  languages: readonly PageLanguage[]
  /** The texts of a language that are out of date. */
  stale: Partial<Record<PageLanguage, readonly string[]>>
  language: PageLanguage
  width: PreviewWidth
  onLanguage: (language: PageLanguage) => void
  onWidth: (width: PreviewWidth) => void
}

const icons = { phone: 'smartphone', tablet: 'tablet', full: 'monitor' } as const

/** In which language and how wide the page is shown. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { t } = useI18n()
  const { languages, stale, language, width, onLanguage, onWidth } = props
  const widths: PreviewWidth[] = ['phone', 'tablet', 'full']
  return (
    <div
      className={`@container flex h-13 shrink-0 items-center justify-between gap-3 border-b border-line px-3 ${languages.length > 1 ? 'low:h-11' : 'max-sm:hidden low:hidden'}`}
    >
      <div className="min-w-0 overflow-x-auto">
        {languages.length > 1 && (
          <Segments
            label={t('generate.preview.languages')}
            value={language}
            onChange={onLanguage}
            segments={languages.map((code) => ({
              value: code,
              label: locales[code].name,
              lang: locales[code].tag,
              mark: stale[code] && t('generate.preview.stale', { count: stale[code].length }),
            }))}
          />
        )}
      </div>
      <Segments
        label={t('generate.preview.width')}
        value={width}
        onChange={onWidth}
        className="shrink-0 max-sm:hidden low:hidden"
        segments={widths.map((value) => ({
          value,
          label: t(`generate.preview.${value}`),
          icon: icons[value],
          ...(languages.length > 1 && { labelClass: '@max-[34rem]:sr-only' }),
        }))}
      />
    </div>
  )
}
