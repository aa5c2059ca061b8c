import type { BriefText, Found } from './read-text.ts'

/** Endings a bare `name.tld` may have; others need `www.` or a scheme. */
const endings =
  'com|net|org|info|biz|shop|studio|app|dev|io|co|eu|de|at|ch|fr|it|es|pt|br|nl|be|jp|kr|uk|ie|us|ca|au|nz|mx|ar|cat|site|online|store|cafe|coffee|art|photo|photography|design|music|band|club|events|tech|cloud|ai|me|tv|bar|restaurant|bio|yoga|fitness|dental|clinic|law|haus|berlin|hamburg|koeln|wien|tokyo|amsterdam|paris|london|example|garden|blog|space|world|life|salon|immo|software|agency|works|team|ngo|school|academy|tokyo|kyoto|osaka'
const address = new RegExp(
  `(?<![\\w@.-])(?:https?://[^\\s<>"'()、。，」』]{3,300}|www\\.[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,4}(?:/[\\w\\-./%?=&#~]{0,200})?|[a-z0-9-]{2,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:${endings})(?:/[\\w\\-./%?=&#~]{0,200})?)(?![\\w@-])`,
  'gi',
)

/** The first web address that is no mail address; handles of social networks are none. */
export function findUrl(text: BriefText): Found<string> | undefined {
  for (const match of text.folded.matchAll(address)) {
    const start = match.index
    let end = start + match[0].length
    while (end > start && /[.,;:!?/]/.test(text.folded[end - 1] ?? '')) end -= 1
    const source = text.raw.slice(start, end)
    const bare = !/^(?:https?:|www\.)/i.test(source)
    if (bare && /^(?:node|vue|next|express|socket)\.|^[\d.]+$/i.test(source)) continue
    if (/^(?:booking|airbnb|google|maps\.google|tripadvisor|etsy|amazon)\./i.test(source)) continue
    const value = /^https?:/i.test(source) ? source : `https://${source}`
    if (value.length > 500 || !URL.canParse(value)) continue
    return { value, span: [start, end], confidence: bare ? 0.85 : 0.97 }
  }
  return undefined
}
