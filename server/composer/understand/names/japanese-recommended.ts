import type { BriefText } from '../read-text.ts'
import { verbal } from './japanese-opening.ts'
import type { NameCandidate } from './name-candidate.ts'

/** 庭づくりなら造園みどり屋へ, 車検のことならワカバ自動車: who is right for it. */
const right = /なら、?([^、。,.!?\n「」()はがを\s]{2,16}?)(?=へ|に(?:お任せ|おまかせ)|[。!]|\n|$)/g
/** そんなときは 水まわり119番 へ, お悩みは こむぎ整体院 まで: whom to turn to. */
const turned =
  /(?:そんな(?:とき|時|方|あなた|人)(?:は|には)|(?:お悩み|お困り|ご相談|ご用命|ご予約)は)、?\s?([^、。,.!?\n「」()はがを]{2,18}?)(?=\s?(?:へ|まで|に(?:お任せ|おまかせ|お電話|ご相談|ご連絡|どうぞ)|を!|[。!\n]|$))/g

export function recommended({ folded }: BriefText): NameCandidate[] {
  return [right, turned]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .map((match) => {
      const start = match.index + match[0].length - (match[1]?.length ?? 0)
      return { start, end: match.index + match[0].length, score: 7 }
    })
    .filter(({ start, end }) => !verbal.test(folded.slice(start, end)))
    .filter(({ start, end }) => !way.test(folded.slice(start, end)))
}

/** ご予約は お電話 まで, ご相談は無料: how, and not whom. */
const way =
  /電話|メール|ライン|line|dm|インスタ|フォーム|サイト|ページ|こちら|お気軽|いつでも|任せ|まかせ|当店|当院|私|無料|店頭|下記|必要|\d{4}|@/
