import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Version1Document } from '#shared/page/version-1.ts'

export interface Version1ViewProps {
  document: Version1Document
  language: PageLanguage
  /** Shows where words are still to come. */
  isDraft?: boolean
}

/** A page of the older generator: a title, a line under it, sections one below the other. */
export function Version1View({ document, language, isDraft = false }: Version1ViewProps) {
  const { title, subtitle, sections, colour } = document
  return (
    <article
      lang={locales[language].tag}
      className="overflow-hidden rounded-lg border border-line bg-raised"
    >
      <div style={{ background: colour }} className="h-2" />
      <div className="grid gap-8 px-5 py-8 sm:gap-10 sm:px-10 sm:py-10">
        <header className="grid gap-3">
          <h2 className="text-4xl break-words">{title}</h2>
          {subtitle && <p className="text-lg text-muted">{subtitle}</p>}
          {isDraft && !subtitle && <Lines widths={['w-full', 'w-2/3']} />}
        </header>
        {sections.map(({ heading, body }) => (
          <section key={heading} className="grid gap-2">
            <h3 className="text-xl break-words">{heading}</h3>
            <p className="whitespace-pre-line empty:hidden">{body}</p>
            {isDraft && !body && <Lines widths={['w-11/12', 'w-1/2']} />}
          </section>
        ))}
      </div>
    </article>
  )
}

/** Lines of text that are not written yet. */
function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden className="grid gap-2 py-1">
      {widths.map((width) => (
        <span key={width} className={`h-2 rounded-full bg-line ${width}`} />
      ))}
    </div>
  )
}
