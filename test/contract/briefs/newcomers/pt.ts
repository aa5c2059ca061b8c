import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Tasca O Cantinho da Avó, em Viseu. Prato do dia 9,50 €, bacalhau à Brás 12 €, meia dose 7 €. De segunda a sábado, almoços das 12h às 15h e jantares das 19h às 22h. Fechado ao domingo. 232 445 566',
    expect: {
      industry: 'restaurant',
      name: ['Tasca O Cantinho da Avó', 'O Cantinho da Avó'],
      place: 'Viseu',
      phone: '+351232445566',
      hours: 'Mo-Sa 12:00-15:00,19:00-22:00',
      prices: ['Prato do dia 9.5 EUR', 'bacalhau à Brás 12 EUR', 'meia dose 7 EUR'],
    },
  },
  {
    brief:
      'faço unhas em gel e alongamento de cilios em recife, atendo em casa, meu estudio chama unhas da jo, gel 90 reais, cilios 120 reais, seg a sab 8h as 18h, zap 81 97777-6655',
    expect: {
      industry: ['wellness', 'hair-salon'],
      name: 'unhas da jo',
      place: 'recife',
      phone: '+5581977776655',
      hours: 'Mo-Sa 08:00-18:00',
      prices: ['gel 90 BRL', 'cilios 120 BRL'],
    },
  },
  {
    brief:
      'Chamo-me Duarte Sampaio e sou fotógrafo de arquitetura. Trabalho a partir de Matosinhos para ateliers e promotores em todo o país. Sessão de meio dia: 350 €. Portefólio em duartesampaio.example',
    expect: {
      industry: 'photography',
      name: 'Duarte Sampaio',
      place: 'Matosinhos',
      url: 'https://duartesampaio.example',
      prices: ['Sessão de meio dia 350 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Academia Corpo em Dia | Goiânia | Av. T-63, 1200. Mensal R$ 129,90, trimestral R$ 349, avaliação física R$ 60. Segunda a sexta das 5h30 às 23h, sábado das 8h às 16h. (62) 3333-4455',
    expect: {
      industry: 'fitness',
      name: ['Academia Corpo em Dia', 'Corpo em Dia'],
      place: ['Av. T-63, 1200, Goiânia', 'Goiânia'],
      phone: '+556233334455',
      hours: 'Mo-Fr 05:30-23:00; Sa 08:00-16:00',
      prices: ['Mensal 129.9 BRL', 'trimestral 349 BRL', 'avaliação física 60 BRL'],
    },
  },
  {
    brief:
      'Somos o Coro Vozes do Mondego, um grupo de quarenta pessoas que canta às terças em Coimbra. Concerto de Natal a 20 de dezembro. Entrada 8 €. Procuramos tenores! vozesdomondego@coro.example',
    expect: {
      industry: ['music', 'nonprofit', 'event'],
      name: ['Coro Vozes do Mondego', 'Vozes do Mondego'],
      place: 'Coimbra',
      email: 'vozesdomondego@coro.example',
      prices: ['Entrada 8 EUR'],
    },
  },
]
