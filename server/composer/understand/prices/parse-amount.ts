/** "1.200,50", "1,200.50", "12,5", "1 200": the last mark before one or two digits is the decimal. */
export function parseAmount(source: string): number {
  const compact = source.replace(/[\s']/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(compact)
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replace(/[.,]/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
}

const scales: Record<string, number> = { 万: 10_000, 만: 10_000, 千: 1_000, 천: 1_000 }
const numberAhead =
  /^\s?(\d{1,3}(?:[ .,']\d{3}){1,3}(?!\d)(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?)(?![\d])/
const numberBehind =
  /(?<![\d.,])(\d{1,3}(?:[ .,']\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?)(?:,-|,--|\.-)?\s?$/
const asianBehind =
  /(?<![\d.,])(\d[\d,.]{0,12})\s?(?:(万|만)(?:\s?(\d[\d,]{0,5})\s?(千|천)?)?|(千|천))?\s?$/

/** 만원, 오천원, 십만원, 만이천원. */
const speltAmount = ([, digit, ten, scale, more]: readonly (string | undefined)[]): number =>
  (more ? ('일이삼사오육칠팔구'.indexOf(more) + 1) * 1000 : 0) +
  (digit ? '일이삼사오육칠팔구'.indexOf(digit) + 1 : 1) *
    (ten ? 10 : 1) *
    (scales[scale ?? ''] ?? 1)

/** The sum that ends right before an offset. */
export function amountBefore(folded: string, at: number): { start: number; amount: number } | null {
  const window = folded.slice(Math.max(0, at - 24), at)
  const asian = asianBehind.exec(window)
  if (asian && (asian[2] || asian[5])) {
    const head = parseAmount(asian[1] ?? '0') * (scales[asian[2] ?? asian[5] ?? ''] ?? 1)
    const tail = asian[3] ? parseAmount(asian[3]) * (scales[asian[4] ?? ''] ?? 1) : 0
    return { start: at - window.length + asian.index, amount: head + tail }
  }
  const spelt =
    /(?<=^|\s)(이|삼|사|오|육|칠|팔|구)?(십)?(?:(만)(?=(?:[일이삼사오육칠팔구]천)?$)(?:([일이삼사오육칠팔구])천)?|(천))$/.exec(
      window,
    )
  if (spelt)
    return {
      start: at - spelt[0].length,
      amount: speltAmount([spelt[0], spelt[1], spelt[2], spelt[3] ?? spelt[5], spelt[4]]),
    }
  const plain = numberBehind.exec(window)
  if (!plain) return null
  return { start: at - window.length + plain.index, amount: parseAmount(plain[1] ?? '') }
}

/** The sum that starts right at an offset. */
export function amountAt(folded: string, at: number): { end: number; amount: number } | null {
  const match = numberAhead.exec(folded.slice(at, at + 24))
  if (!match) return null
  let end = at + match[0].length
  let amount = parseAmount(match[1] ?? '')
  const scale = scales[folded[end] ?? '']
  if (scale) {
    amount *= scale
    end += 1
  }
  if (/^,-/.test(folded.slice(end, end + 2))) end += 2
  return { end, amount }
}
