import { useI18n } from '#client/platform/i18n.tsx'

const examples = ['bakery', 'plumber', 'photographer', 'event']

/** Briefs to begin with, in the interface's language. */
export function ExampleChips({ onPick }: { onPick: (brief: string) => void }) {
  const { t } = useI18n()
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-2">
      <span className="w-full text-sm text-muted sm:w-auto sm:pr-1">{t('home.prompt.try')}</span>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          onClick={() => onPick(t(`home.prompt.examples.${example}.text`))}
          className="rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-medium transition-colors duration-150 hover:border-line-strong hover:bg-raised"
        >
          {t(`home.prompt.examples.${example}.label`)}
        </button>
      ))}
    </div>
  )
}
