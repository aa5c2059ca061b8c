import { countryOfCity } from '../gazetteer.ts'
import { isAsian } from '../read-text.ts'

const where =
  /^(?:위치|지역|주소|장소|場所|住所)?[\s:]*([^\s:]{2,5})(?: (?:전지역|전체|일대|방문|출장|근교|全域|出張))*\s(?=\S)/

/** 旭川 醤油ラーメン, 위치 목포 꽃다발, 부산 전지역 방문 10시간 코스: how long where it is stands before an item. */
export function townBefore(source: string): number {
  if (!isAsian(source[0])) return 0
  const [whole = '', said = ''] = where.exec(source) ?? []
  return countryOfCity(said.replace(/[시市]$/, '')) ? whole.length : 0
}
