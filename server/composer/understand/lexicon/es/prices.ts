import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: {
    EUR: '€|eur|euros|euro',
    MXN: 'mxn|pesos mexicanos',
    USD: 'usd|us$|dólares',
    GBP: '£|libras',
    ARS: 'ars|pesos argentinos',
    COP: 'cop|pesos colombianos',
    CLP: 'clp|pesos chilenos',
    PEN: 'soles|s/',
    $: 'pesos|peso',
  },
  coins: 'céntimos|centavos|cts|cént|cent',
  from: 'desde|a partir de|desde solo|mínimo|empieza en|empiezan en|comienzan en|desde los|arranca en|arrancan en|a partir de los|entre',
  link: 'por|a|cuesta|cuestan|es|son|solo|sólo|cada|de|vale|valen|sale a|precio|al precio de|en|el precio es|está a|están a|tiene un precio de|con un precio de|sale por|cobramos|está en|están en|para|son a|a solo|se vende a|del|la|el|sale en|salen a|te sale a|cobro|se queda en|queda en|quedan en|ronda|rondan|unos|aproximadamente|alrededor de|pido|pedimos|anda por|te cuesta|le cuesta|tiene un coste de|sale|salen',
  per: 'por|para|cada|el|la|los|al|a la|/|un|una|de|x|las',
  lead: 'vendo|el|la|los|las|un|una|unos|y|o|también|precio|precios|tenemos|hacemos|vendemos|nuestro|nuestra|nuestros|nuestras|con|de|para|como|por ejemplo|hay|ofrecemos|ofrezco|cobramos|mi|además|más|otros|cobro|tarifas|tarifa|son|servicios|es|doy|hago|incluye|del|al|por|lo|ej|nosotros|en|dan|esto|ello|ella|él',
  divide: 'y|o|más|pero|e',
  later: 'después|luego|posteriormente',
  not: 'descuento|recaudados|recaudamos|recaudado|ahorra|más de|superior a|superiores a|presupuesto de|facturación|millones|millón|donados|envío gratis|envío gratis a partir de|fianza|inversión|vale de|premio|hasta|gastos de envío|envíos gratis|depósito|multa|pedido mínimo|pedidos superiores|dona|envíos gratuitos|envío gratuito|envío gratis desde|envíos gratis desde|meta|donar|donación|donaciones|dónanos|recibimos|recogimos',
} as const satisfies PriceWords
