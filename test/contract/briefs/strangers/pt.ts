import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Quero um site para o meu negócio: Bolos da Lurdes. Faço bolos de aniversário e salgadinhos em Aveiro. Bolo de chocolate 25 €, cento de salgadinhos 40 €. Encomendas pelo 912 345 678.',
    expect: {
      industry: 'bakery',
      name: 'Bolos da Lurdes',
      place: 'Aveiro',
      phone: '+351912345678',
      prices: ['Bolo de chocolate 25 EUR', 'cento de salgadinhos 40 EUR'],
    },
  },
  {
    brief:
      'barbearia do seu zé em curitiba, corte 40 reais, barba 30 reais, combo 60 reais, de terça a sábado das 9h às 19h, whatsapp 41 98888-7766, desde 1999',
    expect: {
      industry: 'hair-salon',
      name: 'barbearia do seu zé',
      place: 'curitiba',
      phone: '+5541988887766',
      since: 1999,
      hours: 'Tu-Sa 09:00-19:00',
      prices: ['corte 40 BRL', 'barba 30 BRL', 'combo 60 BRL'],
    },
  },
  {
    brief:
      'Pousada Vento Norte fica em Jericoacoara, a duas quadras da praia. Diária a partir de R$ 320, café da manhã incluso. Check-in às 14h, check-out ao meio-dia. Não aceitamos animais. reservas@ventonorte.example',
    expect: {
      industry: 'lodging',
      name: ['Pousada Vento Norte', 'Vento Norte'],
      place: 'Jericoacoara',
      email: 'reservas@ventonorte.example',
      prices: ['Diária from 320 BRL'],
    },
  },
  {
    brief:
      'Olá, sou a Inês Carvalhal, psicóloga clínica. Dou consultas em Braga e online a jovens adultos. Consulta de 50 minutos: 55 €. Segunda a quinta das 10h às 20h. ines@carvalhal.example',
    expect: {
      industry: 'clinic',
      name: 'Inês Carvalhal',
      place: 'Braga',
      email: 'ines@carvalhal.example',
      hours: 'Mo-Th 10:00-20:00',
      prices: ['Consulta de 50 minutos 55 EUR'],
      audience: 'jovens adultos',
    },
  },
  {
    brief:
      'Remodelações, pladur, pinturas e canalização. A Casa Direita trabalha no Porto e em Gaia há vinte anos. Pintura de um quarto desde 180 euros. Orçamentos grátis. Ligue 22 345 6789 ou 934 567 890.',
    expect: {
      industry: 'construction',
      name: ['Casa Direita', 'A Casa Direita'],
      place: 'Porto',
      phone: '+351223456789',
      prices: ['Pintura de um quarto from 180 EUR'],
    },
  },
  {
    brief:
      'ESCOLA DE SURF MARÉ VIVA – ERICEIRA. AULA EM GRUPO 35€. AULA PRIVADA 70€. TODOS OS DIAS 9H-18H. 261 555 444',
    expect: {
      industry: ['fitness', 'education'],
      name: ['ESCOLA DE SURF MARÉ VIVA', 'MARÉ VIVA'],
      place: 'ERICEIRA',
      phone: '+351261555444',
      hours: 'Mo-Su 09:00-18:00',
      prices: ['AULA EM GRUPO 35 EUR', 'AULA PRIVADA 70 EUR'],
    },
  },
  {
    brief:
      'Somos uma associação de Évora que recolhe excedentes de comida e os entrega a famílias carenciadas. Chamamo-nos Mesa Posta. Precisamos de voluntários aos sábados. Donativos por transferência.',
    expect: {
      industry: 'nonprofit',
      name: 'Mesa Posta',
      place: 'Évora',
      open: ['audience', 'hours'],
    },
  },
]
