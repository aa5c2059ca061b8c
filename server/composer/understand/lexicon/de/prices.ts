import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: {
    EUR: '€|eur|euro|euros',
    CHF: 'chf|franken|sfr|fr.',
    USD: 'usd|us$|dollar|$',
    GBP: '£|gbp|pfund',
  },
  coins: 'cent|cents|ct|cts',
  from: 'ab|schon ab|bereits ab|beginnend bei|mindestens|ab nur|zwischen',
  link: 'für|kostet|kosten|nur|je|à|zu|um|zum preis von|beträgt|liegt bei|preis|bei|pro|macht|ist|gibt es|gibt|sind|koste|von|bekommen sie|bekommst du|bekommt man|kriegst du|kriegt man|macht etwa|etwa|ungefähr|circa|ca.|rund|kommt auf|kommen auf|geht für|gehen für|liegen bei|nehme ich|nehmen wir|verlangen wir|schlägt mit|haben sie',
  per: 'für|pro|je|die|das|der|ein|eine|/|den|jede|jeder|einen|im|am|beim|in der',
  lead: "verkauft|verkaufen|verkaufe|backt|backen|der|die|das|ein|eine|einen|unser|unsere|und|oder|auch|wir|preise|preis|mit|für|zum beispiel|z.b.|z. b.|mein|meine|bei|kosten|kostet|dazu|sowie|angebot|bieten|unseren|den|dann|eintritt kostet|leistungen|haben|gibt|gibt's|gibts|es|gibt es|im|bei uns|hier|stundensatz:|aber|nur|jetzt|sie|er",
  divide: 'und|oder|sowie|dazu|aber',
  later: 'danach|dann|anschließend|später',
  not: 'rabatt|spenden gesammelt|gespendet|gesammelt|umsatz|budget|gespart|sparen|über|versandkostenfrei|bestellwert|mindestbestellwert|gutschein|bis zu|förderung|millionen|mio|kaution|liefern kostenlos|nachlass|preisgeld|lieferung ab|stornierung|stornogebühr|versandkostenfrei ab|gratis versand ab|warenwert|spende|spenden|bekamen|bekommen|erhielten|erhalten|eingenommen',
} as const satisfies PriceWords
