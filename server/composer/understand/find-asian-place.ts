import { cityPhrases, countryOfCity } from './gazetteer.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import type { BriefText, Found } from './read-text.ts'

interface Candidate {
  start: number
  end: number
  score: number
}

const prefectures =
  '北海道|東京都|大阪府|京都府|青森県|岩手県|宮城県|秋田県|山形県|福島県|茨城県|栃木県|群馬県|埼玉県|千葉県|神奈川県|新潟県|富山県|石川県|福井県|山梨県|長野県|岐阜県|静岡県|愛知県|三重県|滋賀県|兵庫県|奈良県|和歌山県|鳥取県|島根県|岡山県|広島県|山口県|徳島県|香川県|愛媛県|高知県|福岡県|佐賀県|長崎県|熊本県|大分県|宮崎県|鹿児島県|沖縄県'
const name = '[一-龯々ヶケノァ-ヶー]'
/** Cities that are written with kana. */
const kana =
  'さいたま市|つくば市|いわき市|うるま市|ひたちなか市|あきる野市|かほく市|さぬき市|つがる市|ふじみ野市|かすみがうら市|つくばみらい市|南あわじ市|たつの市|えびの市|いなべ市|みやま市|うきは市|にかほ市|むつ市|さくら市|みどり市|みよし市'
const japanese = new RegExp(
  `(?:${prefectures})(?:${kana}|${name}{1,6}?(?:市|郡|区|町|村)){0,3}(?:${name}{1,8})?(?:\\d{1,4}(?:(?:丁目|番地|番)(?:\\d{1,4})?|号|[-−‐–ー]\\d{1,4}|の\\d{1,3}){0,4})?` +
    `|${name}{1,5}?(?:市|区|町|村)(?:${name}{1,6}?(?:市|区|町|村))?(?:${name}{1,8}?)?(?:\\d{1,4}(?:(?:丁目|番地|番)(?:\\d{1,4})?|号|[-−‐–ー]\\d{1,4}){1,4})`,
  'g',
)
const japaneseTown = new RegExp(
  `(?<!${name})((?:${name}{1,4}?[市郡]|${kana})?(?:${name}{1,4}?区)?${name}{1,4}(?:市|町|村|区|駅|県|島))(?=[のにでがはへ、。|\\s]|から|近|前|内|在住|を|[()]|$)`,
  'g',
)
/** 福岡市中央区薬院, 金沢市東山: a quarter stands behind its city without a word for it. */
const japaneseQuarter =
  /(?<![一-龯々ヶケノァ-ヶー])(?!市)(?:[一-龯々ヶ]{1,4}?市(?:[一-龯々]{1,3}?区)?|[一-龯々]{2,3}?区)(?!市|内|近|郊|周|全|各|在|出|中心|駅|場|役|民|立|営|郊|街|町(?![一-龯]))[一-龯々ヶ]{1,4}(?=[、。\s]|にあ|で|$)/g
const koreanAddress =
  /(?<![가-힣])(?:(?![가-힣]*[은는고서의을를로며]\s)[가-힣]{2,4}(?:특별시|광역시|특별자치시|특별자치도|도)?\s)?(?:[가-힣]{1,4}[시군]\s)?(?:[가-힣]{1,4}[구군]\s)?(?:[가-힣]{1,4}[읍면]\s)?[가-힣0-9]{1,8}(?:로|길|동|읍|면|리)(?:\s?\d{1,3}번?길)?\s\d{1,4}(?:-\d{1,4})?(?!\d|[.,:]\d|[시분원만천세명년월층])/g
const koreanArea =
  /(?<![가-힣])(?:(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|도|시|특별자치도)?\s)?(?:[가-힣]{2,3}[시군구]\s){0,2}(?:[가-힣]{2,4}(?:시|군|구|동|읍|면)|[동서남북중]구|(?<=[시군구]\s)[가-힣]동)(?=에|의|\s|,|\.|에서|인근|$)/g

const koreanCounty =
  /(?<![가-힣])(?:경기|강원|충청?[남북]|전라?[남북]|경상?[남북])도? [가-힣]{2}(?=에서|에 |의 )/g

const notTown =
  /(?:一町|下町|城下町|港町|門前町|宿場町|温泉町|地区|学区|都市|朝市|市場|小さな町|商店街|隣町|この町|我が町|無人島|離島|駅|各駅|夜市|田舎町)$/
const notKorean =
  /(?:다시|역시|혹시|잠시|반드시|운동|활동|(?<![가-힣])자동|노동|행동|아동|친구|가구|도구|연구|야구|축구|농구|배구|요구|장면|라면|냉면|화면|방면|측면|으면|하면|되면|오면|시면|때면|즉시|동시|임시|수시|상시|필시|택시|전시|접시|몇시|아시|동구|감동|공동|변동|수동|이동|출동|배동|면면|국면|표면|자면|누구|입구|출구|식구|주동)$/

/** 盛岡市出張, 京都市対応: what is done in the city. */
const afterCity =
  /(?:在住|対応|出張|限定|近郊|周辺|郊外|全域|中心|一円|以外|出身|本社|拠点|勤務|[店室館屋人産内]|[医病骨容]院)$/

/** 다시, 동시, and not 안동시. */
const isCommon = (word: string): boolean =>
  notKorean.test(word) && !countryOfCity(word.replace(/[시군]$/, ''))

/** 천안점, 宇都宮店, 통영 바다영화제: the city a name tells. */
function isBranch(
  folded: string,
  name: readonly [number, number],
  { start, end }: Candidate,
): boolean {
  if (start < name[0] || end > name[1]) return false
  const rest = folded.slice(end, name[1])
  return /^(?:점|店)?$/.test(rest) || (start === name[0] && rest.startsWith(' '))
}

/** 神戸・三宮: a quarter no list knows behind its city. */
function quarterBehind(folded: string, end: number): number {
  const quarter = /^・[一-龯々]{2,4}(?=[のにで、。\s])|^[一-龯々]{0,4}\d{1,2}丁目/.exec(
    folded.slice(end, end + 9),
  )
  return quarter ? end + quarter[0].length : end
}

/** 2020년 서울, ...에서 전시: where something was shown, not where it is. */
const shown =
  /(?:(?:19|20)\d\d[年년]\s?(?!\d{1,2}[月월])|出身は|生まれは)(?:[^。.\n]{0,8}[、,]\s?)?$/

/** 東京都渋谷区神宮前1-2-3, 鎌倉, 서울 마포구 연남로 12, 강릉. */
export function findAsianPlace(
  text: BriefText,
  blocked: readonly [number, number] | null,
): Found<string> | undefined {
  const { raw, folded } = text
  const candidates: Candidate[] = []
  const add = (pattern: RegExp, source: string, score: (value: string) => number) => {
    for (const match of source.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      candidates.push({ start, end, score: score(match[0]) })
    }
  }
  if (/[\uac00-\ud7af]/.test(raw)) {
    add(koreanAddress, folded, (value) => (/ \D+ /.test(value) ? 9 : 7))
    add(koreanCounty, folded, () => 6)
    add(koreanArea, folded, (value) =>
      isCommon(value.split(/\s/)[0] ?? '') ? 0 : value.includes(' ') ? 6.5 : 4,
    )
  } else {
    add(japanese, folded, (value) => (/\d/.test(value) ? 9 : 6))
    add(japaneseQuarter, folded, (value) => (afterCity.test(value) ? 0 : 6.2))
    add(japaneseTown, folded, (value) => (notTown.test(value) ? 0 : 4.5))
  }
  for (const city of matchAll(phraseIndex(cityPhrases), folded)) {
    if (raw.charCodeAt(city.start) < 0x2e80) continue
    const before = folded[city.start - 1] ?? ' '
    const after = folded.slice(city.end, city.end + 3)
    if (city.end - city.start < 2 && !/^(?:市|の|で|に)/.test(after)) continue
    const inside = /[一-龯가-힣]/.test(before)
    const located =
      /^(?:市|の|で|に|県|都|府|駅|、|・|を|から|近|郊|시|에|의|에서|광역시| |역|구|군|도|과 |와 |,)/.test(
        after,
      )
    if (shown.test(folded.slice(Math.max(0, city.start - 18), city.start))) continue
    const whole = /^(?:市|시)(?!場|内|장)/.test(after) ? city.end + 1 : city.end
    const quarter = candidates.find((c) => c.start === whole + 1 && c.score >= 4)
    const end = quarter && folded[whole] === ' ' ? quarter.end : quarterBehind(folded, whole)
    const last = candidates.at(-1)
    const joint = folded[city.start - 1] ?? ''
    const apart = joint === '・' && folded[city.start - 2] === '市'
    if (last && !apart && (joint === '・' || joint === ' ') && last.end === city.start - 1) {
      Object.assign(last, { end, score: 6 })
    } else candidates.push({ start: city.start, end, score: inside ? 1 : located ? 5.5 : 3 })
  }
  const outside = ({ start, end }: Candidate) =>
    !blocked || end <= blocked[0] || start >= blocked[1]
  const rank = (c: Candidate) => c.score + Math.exp(-c.start / 100)
  const shorter = (c: Candidate) =>
    candidates.some((o) => o.start === c.start && o.end > c.end && o.score >= 4)
  const best =
    candidates
      .filter((c) => c.score > 1.5 && outside(c) && !shorter(c))
      .sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0] ??
    candidates.find((c) => blocked && isBranch(folded, blocked, c))
  if (!best) return undefined
  const confidence = best.score >= 5 ? 0.92 : 0.7
  return { value: raw.slice(best.start, best.end), span: [best.start, best.end], confidence }
}
