import type { Industry } from '#shared/page/industries.ts'
import { casedWords } from '../cased-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { type Candidate, type Reading, tradeSpans } from '../name-words.ts'
import { alternatives, type BriefText, type Found } from '../read-text.ts'
import { addressed, hostsOf, isSpelled } from './addressed-names.ts'
import { alone } from './alone-names.ts'
import { asked } from './asked-names.ts'
import { capitalArticles } from './capital-articles.ts'
import { couples } from './couples.ts'
import { beforeVerb, cued } from './cued-names.ts'
import { described } from './described-names.ts'
import { feasts } from './event-names.ts'
import { explainedTitles } from './explained-titles.ts'
import { farewells } from './farewell-names.ts'
import { feastCompounds } from './feast-compounds.ts'
import { feastTitles } from './feast-titles.ts'
import { findJapaneseName } from './find-japanese-name.ts'
import { findKoreanName } from './find-korean-name.ts'
import { hosting, located } from './hosting-names.ts'
import { isFigure } from './is-figure.ts'
import { isListed } from './is-list.ts'
import { defining } from './later-names.ts'
import { launched } from './launched-names.ts'
import { lowerNames } from './lower-names.ts'
import { nameEdges } from './name-edges.ts'
import { namedInClause, withThem } from './named-in-clause.ts'
import { apposed, beside } from './names-beside.ts'
import { tellsOther } from './no-names.ts'
import { opening } from './opening-name.ts'
import { owned } from './owned-names.ts'
import { person } from './person-names.ts'
import { tellsWhat } from './plain-openings.ts'
import { pointed } from './pointed-names.ts'
import { quoted } from './quoted-names.ts'
import { renamed } from './renamed-names.ts'
import { sentenceTitles } from './sentence-titles.ts'
import { behindTown, setApart } from './set-apart-names.ts'
import { shown } from './shown-names.ts'
import { firms, reached, signed, titled } from './signed-names.ts'
import { tellsWares } from './tells-wares.ts'
import { titles } from './title-names.ts'
import { acting, explained, signing, working, written } from './told-names.ts'
import { isCalled, ofSomething } from './trade-names.ts'
import { upperNames } from './upper-names.ts'
import { kept, makers, undersigned } from './vouched-names.ts'

/** All that may know a name, each by another kind of evidence. */
const finders = [
  quoted,
  cued,
  opening,
  explainedTitles,
  described,
  titles,
  defining,
  beforeVerb,
  beside,
  alone,
  apposed,
  person,
  owned,
  hosting,
  located,
  ofSomething,
  isCalled,
  signing,
  written,
  working,
  acting,
  explained,
  shown,
  namedInClause,
  withThem,
  capitalArticles,
  sentenceTitles,
  firms,
  titled,
  reached,
  signed,
  renamed,
  launched,
  setApart,
  behindTown,
  kept,
  undersigned,
  makers,
  addressed,
  asked,
  farewells,
  pointed,
  upperNames,
  lowerNames,
]

/** The name of the business, project or event, as the brief spells it. */
export function findName(
  text: BriefText,
  lexicon: Lexicon,
  industry: Industry,
): Found<string> | undefined {
  if (lexicon.countries[0] === 'JP') return findJapaneseName(text, lexicon)
  if (lexicon.countries[0] === 'KR') return findKoreanName(text, lexicon)
  const event = industry === 'event' || industry === 'music'
  const reading: Reading = {
    text,
    lexicon,
    words: casedWords(text, lexicon),
    trades: tradeSpans(text, lexicon),
    common: new Set(alternatives(lexicon.common.replaceAll(' ', '|'))),
  }
  const candidates = [
    ...finders,
    ...(event ? [feasts, feastTitles, feastCompounds] : []),
    ...(industry === 'event' ? [couples] : []),
  ]
    .flatMap((find) => find(reading))
    .filter((candidate) => candidate.score > 6.9 || !tellsWhat(reading, candidate))
    .filter((candidate) => candidate.score > 6.9 || !tellsWares(reading, candidate.words))
    .filter((candidate) => !isFigure(text.folded, candidate, lexicon))
    .filter((candidate) => !tellsOther(reading, candidate))
  const hosts = hostsOf(text.folded)
  const rank = (c: Candidate) =>
    c.score + Math.exp(-c.start / 120) + (isSpelled(text.folded, c, hosts) ? 1.6 : 0)
  const best = candidates
    .sort((a, b) => rank(b) - rank(a) || a.start - b.start)
    .find((candidate) => candidate.score > 7 || !isListed(reading, candidate))
  if (!best) return undefined
  const { start, end } = nameEdges(text.raw, best, event)
  const confidence = Math.min(0.97, Math.round((0.3 + best.score * 0.075) * 100) / 100)
  return { value: text.raw.slice(start, end), span: [start, end], confidence }
}
