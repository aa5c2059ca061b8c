import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'

export interface LeftOverProps {
  /** Sentences of the brief. */
  sentences: readonly string[]
  /** Puts one on the page; null while that cannot be done. */
  onPlace: ((sentence: string) => void) | null
}

/** What of the brief the page does not say; one press puts it there. */
export function LeftOver({ sentences, onPlace }: LeftOverProps) {
  const { t } = useI18n()
  if (sentences.length === 0) return null
  return (
    <section aria-label={t('generate.leftOver.label')} className="grid grid-cols-1 gap-2">
      <h3 className="font-text text-sm font-medium tracking-normal">
        {t('generate.leftOver.label')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="max-w-full">
            <button
              type="button"
              disabled={!onPlace}
              onClick={() => onPlace?.(sentence)}
              title={t('generate.leftOver.place')}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-dashed border-warning px-3 py-1 text-left text-sm transition-colors duration-150 hover:bg-warning-soft"
            >
              <Icon name="plus" size={14} className="text-warning" />
              <span className="min-w-0 truncate">{sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
