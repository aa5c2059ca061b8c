import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Padaria Trigo Bandeirante, em Sorocaba. Pães, bolos e salgados. Pão de queijo R$ 6, bolo de cenoura R$ 28. Aberta todos os dias das 6h às 20h. Telefone (15) 3555-0127.',
    expect: {
      industry: 'bakery',
      name: ['Padaria Trigo Bandeirante', 'Trigo Bandeirante'],
      place: 'Sorocaba',
      phone: '+551535550127',
      hours: 'Mo-Su 06:00-20:00',
      prices: ['Pão de queijo 6 BRL', 'bolo de cenoura 28 BRL'],
    },
  },
  {
    brief:
      'barbearia em campina grande corte r$35 barba r$25 combo r$55 seg a sab 9h as 19h nome: navalha arretada',
    expect: {
      industry: 'hair-salon',
      name: 'navalha arretada',
      place: 'campina grande',
      hours: 'Mo-Sa 09:00-19:00',
      prices: ['corte 35 BRL', 'barba 25 BRL', 'combo 55 BRL'],
    },
  },
  {
    brief:
      'OFICINA DO BIGODE EM LONDRINA DESDE 1988 MECANICA E ELETRICA TROCA DE OLEO R$ 120 SEG A SEX 8H AS 18H SABADO 8H AS 12H FONE (43) 3555-0166',
    expect: {
      industry: 'auto-repair',
      name: 'OFICINA DO BIGODE',
      place: 'LONDRINA',
      phone: '+554335550166',
      hours: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
      since: 1988,
      prices: ['TROCA DE OLEO 120 BRL'],
    },
  },
  {
    brief:
      'Página do casamento de Thainá & Wesley, dia 20/09/2026, às 16h, num sítio em Atibaia. Confirmem presença até 1º de agosto pelo WhatsApp (11) 95555-0143.',
    expect: {
      industry: 'event',
      name: ['Thainá & Wesley', 'casamento de Thainá & Wesley'],
      place: 'Atibaia',
      phone: '+5511955550143',
    },
  },
  {
    brief:
      'faço faxina e passo roupa em Niterói e São Gonçalo, diária R$ 180, tenho referencias. whats 21 95555-0172',
    expect: {
      industry: 'cleaning',
      place: 'Niterói',
      phone: '+5521955550172',
      prices: ['diária 180 BRL'],
    },
  },
  {
    brief:
      'Consultório Veterinário Focinho Gelado. Rua Sinimbu 1204, Caxias do Sul. Consulta R$ 150, vacina a partir de R$ 90. Segunda a sexta das 8h30 às 18h30. www.focinhogelado.example',
    expect: {
      industry: 'clinic',
      name: ['Consultório Veterinário Focinho Gelado', 'Focinho Gelado'],
      place: 'Rua Sinimbu 1204, Caxias do Sul',
      url: 'https://www.focinhogelado.example',
      hours: 'Mo-Fr 08:30-18:30',
      prices: ['Consulta 150 BRL', 'vacina from 90 BRL'],
    },
  },
  {
    brief:
      'Oi, gente! A autoescola Seta pro Sertão fica em Petrolina e ensina com paciência, até quem já reprovou três vezes. Temos moto, carro e simulador novinho. Primeira habilitação a partir de R$ 1.450, aula avulsa R$ 70. Parcelamos em até 10 vezes. Quero uma página colorida com depoimentos e um botão de WhatsApp: (87) 95555-0119.',
    expect: {
      industry: 'education',
      name: ['Seta pro Sertão', 'autoescola Seta pro Sertão', 'A autoescola Seta pro Sertão'],
      place: 'Petrolina',
      phone: '+5587955550119',
      prices: ['Primeira habilitação from 1450 BRL', 'aula avulsa 70 BRL'],
    },
  },
  {
    brief:
      'Estúdio Corpo de Pilão: pilates e treino funcional para gestantes em Uberaba. Aula experimental R$ 40, plano mensal R$ 320. Tel. (34) 3555-0181',
    expect: {
      industry: ['fitness', 'wellness'],
      name: ['Estúdio Corpo de Pilão', 'Corpo de Pilão'],
      place: 'Uberaba',
      phone: '+553435550181',
      audience: 'gestantes',
      prices: ['Aula experimental 40 BRL', 'plano mensal 320 BRL'],
    },
  },
  {
    brief:
      'A ONG Horta na Laje, fundada em 2014 no Rio de Janeiro, ensina moradores a plantar comida em cima de casa. Aceitamos sementes, baldes e voluntários. contato@hortanalaje.example',
    expect: {
      industry: 'nonprofit',
      name: ['Horta na Laje', 'ONG Horta na Laje', 'A ONG Horta na Laje'],
      place: 'Rio de Janeiro',
      email: 'contato@hortanalaje.example',
      since: 2014,
    },
  },
  {
    brief:
      'cafeteria em Florianópolis chamada "Quinta-feira Eterna". espresso R$ 8, fatia de torta R$ 19, wi-fi bom e tomada em toda mesa. de terça a domingo das 9h às 18h30',
    expect: {
      industry: 'cafe',
      name: 'Quinta-feira Eterna',
      place: 'Florianópolis',
      hours: 'Tu-Su 09:00-18:30',
      prices: ['espresso 8 BRL', 'fatia de torta 19 BRL'],
    },
  },
  {
    brief:
      'Reformas e construção\npedreiro, pintura, telhado, drywall\nJoinville\norçamento sem compromisso\n(47) 3555-0150\nIrmãos Zanchetta Ltda',
    expect: {
      industry: 'construction',
      name: ['Irmãos Zanchetta Ltda', 'Irmãos Zanchetta'],
      place: 'Joinville',
      phone: '+554735550150',
    },
  },
  {
    brief:
      'Retratos, shows e festas de aparelhagem, tudo em Belém do Pará. Fotos por Ravi Monteclaro. ensaio na rua R$ 350, ensaio em estúdio R$ 480. ravi@monteclaro.example',
    expect: {
      industry: 'photography',
      name: ['Ravi Monteclaro', 'Fotos por Ravi Monteclaro'],
      place: ['Belém', 'Belém do Pará'],
      email: 'ravi@monteclaro.example',
      prices: ['ensaio na rua 350 BRL', 'ensaio em estúdio 480 BRL'],
    },
  },
]
