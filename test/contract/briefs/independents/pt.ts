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
  {
    brief:
      'Olá! Somos a família Baldaia e temos há muitos anos uma tasca em Évora. Chama-se O Sobreiro Torto e fazemos açordas, migas e porco preto como a avó fazia. Prato do dia 9,50 €, sobremesa 3 €. Estamos abertos de terça a sábado, das 12h às 15h e das 19h às 22h. Reservas: 266 555 014. Queríamos um site simples, com a ementa e um mapa.',
    expect: {
      industry: 'restaurant',
      name: ['O Sobreiro Torto', 'Sobreiro Torto'],
      place: 'Évora',
      phone: '+351266555014',
      hours: 'Tu-Sa 12:00-15:00,19:00-22:00',
      prices: ['Prato do dia 9.5 EUR', 'sobremesa 3 EUR'],
    },
  },
  {
    brief:
      'Fisiolezíria – fisioterapia e reabilitação para atletas e seniores. Rua Capelo e Ivens 52, Santarém. Avaliação 40 €, sessão 30 €. Marcações: 243 555 071 ou geral@fisioleziria.example.',
    expect: {
      industry: ['clinic', 'wellness'],
      name: 'Fisiolezíria',
      place: 'Rua Capelo e Ivens 52, Santarém',
      phone: '+351243555071',
      email: 'geral@fisioleziria.example',
      audience: 'atletas e seniores',
      prices: ['Avaliação 40 EUR', 'sessão 30 EUR'],
    },
  },
  {
    brief:
      'Casa da Eira Velhinha é um turismo rural em Ponte de Lima. Quarto duplo a partir de 85 €, pequeno-almoço incluído. Check-in às 15h. reservas@eiravelhinha.example',
    expect: {
      industry: 'lodging',
      name: ['Casa da Eira Velhinha', 'Eira Velhinha'],
      place: 'Ponte de Lima',
      email: 'reservas@eiravelhinha.example',
      prices: ['Quarto duplo from 85 EUR'],
    },
  },
  {
    brief:
      'O Coro Maré Mansa, de Peniche, procura novas vozes, sobretudo tenores. Cantamos música popular e sacra. Ensaios às quintas às 21h. Quota mensal 5 €. coromaremansa@correio.example',
    expect: {
      industry: 'music',
      name: ['Coro Maré Mansa', 'O Coro Maré Mansa', 'Maré Mansa'],
      place: 'Peniche',
      email: 'coromaremansa@correio.example',
      prices: ['Quota mensal 5 EUR'],
    },
  },
  {
    brief:
      'Armindo Rebelo, Unipessoal Lda. Canalizações e desentupimentos em Setúbal. Atendemos 24 horas por dia, 7 dias por semana. 912 555 034',
    expect: {
      industry: 'trades',
      name: ['Armindo Rebelo, Unipessoal Lda.', 'Armindo Rebelo, Unipessoal Lda', 'Armindo Rebelo'],
      place: 'Setúbal',
      phone: '+351912555034',
      hours: '24/7',
    },
  },
  {
    brief:
      'Na Flor Atrevida fazemos ramos que não parecem de funeral. Estamos em Aveiro e entregamos de bicicleta. Ramo surpresa 20 €, arranjo de mesa 35 €. De segunda a sábado, das 10h às 19h.',
    expect: {
      industry: 'florist',
      name: ['Flor Atrevida', 'A Flor Atrevida'],
      place: 'Aveiro',
      hours: 'Mo-Sa 10:00-19:00',
      prices: ['Ramo surpresa 20 EUR', 'arranjo de mesa 35 EUR'],
    },
  },
  {
    brief:
      'Boleia Amiga é uma aplicação para pais que partilham a viagem até à escola. Feita em Braga por duas mães. Versão base grátis, versão família 3 € por mês. boleiaamiga.example',
    expect: {
      industry: 'software',
      name: 'Boleia Amiga',
      place: 'Braga',
      url: 'https://boleiaamiga.example',
      audience: 'pais que partilham a viagem até à escola',
      prices: ['versão família 3 EUR'],
    },
  },
  {
    brief:
      'Sou mediadora imobiliária na Figueira da Foz e trabalho sob o nome Chave de Areia. Casas perto do mar, avaliações gratuitas, acompanhamento até à escritura. chavedeareia@casas.example',
    expect: {
      industry: 'real-estate',
      name: 'Chave de Areia',
      place: 'Figueira da Foz',
      email: 'chavedeareia@casas.example',
    },
  },
  {
    brief:
      'A Festa do Caldo Entornado 2026 é a 7 e 8 de agosto no Sabugal!! Bombos, rancho, caldo para toda a gente e baile até cair. Entrada livre, malga e colher 4 €',
    expect: {
      industry: 'event',
      name: ['Festa do Caldo Entornado', 'A Festa do Caldo Entornado'],
      place: 'Sabugal',
      prices: ['malga e colher 4 EUR'],
      open: ['audience'],
    },
  },
  {
    brief:
      'um site escuro e com pinta para um bar de cocktails no Porto. aberto de quarta a sabado das 18h as 3h, cocktails a partir de 8€, dj as sextas',
    expect: {
      industry: 'bar',
      place: 'Porto',
      hours: 'We-Sa 18:00-03:00',
      prices: ['cocktails from 8 EUR'],
    },
  },
  {
    brief:
      'Bom dia, sou a Dra. Leonor Falcoeira, advogada em Viseu. Trato de heranças, divórcios e contratos de arrendamento. Primeira consulta 50 €. O escritório está aberto de segunda a sexta, das 9h30 às 13h e das 14h30 às 18h. Contacto: 232 555 046.',
    expect: {
      industry: 'professional-services',
      name: ['Leonor Falcoeira', 'Dra. Leonor Falcoeira'],
      place: 'Viseu',
      phone: '+351232555046',
      hours: 'Mo-Fr 09:30-13:00,14:30-18:00',
      prices: ['Primeira consulta 50 EUR'],
    },
  },
  {
    brief:
      'Clube de Xadrez Peão Distraído, Leiria. Jogamos às segundas à noite na cave da biblioteca e recebemos toda a gente, mesmo quem só sabe mexer a torre. Quota anual 20 €.',
    expect: {
      industry: ['general', 'nonprofit'],
      name: ['Clube de Xadrez Peão Distraído', 'Peão Distraído'],
      place: 'Leiria',
      prices: ['Quota anual 20 EUR'],
    },
  },
]
