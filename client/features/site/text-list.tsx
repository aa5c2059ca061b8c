import { useI18n } from '#client/platform/i18n.tsx'

export interface TextListProps {
  /** Group of messages with a `title` and a `text` for each name. */
  group: string
  names: readonly string[]
  className?: string
}

/** Short titled texts side by side, under one hairline each. */
export function TextList({
  group,
  names,
  className = 'sm:grid-cols-2 lg:grid-cols-4',
}: TextListProps) {
  const { t } = useI18n()
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${className}`}>
      {names.map((name) => (
        <li key={name} className="grid content-start gap-2 border-t border-line pt-4">
          <h3 className="text-xl">{t(`${group}.${name}.title`)}</h3>
          <p className="text-muted">{t(`${group}.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
