import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'PADARIA PÃO DO BAIRRO. PÃO FRANCÊS R$ 0,90. BOLO DE FUBÁ R$ 22. ABERTA TODOS OS DIAS DAS 6H ÀS 20H. RUA SETE DE SETEMBRO 1020, CURITIBA. (41) 3322-4455',
    expect: {
      industry: 'bakery',
      name: 'PADARIA PÃO DO BAIRRO',
      place: 'RUA SETE DE SETEMBRO 1020, CURITIBA',
      phone: '+554133224455',
      hours: 'Mo-Su 06:00-20:00',
      prices: ['PÃO FRANCÊS 0.9 BRL', 'BOLO DE FUBÁ 22 BRL'],
    },
  },
  {
    brief:
      'Precisamos de um site para o nosso escritório de contabilidade em Aveiro. Contabilidade organizada, IRS, salários. Chamamo-nos Conta Certa, Lda. Segunda a sexta, 9h-13h e 14h-18h. 234 567 890',
    expect: {
      industry: 'professional-services',
      name: 'Conta Certa, Lda',
      place: 'Aveiro',
      phone: '+351234567890',
      hours: 'Mo-Fr 09:00-13:00,14:00-18:00',
    },
  },
  {
    brief:
      "Festival de cinema ao ar livre 'Lua no Largo', em Évora, de 3 a 7 de agosto de 2027, sessões às 21h30. Bilhete 5 €, entrada grátis para crianças.",
    expect: {
      industry: 'event',
      name: 'Lua no Largo',
      place: 'Évora',
      prices: ['Bilhete 5 EUR'],
    },
  },
  {
    brief:
      'academia de crossfit pra galera que odeia academia kkk nome: Box 85. fortaleza. plano mensal R$ 199, diária R$ 35. seg-sex 5h30 às 22h, sáb 8h às 12h. insta @box85',
    expect: {
      industry: 'fitness',
      name: 'Box 85',
      place: 'fortaleza',
      hours: 'Mo-Fr 05:30-22:00; Sa 08:00-12:00',
      prices: ['plano mensal 199 BRL', 'diária 35 BRL'],
    },
  },
  {
    brief:
      'Limpezas domésticas e pós-obra em Setúbal e Palmela. A Brilho Meu trabalha desde 2011. 12 € por hora, mínimo 3 horas. Não lavamos alcatifas. Ligue 912 345 678.',
    expect: {
      industry: 'cleaning',
      name: 'Brilho Meu',
      place: 'Setúbal',
      phone: '+351912345678',
      since: 2011,
      prices: ['hora 12 EUR'],
    },
  },
  {
    brief:
      'Aulas de inglês para adultos ocupados, online e em Coimbra. 20€ a aula, pacote de 10 aulas 180€. Sou a Marta Reis.',
    expect: {
      industry: 'education',
      name: 'Marta Reis',
      place: 'Coimbra',
      audience: 'adultos ocupados',
      prices: ['aula 20 EUR', 'pacote de 10 aulas 180 EUR'],
    },
  },
]
