import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Clínica veterinária Patas & Cia., Rua do Souto 45, 4700-329 Braga. Consulta 30 €, vacina 25 €, banho 18 €. Segunda a sexta 9h-19h, sábado 9h-13h. Urgências: 919 888 777',
    expect: {
      industry: 'clinic',
      name: [
        'Clínica veterinária Patas & Cia.',
        'Patas & Cia.',
        'Clínica veterinária Patas & Cia',
        'Patas & Cia',
      ],
      place: 'Rua do Souto 45, 4700-329 Braga',
      phone: '+351919888777',
      hours: 'Mo-Fr 09:00-19:00; Sa 09:00-13:00',
      prices: ['Consulta 30 EUR', 'vacina 25 EUR', 'banho 18 EUR'],
    },
  },
  {
    brief:
      'oi, tenho um food truck de hambúrguer em florianópolis, o nome é brasa na rua. clássico R$ 28, duplo R$ 36, batata R$ 15. de quinta a domingo das 18h às 23h',
    expect: {
      industry: 'restaurant',
      name: 'brasa na rua',
      place: 'florianópolis',
      hours: 'Th-Su 18:00-23:00',
      prices: ['clássico 28 BRL', 'duplo 36 BRL', 'batata 15 BRL'],
    },
  },
  {
    brief:
      'Aprender a costurar nunca é tarde. A Linha Torta dá aulas de costura em Setúbal desde 2018 a quem nunca pegou numa agulha. Aula 20 €, pack de cinco 90 €. alinhatorta@aulas.example',
    expect: {
      industry: 'education',
      name: ['A Linha Torta', 'Linha Torta'],
      place: 'Setúbal',
      since: 2018,
      email: 'alinhatorta@aulas.example',
      prices: ['Aula 20 EUR', 'pack de cinco 90 EUR'],
      open: ['audience'],
    },
  },
]
