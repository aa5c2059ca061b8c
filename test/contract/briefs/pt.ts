import type { LabelledBrief } from './labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'Somos uma tasca em Alfama, Lisboa, chamada Taberna do Ferreiro. Petiscos, peixe grelhado e vinho da casa. Aberto de quarta a domingo, das 12h às 15h e das 19h às 23h. Prato do dia 9,50 €. Reservas: 218 870 123.',
    expect: {
      industry: 'restaurant',
      name: 'Taberna do Ferreiro',
      place: 'Lisboa',
      phone: '+351218870123',
      hours: 'We-Su 12:00-15:00,19:00-23:00',
      prices: ['Prato do dia 9.5 EUR'],
    },
  },
  {
    brief:
      'Barbearia Navalha de Ouro, na Vila Madalena, São Paulo. Corte R$ 60, barba R$ 45, combo R$ 95. Atendemos de terça a sábado das 10h às 20h. WhatsApp (11) 91234-5678.',
    expect: {
      industry: 'hair-salon',
      name: 'Barbearia Navalha de Ouro',
      place: 'São Paulo',
      phone: '+5511912345678',
      hours: 'Tu-Sa 10:00-20:00',
      prices: ['Corte 60 BRL', 'barba 45 BRL', 'combo 95 BRL'],
    },
  },
  {
    brief:
      'Sou a Marta Figueira, fotógrafa de famílias e recém-nascidos em Coimbra. Sessões a partir de 150 €. Faço também batizados. Não faço casamentos. ola@martafigueira.example',
    expect: {
      industry: 'photography',
      name: 'Marta Figueira',
      place: 'Coimbra',
      email: 'ola@martafigueira.example',
      prices: ['Sessões from 150 EUR'],
    },
  },
  {
    brief:
      'Clínica Veterinária Pata Amiga – consultas, vacinas e cirurgia em Braga. Consulta 30 euros. Seg. a sex. 9h–13h e 14h30–19h30, sáb. 9h–13h. Urgências: 253 201 202. Rua do Souto 45, 4700-329 Braga.',
    expect: {
      industry: 'clinic',
      name: 'Clínica Veterinária Pata Amiga',
      place: 'Rua do Souto 45, 4700-329 Braga',
      phone: '+351253201202',
      hours: 'Mo-Fr 09:00-13:00,14:30-19:30; Sa 09:00-13:00',
      prices: ['Consulta 30 EUR'],
    },
  },
  {
    brief:
      'A Casa da Ribeira é um alojamento de turismo rural em Ponte de Lima, com seis quartos e piscina. Quarto duplo 90 € por noite, com pequeno-almoço incluído. Check-in das 15h às 20h. reservas@casadaribeira.example',
    expect: {
      industry: 'lodging',
      name: 'Casa da Ribeira',
      place: 'Ponte de Lima',
      email: 'reservas@casadaribeira.example',
      prices: ['Quarto duplo 90 EUR'],
    },
  },
  {
    brief:
      'Criámos o Fatura Fácil, um software de faturação para pequenos negócios. Há um plano grátis; o plano Pro custa 12 € por mês. Integra com bancos e lojas online. Site: www.faturafacil.example, suporte@faturafacil.example',
    expect: {
      industry: 'software',
      name: 'Fatura Fácil',
      url: 'https://www.faturafacil.example',
      email: 'suporte@faturafacil.example',
      prices: ['plano Pro 12 EUR'],
    },
  },
  {
    brief:
      'Oficina mecânica Irmãos Prado em Curitiba, desde 1999. Troca de óleo a partir de R$ 120, alinhamento R$ 80. De segunda a sexta das 8h às 18h, sábado das 8h ao meio-dia, fechado domingo. Fone: (41) 3333-4455',
    expect: {
      industry: 'auto-repair',
      name: 'Oficina mecânica Irmãos Prado',
      place: 'Curitiba',
      phone: '+554133334455',
      hours: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
      since: 1999,
      prices: ['Troca de óleo from 120 BRL', 'alinhamento 80 BRL'],
    },
  },
  {
    brief:
      'Festival Marés Vivas de Verão 2026 em Peniche: 17 a 19 de julho, três palcos junto ao mar. Bilhete diário 35 €, passe 80 €. Portas abrem às 16h. info@mares.example',
    expect: {
      industry: 'event',
      name: 'Festival Marés Vivas de Verão',
      place: 'Peniche',
      email: 'info@mares.example',
      prices: ['Bilhete diário 35 EUR', 'passe 80 EUR'],
    },
  },
  {
    brief:
      'Associação Prato Cheio: distribuímos refeições a pessoas sem-abrigo no Porto. Somos voluntários e vivemos de donativos. Recolha de alimentos às terças e quintas das 18h às 21h. Já angariámos 12.000 €. contacto@pratocheio.example',
    expect: {
      industry: 'nonprofit',
      name: 'Associação Prato Cheio',
      place: 'Porto',
      email: 'contacto@pratocheio.example',
      hours: 'Tu,Th 18:00-21:00',
    },
  },
  {
    brief:
      'Limpa Tudo, empresa de limpezas em Setúbal. Limpezas domésticas, escritórios e pós-obra. 12 €/hora, mínimo duas horas. Segunda a sábado, 8h-19h. Tlm. 912 345 678',
    expect: {
      industry: 'cleaning',
      name: 'Limpa Tudo',
      place: 'Setúbal',
      phone: '+351912345678',
      hours: 'Mo-Sa 08:00-19:00',
      prices: ['hora 12 EUR'],
    },
  },
]
