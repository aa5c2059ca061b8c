import type { PageLanguage } from '#shared/page/document.ts'
import { sentencesOf } from './brief-sentences.ts'
import { isInstruction } from './for-visitors.ts'

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** "Gramos", "últimos": they end as the verbs of "we" do. */
const noVerb = '(?!(?:kilo)?gr|últ|próx|mín|máx|[óo]pt|leg[íi]t|extr|supr|tr|ánim|mism|pésim)'

/** "We", "our" and the verbs that say it without a pronoun. */
const several: Record<PageLanguage, RegExp> = {
  en: word("we|we['’]\\p{L}+|(?<!the )us|our|ours|ourselves|let['’]s"),
  de: word('wir|uns|unser|unsere[mnrs]?'),
  fr: word('nous|notre|nos'),
  es: word(
    `nos|nosotr[oa]s|nuestr[oa]s?|somos|vamos|${noVerb}\\p{L}{2,}[aei]mos|dinos|(?!plát|órg|océ|ráb|huérf)\\p{L}*[áéíóú]\\p{L}*[ae]n?nos|\\p{L}{2,}(?:[ai]r|[aei]d)nos|(?:conoc|v|hac|pon|le|tra|ten)ernos`,
  ),
  pt: word(
    `nós|noss[oa]s?|con(?:n)?osco|somos|vamos|${noVerb}\\p{L}{2,}[aei]mos|\\p{L}+-nos|nos (?:ligue|escreva|conte|chame|visite|mande|envie|diga|siga|encontra|avise|pergunte|conheça|contacte|procure)m?`,
  ),
  it: word(
    'noi|ci(?! (?:sono|sarà|saranno|vuole|vogliono|starebbe|sta|lavor))|nostr[oaei]|siamo|(?!(?:ri)?chiamo)\\p{L}+iamo|(?!arriv|st)\\p{L}+(?:iamo|te|[ai]r)ci|(?:scriv|segu|sent|legg)ici|(?!(?:cap|effic|viv|ten|aud|rap|farm|pens)aci)\\p{L}{3,}aci|(?!m|comm|riflett|ess)\\p{L}{2,}erci|di(?:cci|ccelo)|facci',
  ),
  nl: word('wij|we|ons|onze'),
  ja: /私たち|わたしたち|私ども|わたくしども|我々|当店|当社|弊社/u,
  kr: /저희|우리(?!밀|나라|말|쌀|\s?(?:동네|아이|강아지|고양이))/u,
}

/** "I" and "my", and what is said of oneself alone. */
const single: Record<PageLanguage, RegExp> = {
  en: word("i|i['’]m|i['’]ve|my"),
  de: word('ich|mein|meine[mnrs]?'),
  fr: word("je|j['’]\\p{L}+|mon|ma|mes|moi"),
  es: word(
    'soy|yo|mi|mis|me llamo|me dedico|hago|ofrezco|trabajo|doy|enseño|vendo|reparo|atiendo|cuido|escríbeme|llámame|escríbanme|llámenme',
  ),
  pt: word(
    'eu|sou|chamo-me|me chamo|dedico-me|me dedico|meu|minha|meus|minhas|faço|ofereço|dou|ensino|vendo|conserto|cuido|escreva-me|ligue-me',
  ),
  it: word(
    "io|(?<=^)sono (?!apert|chius|disponibil|ammess|inclus|compres|benvenut|previst|gradit|esclus)\\p{L}+|sono un['’]?\\p{L}*|mi chiamo|mi occupo|mi dedico|mio|mia|miei|mie|faccio|offro|insegno|lavoro|riparo|vendo|aiuto|scrivetemi|chiamatemi|scrivimi|chiamami",
  ),
  nl: word('ik|mijn'),
  ja: /(?:私|わたし|僕|ぼく)(?!たち|ども|立)[はがのも]|(?<!お)(?:一人|ひとり)(?:で(?!も)|の(?:工房|店|サロン|アトリエ|教室|事務所))/u,
  kr: /(?<![가-힣])(?:저는|제가|나는|내가|저의)(?![가-힣])|(?<!나 )혼자(?!서?도|서?\s?(?:오|와|여행|머무|드시|즐기))/u,
}

/** Whether who writes the brief speaks for one person: "I" for the visitor to read, and never "we". */
export function speaksAlone(brief: string, locale: PageLanguage): boolean {
  if (speaksForSeveral(brief, locale)) return false
  return sentencesOf(brief, locale).some(
    (sentence) => single[locale].test(sentence) && !isInstruction(sentence),
  )
}

/** Whether a text says "we": on the page of one person it would make two speakers. */
export function speaksForSeveral(text: string, locale: PageLanguage): boolean {
  return several[locale].test(text)
}
