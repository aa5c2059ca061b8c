import { countryOfCity } from './gazetteer.ts'

const district = /^[가-힣]{1,4}[시군구동읍면]$/
const province =
  /^(?:경기|강원|충청?[남북]|전라?[남북]|경상?[남북]|제주)(?:특별자치)?도?$|^[가-힣]{2}(?:특별|광역)시$/

/** How many words tell where it is before who it is: 서울 마포구의 …, 한남동 헤어샵 루모. */
export function placeWords(words: readonly string[]): number {
  let count = 0
  for (const word of words) {
    const bare = word.replace(/(?:의|에)$/, '')
    const town = bare.replace(/[시군]$/, '')
    const known = countryOfCity(bare) || countryOfCity(town) || province.test(bare)
    if (!known && !(count > 0 && district.test(bare))) break
    count += 1
  }
  return count
}
