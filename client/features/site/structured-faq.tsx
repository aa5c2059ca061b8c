import { useI18n } from '#client/platform/i18n.tsx'

export interface StructuredFaqProps {
  group: string
  names: readonly string[]
}

/** The questions once more, for search engines. A data block: no browser runs it. */
export function StructuredFaq({ group, names }: StructuredFaqProps) {
  const { t, tag } = useI18n()
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: tag,
    mainEntity: names.map((name) => ({
      '@type': 'Question',
      name: t(`${group}.${name}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`${group}.${name}.a`) },
    })),
  }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
