import type { Facts } from '#shared/page/facts.ts'

/** Digits with what stands between them: `2,80`, `1 500`, `+351 222 000`, `07:00-19:00`. */
const run = /\p{Nd}(?:[\p{Nd}.,:'’\s/–-]*\p{Nd})?/gu
const between = /[\s/–-]+|(?<=\p{Nd})[,.](?=\s)/u

/** Every number a text says, as it stands: phones, prices, times, years. */
export function figuresIn(text: string): string[] {
  return text.normalize('NFKC').match(run) ?? []
}

/** Whether a figure, or each of its parts, is one of the known. */
export function isKnownFigure(figure: string, known: ReadonlySet<string>): boolean {
  return (
    known.has(valueOfFigure(figure)) ||
    partsOf(figure).every((part) => known.has(valueOfFigure(part)))
  )
}

/** The values of a text's figures and of their parts. */
export function valuesIn(text: string): string[] {
  return figuresIn(text).flatMap((figure) => [figure, ...partsOf(figure)].map(valueOfFigure))
}

/** What may be said because the facts say it, in every way it is usually written. */
export function valuesOfFacts({ prices = [], phone, hours = '', since }: Facts): string[] {
  const times = [...hours.matchAll(/(\d{2}):(\d{2})/g)].flatMap(([, hour = '', minute = '']) =>
    [Number(hour), Number(hour) % 12 || 12].flatMap((spoken) => [
      `${spoken}:${minute}`,
      `${spoken}`,
      ...(minute === '00' ? [] : [`${Number(minute)}`]),
    ]),
  )
  const digits = phone?.slice(1) ?? ''
  // Without its country code, with or without what stands for it.
  const national = [1, 2, 3].map((length) => digits.slice(length)).filter((rest) => rest.length > 5)
  return [
    ...prices.map(({ amount }) => String(amount)),
    ...times,
    ...(digits ? [digits, ...national] : []),
    ...(since === undefined ? [] : [String(since)]),
  ]
}

function partsOf(figure: string): string[] {
  return figure.split(between).filter(Boolean)
}

/** `2,80` and `2.8` are one value; so are `1 500`, `1.500` and `1500`, `07:00` and `7:00`. */
function valueOfFigure(figure: string): string {
  const time = /^(\d{1,2}):(\d{2})$/.exec(figure)
  if (time) return `${Number(time[1])}:${time[2]}`
  if (/^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{1,2})?$/.test(figure)) {
    const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure) ?? []
    return String(Number(`${whole.replaceAll(/\D/g, '')}.${cents || 0}`))
  }
  if (/^\d{1,12}(?:[.,]\d{1,2})?$/.test(figure)) return String(Number(figure.replace(',', '.')))
  return figure.replaceAll(/[^\p{Nd}]/gu, '').replace(/^0+(?=\d)/, '')
}
