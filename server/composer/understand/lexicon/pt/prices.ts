import type { PriceWords } from '../lexicon.ts'

export const prices = {
  currencies: {
    EUR: '€|eur|euros|euro',
    BRL: 'r$|brl|reais|real',
    USD: 'usd|us$|dólares|$',
    GBP: '£|libras',
  },
  coins: 'cêntimos|centavos|cts|cent',
  from: 'a partir de|desde|a partir dos|a começar em|começa em|começam em|começando em|no mínimo|entre',
  link: 'por|a|custa|custam|é|são|só|apenas|cada|de|por apenas|sai a|sai por|fica a|fica por|ao preço de|o preço é|preço|valor|sai|está a|ficam a|custa só|com|saem a|saem por|custando|em|para|são a|da|do|o|no valor de|fica em|ficam em|fica|ficam|sai em|cerca de|à volta de|por volta de|cobro|cobramos|peço|pedimos|ronda|rondam|custa cerca de|anda pelos',
  per: 'por|para|cada|o|a|/|ao|à|um|uma|pelo|pela|de',
  lead: 'vendo|o|a|os|as|um|uma|e|ou|também|preço|preços|temos|fazemos|vendemos|nosso|nossa|nossos|nossas|com|de|para|tabela|como|por exemplo|há|ofereço|oferecemos|cobro|valores|do|da|ou|mais|ainda|são|é|serviços|faço|cobramos|dou|dos|das|no|na|ele|ela|isto|isso',
  divide: 'e|ou|mais|mas',
  later: 'depois|a seguir',
  not: 'desconto|angariados|angariámos|arrecadamos|arrecadados|poupe|economize|acima de|superior a|superiores a|mais de|orçamento de|investimento|milhões|milhão|faturação|faturamento|portes grátis|frete grátis|frete grátis acima de|doados|entrega grátis|caução|até|prémio|prêmio|compras acima|entregas grátis|encomenda mínima|pedido mínimo|multa|taxa de cancelamento|mil milhões|doe|doar|doação|donativo|donativos|doações|recebemos|angariou',
} as const satisfies PriceWords
