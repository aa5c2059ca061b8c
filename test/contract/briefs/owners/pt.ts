import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'faço bolos por encomenda em Aveiro, chamo-me Rita e a marca é Migalha Doce. bolo de aniversário desde 35€, cupcakes 2,50€ cada. encomendas até quinta',
    expect: {
      industry: 'bakery',
      name: 'Migalha Doce',
      place: 'Aveiro',
      prices: ['bolo de aniversário from 35 EUR', 'cupcakes 2.5 EUR'],
    },
  },
  {
    brief:
      "Oficina de bicicletas D'Avó, Rua da Sofia 77, Coimbra. Revisão 30 €, furo 8 €. Seg a sex 10h-19h, sáb 10h-13h.",
    expect: {
      industry: ['auto-repair', 'shop', 'trades'],
      name: ["Oficina de bicicletas D'Avó", "D'Avó"],
      place: 'Rua da Sofia 77, Coimbra',
      hours: 'Mo-Fr 10:00-19:00; Sa 10:00-13:00',
      prices: ['Revisão 30 EUR', 'furo 8 EUR'],
    },
  },
  {
    brief:
      'aulas de surf na Ericeira para principiantes e miúdos. aula de grupo 35 euros, material incluído. Onda Larga Surf School',
    expect: {
      industry: ['fitness', 'education'],
      name: 'Onda Larga Surf School',
      place: 'Ericeira',
      audience: 'principiantes e miúdos',
      prices: ['aula de grupo 35 EUR'],
    },
  },
  {
    brief:
      'Somos o Coro da Sé Velha, 34 vozes, ensaiamos às terças. Concerto de Natal a 13 de dezembro às 21h na igreja. Entrada livre. Viseu',
    expect: { industry: 'music', name: 'Coro da Sé Velha', place: 'Viseu' },
  },
  {
    brief:
      'gente, preciso de um site pro meu salão. Studio Black & Cachos, em Salvador, especializado em cabelo crespo. corte 80 reais, hidratação R$120. whatsapp (71) 98888-1234',
    expect: {
      industry: 'hair-salon',
      name: 'Studio Black & Cachos',
      place: 'Salvador',
      phone: '+5571988881234',
      prices: ['corte 80 BRL', 'hidratação 120 BRL'],
    },
  },
  {
    brief:
      'Contabilidade e impostos para trabalhadores independentes. Atendimento online e em Braga, desde 2011. Mensalidade a partir de 60 €. Contas à Moda do Minho, Lda',
    expect: {
      industry: 'professional-services',
      name: ['Contas à Moda do Minho, Lda', 'Contas à Moda do Minho'],
      place: 'Braga',
      since: 2011,
      audience: 'trabalhadores independentes',
      prices: ['Mensalidade from 60 EUR'],
    },
  },
  {
    brief:
      '"Casa do Ribeiro", três quartos num moinho recuperado perto de Monchique. Noite desde 85€ com pequeno-almoço. reservas@casadoribeiro.example',
    expect: {
      industry: 'lodging',
      name: 'Casa do Ribeiro',
      place: 'Monchique',
      email: 'reservas@casadoribeiro.example',
      prices: ['Noite from 85 EUR'],
    },
  },
  {
    brief:
      'pintura de interiores, pladur, chão flutuante. orçamento grátis. zona do Seixal. 912 345 678. Zé das Pinturas',
    expect: {
      industry: ['trades', 'construction'],
      name: 'Zé das Pinturas',
      place: 'Seixal',
      phone: '+351912345678',
    },
  },
]
