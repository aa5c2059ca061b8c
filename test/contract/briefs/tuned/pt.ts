import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Oi! Sou a Rosângela e tenho um restaurante de comida mineira em Belo Horizonte, o Fogão da Rô. Prato feito R$ 28, feijoada aos sábados R$ 45. Abrimos de segunda a sábado das 11h às 15h. Zap (31) 98765-4321',
    expect: {
      industry: 'restaurant',
      name: 'Fogão da Rô',
      place: 'Belo Horizonte',
      phone: '+5531987654321',
      hours: 'Mo-Sa 11:00-15:00',
      prices: ['Prato feito 28 BRL', 'feijoada aos sábados 45 BRL'],
    },
  },
  {
    brief:
      'oficina mecanica do Tião, troca de óleo R$ 120, alinhamento R$ 80, freios. rua das palmeiras 450, campinas. seg a sex 8h as 18h sab 8h as 12h. tel 19 3234 5678',
    expect: {
      industry: 'auto-repair',
      name: 'oficina mecanica do Tião',
      place: 'rua das palmeiras 450, campinas',
      phone: '+551932345678',
      hours: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
      prices: ['troca de óleo 120 BRL', 'alinhamento 80 BRL'],
    },
  },
  {
    brief:
      'Somos os Maré Alta, uma banda de bossa nova e samba de Lisboa. Tocamos em casamentos, hotéis e festas privadas. Formados em 2015. contacto@marealta.example',
    expect: {
      industry: 'music',
      name: 'Maré Alta',
      place: 'Lisboa',
      email: 'contacto@marealta.example',
      since: 2015,
    },
  },
  {
    brief:
      'Página para o meu espaço de massagens e terapias, chama-se Corpo & Calma, fica em Braga. Massagem relaxante 60 min 45€, reflexologia 35€. 10% de desconto na primeira visita. De terça a sábado, das 10h00 às 19h00.',
    expect: {
      industry: 'wellness',
      name: 'Corpo & Calma',
      place: 'Braga',
      hours: 'Tu-Sa 10:00-19:00',
      prices: ['Massagem relaxante 60 min 45 EUR', 'reflexologia 35 EUR'],
    },
  },
  {
    brief:
      'Inês Falcão — ilustradora e designer gráfica no Porto. Livros infantis, cartazes, identidades visuais. Não faço web design. ines@falcao.example',
    expect: {
      industry: 'portfolio',
      name: 'Inês Falcão',
      place: 'Porto',
      email: 'ines@falcao.example',
    },
  },
]
