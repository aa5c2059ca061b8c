import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { MessageValues } from '#shared/i18n/translator.ts'

export interface LegalScreenProps {
  /** Group of messages: `title`, `lead`, and `sections` with a title and a text each. */
  group: 'terms' | 'privacy'
  sections: readonly string[]
  /** Stands before the sections. */
  summary?: ReactNode
  /** Names of the texts that stand in the place of a section's `text`. */
  texts?: Record<string, string>
  /** What follows a section's text. */
  extras?: Record<string, ReactNode>
  /** What the texts are filled with. */
  values?: MessageValues
}

/** A legal page: a column to read, and its sections to jump to. */
export function LegalScreen({
  group,
  sections,
  summary,
  texts = {},
  extras = {},
  values = {},
}: LegalScreenProps) {
  const { t } = useI18n()
  const title = (name: string) => t(`${group}.sections.${name}.title`)
  return (
    <article className="page-width py-[clamp(2.5rem,6vw,5rem)]">
      <h1 className="text-4xl">{t(`${group}.title`)}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted">{t(`${group}.lead`)}</p>
      {summary}
      <div className="mt-14 grid gap-12 lg:grid-cols-[15rem_1fr] lg:gap-16">
        <nav aria-label={t(`${group}.title`)} className="max-lg:hidden">
          <ul className="sticky top-8 grid gap-2.5 text-sm text-muted">
            {sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="hover:text-text">
                  {title(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-2xl min-w-0 gap-12">
          {sections.map((name) => (
            <section key={name} id={name} className="grid gap-4">
              <h2 className="text-2xl">{title(name)}</h2>
              <LegalText text={t(`${group}.sections.${name}.${texts[name] ?? 'text'}`, values)} />
              {extras[name]}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** Paragraphs parted by an empty line; one whose lines begin with "- " is a list. */
function LegalText({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.startsWith('- ') ? (
      <ul key={paragraph} className="grid list-disc gap-1.5 pl-5 marker:text-muted">
        {paragraph.split('\n').map((line) => (
          <li key={line}>{line.replace(/^- /, '')}</li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>{paragraph}</p>
    ),
  )
}
