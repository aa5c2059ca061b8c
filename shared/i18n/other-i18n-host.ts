/**
 * What is wrong where texts come from another host than the site's: search engines take languages
 * that seem to belong to another site for less. Null where all is well.
 */
export function otherI18nHost(siteUrl: string, i18nBase: string | undefined): string | null {
  if (!i18nBase) return null
  const site = new URL(siteUrl).host
  const texts = new URL(i18nBase).host
  if (texts === site) return null
  return `SEO: I18N_BASE_URL is on ${texts}, the site on ${site}. Canonical and language links need one host; set both alike.`
}
