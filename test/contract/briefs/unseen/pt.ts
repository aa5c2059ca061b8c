import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'O Cantinho da Avó é um restaurante de comida caseira em Évora, perto do templo romano. Migas, ensopado de borrego, doçaria conventual. Prato do dia 8,90 €, sobremesas a 3,50 €. Almoços das 12h às 15h e jantares das 19h às 22h30, encerra à quarta-feira. Não fazemos entregas ao domicílio. Marcações 266 700 123.',
    expect: {
      industry: 'restaurant',
      name: 'Cantinho da Avó',
      place: 'Évora',
      phone: '+351266700123',
      hours: 'Mo-Tu,Th-Su 12:00-15:00,19:00-22:30',
      prices: ['Prato do dia 8.9 EUR', 'sobremesas 3.5 EUR'],
    },
  },
  {
    brief:
      'Salão Bela Trança, especializado em cabelos crespos e cacheados. Ficamos em Salvador, no Pelourinho.\n- corte: R$ 90\n- tranças nagô: a partir de R$ 180\n- hidratação: R$ 70\nAtendimento de terça a sábado, 9h às 18h, só com hora marcada. Instagram @belatranca. 71 99888-7766',
    expect: {
      industry: 'hair-salon',
      name: 'Salão Bela Trança',
      place: 'Salvador',
      phone: '+5571998887766',
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['corte 90 BRL', 'tranças nagô from 180 BRL', 'hidratação 70 BRL'],
    },
  },
  {
    brief:
      'Box de crossfit em Florianópolis, nome: Maré Alta CrossFit. Mensalidade R$ 289, aula avulsa R$ 45, primeira aula grátis. Aberto seg a sex das 6h às 22h, sábados das 8h às 12h. Turmas às 6h, 7h, 12h e 18h. contato@marealta.example',
    expect: {
      industry: 'fitness',
      name: 'Maré Alta CrossFit',
      place: 'Florianópolis',
      email: 'contato@marealta.example',
      hours: 'Mo-Fr 06:00-22:00; Sa 08:00-12:00',
      prices: ['Mensalidade 289 BRL', 'aula avulsa 45 BRL'],
    },
  },
  {
    brief:
      'diarista e faxina em campinas, equipe Casa Limpinha. faxina de 4 horas r$ 140, diária completa r$ 220, limpeza pós-obra a combinar. trabalhamos de segunda a sábado das 7h às 17h. não fazemos passadoria. whatsapp 19 99123-4567',
    expect: {
      industry: 'cleaning',
      name: 'Casa Limpinha',
      place: 'campinas',
      phone: '+5519991234567',
      hours: 'Mo-Sa 07:00-17:00',
      prices: ['faxina de 4 horas 140 BRL', 'diária completa 220 BRL'],
    },
  },
  {
    brief:
      'Flor de Sal, florista em Faro. Ramos desde 20 €, coroas 60 €, arranjos para casamentos e batizados sob orçamento. Entregas em toda a cidade 5 €. Aberto todos os dias das 9h às 19h, menos ao domingo. 289 800 222 / flordesal@florista.example',
    expect: {
      industry: 'florist',
      name: 'Flor de Sal',
      place: 'Faro',
      phone: '+351289800222',
      email: 'flordesal@florista.example',
      hours: 'Mo-Sa 09:00-19:00',
      prices: ['Ramos from 20 EUR', 'coroas 60 EUR', 'Entregas em toda a cidade 5 EUR'],
    },
  },
  {
    brief:
      'Me chamo Iara Monteiro, sou designer gráfica e ilustradora em Recife. Identidade visual, capas de livro, murais. Projetos de marca a partir de R$ 3.500. Trabalhei com editoras de 2017 a 2022. oi@iaramonteiro.example',
    expect: {
      industry: 'portfolio',
      name: 'Iara Monteiro',
      place: 'Recife',
      email: 'oi@iaramonteiro.example',
      prices: ['Projetos de marca from 3500 BRL'],
    },
  },
  {
    brief:
      'O projeto Mãos à Horta é uma associação sem fins lucrativos que cria hortas comunitárias em escolas de Setúbal. Vivemos de quotas (12 € por ano) e de voluntários. Em 2024 plantámos 3.000 árvores. Sede aberta às quartas das 15h às 18h. maos@horta.example',
    expect: {
      industry: 'nonprofit',
      name: 'Mãos à Horta',
      place: 'Setúbal',
      email: 'maos@horta.example',
      hours: 'We 15:00-18:00',
      prices: ['quotas 12 EUR'],
    },
  },
  {
    brief:
      'Imobiliária Horizonte Azul: compra, venda e arrendamento em Lagos e Portimão. Avaliação gratuita do seu imóvel. Escritório: seg-sex 9h30-13h e 14h30-18h30, sáb 10h-13h. Licença AMI 12345. 282 760 123 ola@horizonteazul.example',
    expect: {
      industry: 'real-estate',
      name: 'Imobiliária Horizonte Azul',
      place: 'Lagos',
      phone: '+351282760123',
      email: 'ola@horizonteazul.example',
      hours: 'Mo-Fr 09:30-13:00,14:30-18:30; Sa 10:00-13:00',
    },
  },
]
