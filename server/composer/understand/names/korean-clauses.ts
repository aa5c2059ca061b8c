import { describing } from './korean-words.ts'

/** 포항 사는, 가르치는: a verb, and no name with its particle. */
const verb =
  /(?:^| )(?:하|사|있|없|파|보|찍|굽|짓|쓰|돕|받|열|살|주|입)$|(?:드리|그리|만드|가르치|고치|키우|나누|배우|즐기|모이|부르|지키|기르|다루|운영하|판매하)$/

/** The start of a sentence, and no name: 밤바다가 보이는 펜션, 강아지랑 고양이 진료. */
export function isClause(whole: string, source: string, behind: string): boolean {
  if (/(?:있|하|되|합니다|에서|싶|고요|지만|네요)$/.test(source) || /\d년/.test(source)) return true
  if (/[이가]$/.test(whole) && /^ \S*(?:[는은던운한인든준된낸친진]|있는) /.test(behind)) return true
  // 유기묘 입양을 돕고: what is done, and nothing that is run.
  if (/[을를]$/.test(whole) && !/^ (?:운영|소개|열|시작|오픈|잘 부|경영|하고|찾)/.test(behind))
    return true
  // 안산에서 인테리어 합니다: a town no list knows.
  if (/^[가-힣]{2,3}에서$/.test(whole) || /(?:랑|하고) /.test(source)) return true
  if (/는$/.test(whole) && verb.test(source)) return true
  // 밤에만 여는 파스타집, 책 읽어주는 모임: what is done, and by whom.
  if (
    /는$/.test(whole) &&
    /(?:만|을|를|에|도) \S{1,4}$|\S (?:읽어|\S{0,3})[주여읽치키드리]$/.test(source)
  )
    return true
  // 지리산 자락에서: where it is.
  if (
    /(?:자락|바닷가|근처|옆|앞|뒤|골목|시내|외곽|읍내|산속|강변|입구|사거리|끝)(?:에서|에)?$/.test(
      whole,
    )
  )
    return true
  return source.length <= 3 && describing.test(source)
}
