import type { Lexicon } from '../lexicon/lexicon.ts'
import type { BriefText } from '../read-text.ts'
import { isOnlyTrade, type NameCandidate } from './name-candidate.ts'

/** A line that only tells how to reach somebody: what is above it may be signed. */
const contact = /^[\s☎tel電話전화연락처:：.]*[+\d(][\d\s()-]{7,}$|^\S+@\S+$|^(?:https?:|www\.)\S+$/
const sentenceEnd = /[。！!？?]|[다요까음함][.~]|[다요]$/
/** What a last line says where it is no name. */
const note =
  /専用|無料|定休|休み|あり$|なし$|可$|歓迎|募集|予約|駐車|対応|営業|税込|別途|願い|まで$|から$|下さい|ください|よろしく|どうぞ|在住|受付|徒歩|です|ます|した$|メール|電話|サイト|ページ|希望|のみ$|制$|中$|以上|가능|무료|휴무|환영|문의|예약|주차|모집|전용|필수|별도|포함|부탁|주세요|감사|니다|[해아어예세죠]요|까지|부터|상담|홈페이지|사이트|페이지|전문$|전화|연락|있음|없음|이상$/
const marks = /[。、,:：;@!?！？「」()（）|/=〜~♥♡]|\d{2}/
/** 초록손조경 드림, みどりの手より: who signs. */
const signs = /\s?(?:드림|올림|배상|より|拝)$/
/** 株式会社やねいろ不動産　代表 小日向: who heads it. */
const heads =
  /[\s\u3000](?:代表|店主|院長|園長|塾長|オーナー|担当|主宰|대표|원장|점장|실장)[\s\u3000:：]?\S{1,6}(?:[\s\u3000]\S{1,4})?$/
/** Thanks end what is asked for; who signs on the same line stands behind them. */
const thanks =
  /(?:お願い(?:し|いたし|致し)ます|감사합니다|고맙습니다|부탁드(?:립니다|려요|릴게요))[。.!！~]+ ?/gu
const lead = /^[\s―—–-]+|^(?:店主|代表|대표|from|by)[\s:：]+/i

/** The last of the text that says more than how to reach somebody, by line. */
function lastLine(raw: string): { start: number; text: string } {
  let end = raw.length
  for (;;) {
    const start = raw.lastIndexOf('\n', end - 1) + 1
    const text = raw.slice(start, end)
    if (start === 0 || (text.trim() !== '' && !contact.test(text.trim()))) return { start, text }
    end = start - 1
  }
}

/** …주세요.⏎멍멍하우스, 견적 무료 - 초록손조경: a name on its own, below or behind sentences. */
export function signature({ raw, folded }: BriefText, lexicon: Lexicon): NameCandidate[] {
  const line = lastLine(raw)
  const dash = Math.max(...['― ', '— ', '– ', ' - '].map((sign) => line.text.lastIndexOf(sign)))
  const thanked = [...line.text.matchAll(thanks)].at(-1)
  const behind = thanked ? thanked.index + thanked[0].length : 0
  const from = line.start + Math.max(dash, behind)
  if (from === 0 || !sentenceEnd.test(raw.slice(0, from).trimEnd())) return []
  const tail = raw.slice(from, line.start + line.text.length)
  const start = from + (lead.exec(tail)?.[0].length ?? 0)
  const name = raw
    .slice(start, from + tail.length)
    .trimEnd()
    .replace(/[.。♪☆]$/, '')
    .replace(signs, '')
    .replace(heads, '')
  const end = start + name.length
  if (name.length < 2 || name.length > 20 || marks.test(name) || note.test(name)) return []
  if (isOnlyTrade(folded.slice(start, end), lexicon)) return []
  return [{ start, end, score: 5.8 }]
}
