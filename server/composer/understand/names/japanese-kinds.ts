import { tradeIndex } from '../classify-industry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll } from '../match-phrases.ts'
import { endsWithTrade, tradeAtEnd } from './name-candidate.ts'

/** 四人組ロックバンド, 草野球チーム: what they are together. */
const together =
  /^(?:[\d一二三四五六七八九十]+(?:人組|ピース|人)|小さな|[町街]の|老舗の|出張|フリー(?:ランス)?の?|女性|男性|混声|男声|女声|社会人|市民|地域の|アマチュア|学生|シニア|ママさん|草野球|少年|少女|フット|バスケ|読書|登山)/

/** ピアノ調律: nothing but words that trades are told by. */
function isAllTrade(source: string, lexicon: Lexicon): boolean {
  const matches = matchAll(tradeIndex(lexicon), source)
  const told = matches.reduce((sum, { start, end }) => sum + end - start, 0)
  return matches.length > 1 && told === source.length
}

export const isKind = (source: string, lexicon: Lexicon): boolean =>
  /の(?:お?店|会社)$/.test(source) ||
  /^(?:サッカー|野球|バレー|バスケ|卓球|テニス|剣道|柔道|合唱|吹奏楽|読書)(?:少年)?(?:団|部|会|クラブ|チーム|サークル)$/.test(
    source,
  ) ||
  isAllTrade(source, lexicon) ||
  ((together.test(source) || /.兼./.test(source)) &&
    (/(?:チーム|サークル|グループ|クラブ|同好会|団体|ユニット|バンド|工房|[会店屋室所宿館院塾園])$/.test(
      source,
    ) ||
      endsWithTrade(source, lexicon)))

const describing =
  /(?:^|する|ている|[のなをにがはで]|しい|たい|こだわり|おしゃれ|ふつう|手づくり|手作り|こども|子ども|ひとり|ながら)$/

/** What stands before the trade's name at the end; '' where there is none. */
export const leadOf = (source: string, lexicon: Lexicon): string =>
  source.slice(0, Math.max(0, tradeAtEnd(source, lexicon)))

/** 小さなパン屋: a trade's name and what describes it. */
export function isDescribed(source: string, lexicon: Lexicon): boolean {
  const trade = tradeAtEnd(source, lexicon)
  return trade >= 0 && describing.test(source.slice(0, trade))
}
