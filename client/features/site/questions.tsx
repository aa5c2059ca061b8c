import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'

export interface QuestionsProps {
  /** Group of messages with a `q` and an `a` for each name. */
  group: string
  names: readonly string[]
}

/** Questions that open to their answers, without script. */
export function Questions({ group, names }: QuestionsProps) {
  const { t } = useI18n()
  return (
    <div className="border-t border-line">
      {names.map((name) => (
        <details key={name} className="group border-b border-line">
          <summary className="flex items-center justify-between gap-4 py-5 text-lg font-medium">
            {t(`${group}.${name}.q`)}
            <Icon
              name="plus"
              className="text-muted transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-2xl pr-8 pb-6 text-muted">{t(`${group}.${name}.a`)}</p>
        </details>
      ))}
    </div>
  )
}
