/** Countries that count to 24 by the locale data, and write "7.30pm" where they do not. */
const british = /^en-(GB|IE)-u-hc-h12/

/** `7:30 am – 3:00 pm` of `Intl` as it is written in Britain and Ireland: `7.30am – 3pm`, `noon`. */
export function asSaid(times: string, tag: string): string {
  if (!british.test(tag)) return times
  return times
    .replace(/(\d{1,2}):00(?=\s?[ap]m|\s–)/g, '$1')
    .replace(/(\d{1,2}):(\d\d)/g, '$1.$2')
    .replace(/(\d)\s([ap]m)/g, '$1$2')
    .replace(/\b12pm/g, 'noon')
    .replace(/\b12am/g, 'midnight')
}
