import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Escola de condução Rotunda, em Setúbal. Carta de ligeiros 590 €, aulas extra 25 €. Secretaria de segunda a sexta das 10h às 19h. 265 555 012',
    expect: {
      industry: 'education',
      name: ['Escola de condução Rotunda', 'Rotunda'],
      place: 'Setúbal',
      phone: '+351265555012',
      hours: 'Mo-Fr 10:00-19:00',
      prices: ['Carta de ligeiros 590 EUR', 'aulas extra 25 EUR'],
    },
  },
  {
    brief:
      'oi, aluguel de caiaque e stand up na lagoa da conceição em florianópolis. caiaque R$ 40 a hora, prancha R$ 50. todos os dias das 8h às 18h. Remo Solto',
    expect: {
      industry: ['fitness', 'lodging', 'shop', 'general', 'event'],
      name: 'Remo Solto',
      place: ['florianópolis', 'lagoa da conceição', 'lagoa da conceição, florianópolis'],
      hours: 'Mo-Su 08:00-18:00',
      prices: ['caiaque 40 BRL', 'prancha 50 BRL'],
      open: ['place'],
    },
  },
  {
    brief:
      'Tipografia Dois Pontos desde 1975 em Castelo Branco: cartões, convites e cartazes para pequenas empresas. Rua da Sé 14, 6000-111 Castelo Branco. geral@doispontos.example',
    expect: {
      industry: ['professional-services', 'shop', 'portfolio', 'general', 'trades'],
      name: ['Tipografia Dois Pontos', 'Dois Pontos'],
      place: 'Rua da Sé 14, 6000-111 Castelo Branco',
      since: 1975,
      email: 'geral@doispontos.example',
      audience: 'pequenas empresas',
    },
  },
  {
    brief:
      'Doula e consultora de amamentação em Curitiba. Sou a Janaína Prado e acompanho gestantes e famílias. Consulta R$ 180. WhatsApp (41) 95555-0142',
    expect: {
      industry: ['clinic', 'wellness'],
      name: 'Janaína Prado',
      place: 'Curitiba',
      phone: '+5541955550142',
      prices: ['Consulta 180 BRL'],
      open: ['audience'],
    },
  },
  {
    brief:
      'Clube de Xadrez Torre Negra, Viana do Castelo. Jogamos às sextas às 21h na biblioteca. Quota anual 20 €. Aberto a todas as idades.',
    expect: {
      industry: ['nonprofit', 'fitness', 'general', 'event', 'education'],
      name: ['Clube de Xadrez Torre Negra', 'Torre Negra'],
      place: 'Viana do Castelo',
      prices: ['Quota anual 20 EUR'],
      open: ['hours', 'audience'],
    },
  },
]
