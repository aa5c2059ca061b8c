import type { LabelledBrief } from '../labelled-brief.ts'

export const pt: readonly LabelledBrief[] = [
  {
    brief:
      'padaria pão de cada dia, em aveiro. pão alentejano 3,20€ broa 2,90€ croissant 1,20€. abrimos às 6h30 e fechamos às 20h de segunda a sábado, ao domingo não abrimos. encomendas 234 555 120',
    expect: {
      industry: 'bakery',
      name: 'pão de cada dia',
      place: 'aveiro',
      phone: '+351234555120',
      hours: 'Mo-Sa 06:30-20:00',
      prices: ['pão alentejano 3.2 EUR', 'broa 2.9 EUR', 'croissant 1.2 EUR'],
    },
  },
  {
    brief:
      'Oi! Quero um site pra minha cafeteria, a Grão Torrado, que fica em Belo Horizonte, na Rua Sergipe 880. Espresso R$ 8, cappuccino R$ 14, bolo do dia R$ 12. Abrimos de segunda a sexta das 8h às 19h e sábado das 9h às 15h. Chama no zap: (31) 98765-4321. Clima aconchegante, tons terrosos.',
    expect: {
      industry: 'cafe',
      name: 'Grão Torrado',
      place: 'Rua Sergipe 880, Belo Horizonte',
      phone: '+5531987654321',
      hours: 'Mo-Fr 08:00-19:00; Sa 09:00-15:00',
      prices: ['Espresso 8 BRL', 'cappuccino 14 BRL', 'bolo do dia 12 BRL'],
    },
  },
  {
    brief:
      'BAR DO ZÉ PRETO - LISBOA, CAMPO DE OURIQUE. CERVEJA ARTESANAL DESDE 3,50€, TÁBUA DE QUEIJOS 12€. QUARTA A SÁBADO 17H-02H. NÃO ACEITAMOS CARTÕES. TEL 213 870 456',
    expect: {
      industry: 'bar',
      name: 'BAR DO ZÉ PRETO',
      place: 'LISBOA',
      phone: '+351213870456',
      hours: 'We-Sa 17:00-02:00',
      prices: ['CERVEJA ARTESANAL from 3.5 EUR', 'TÁBUA DE QUEIJOS 12 EUR'],
    },
  },
  {
    brief:
      'Precisava de uma página para o meu espaço de massagens e reiki em Viseu. Chama-se Raiz Serena. Massagem de relaxamento 60 min 45 €, reiki 35 €, drenagem linfática 50 €. Atendo com marcação, segunda a sexta das 10h00 às 19h00. Não atendo ao fim de semana. raizserena@exemplo.example',
    expect: {
      industry: 'wellness',
      name: 'Raiz Serena',
      place: 'Viseu',
      email: 'raizserena@exemplo.example',
      hours: 'Mo-Fr 10:00-19:00',
      prices: [
        'Massagem de relaxamento 60 min 45 EUR',
        'reiki 35 EUR',
        'drenagem linfática 50 EUR',
      ],
    },
  },
  {
    brief:
      'Clínica dentária Sorriso Aberto. Avenida da República 210, 4430-190 Vila Nova de Gaia. Implantes, ortodontia, branqueamento. Primeira consulta 25 €. Horário: 2ª a 6ª feira 9h-13h / 14h-19h. Telefone 223 701 456 ou 912 000 345. Fundada em 2006.',
    expect: {
      industry: 'clinic',
      name: 'Clínica dentária Sorriso Aberto',
      place: 'Avenida da República 210, 4430-190 Vila Nova de Gaia',
      phone: '+351223701456',
      since: 2006,
      hours: 'Mo-Fr 09:00-13:00,14:00-19:00',
      prices: ['Primeira consulta 25 EUR'],
    },
  },
  {
    brief:
      'Canalizador em Almada e Seixal. Fugas, entupimentos, esquentadores. Deslocação 25€, hora de trabalho 30€. Urgências 24 horas por dia, 7 dias por semana. João Pinhal Canalizações. 965 432 100',
    expect: {
      industry: 'trades',
      name: 'João Pinhal Canalizações',
      place: 'Almada',
      phone: '+351965432100',
      hours: '24/7',
      prices: ['Deslocação 25 EUR', 'hora de trabalho 30 EUR'],
    },
  },
  {
    brief:
      'A Construções Serra & Filhos, Lda. dedica-se à construção de moradias e à remodelação de apartamentos na zona de Leiria desde 1983. Orçamentos gratuitos em 5 dias úteis. Escritório aberto de segunda a sexta, das 8h30 às 12h30 e das 14h às 18h. Contacto: 244 820 123, geral@serrafilhos.example.',
    expect: {
      industry: 'construction',
      name: 'Construções Serra & Filhos, Lda.',
      place: 'Leiria',
      phone: '+351244820123',
      email: 'geral@serrafilhos.example',
      since: 1983,
      hours: 'Mo-Fr 08:30-12:30,14:00-18:00',
    },
  },
  {
    brief:
      'Auto Reparadora Tavares, em Santarém. Mecânica geral, pneus, chapa e pintura. Revisão desde 89 €, mudança de óleo 55 €, diagnóstico eletrónico 30 €. De segunda a sexta: 08:30–12:30 e 14:00–18:30. Sábados só por marcação. 243 300 456',
    expect: {
      industry: 'auto-repair',
      name: 'Auto Reparadora Tavares',
      place: 'Santarém',
      phone: '+351243300456',
      hours: 'Mo-Fr 08:30-12:30,14:00-18:30',
      prices: ['Revisão from 89 EUR', 'mudança de óleo 55 EUR', 'diagnóstico eletrónico 30 EUR'],
    },
  },
  {
    brief:
      'Loja de discos usados e novos: Vinil & Companhia. Rua do Almada 312, Porto. LPs a partir de 5 €, singles 2 €. Compramos coleções. Terça a sábado, 11h–19h30. Ver catálogo em vinilecompanhia.pt.',
    expect: {
      industry: 'shop',
      name: 'Vinil & Companhia',
      place: 'Rua do Almada 312, Porto',
      url: 'https://vinilecompanhia.pt',
      hours: 'Tu-Sa 11:00-19:30',
      prices: ['LPs from 5 EUR', 'singles 2 EUR'],
    },
  },
  {
    brief:
      'Somos uma pousada pé na areia em Trancoso, na Bahia. Pousada Vento Leste. Oito chalés com café da manhã. Diária para casal R$ 650, cama extra R$ 120. Check-in a partir das 14h, check-out até 12h. Não aceitamos animais. reservas@ventoleste.example, (73) 3668-1234',
    expect: {
      industry: 'lodging',
      name: 'Pousada Vento Leste',
      place: 'Trancoso',
      phone: '+557336681234',
      email: 'reservas@ventoleste.example',
      prices: ['Diária para casal 650 BRL', 'cama extra 120 BRL'],
    },
  },
  {
    brief:
      'Rui Salgado Fotografia. Casamentos e eventos em Guimarães e todo o Minho. Reportagem de casamento desde 1.200 €. Sessão de solteiros 150 €. 2 vezes premiado em 2023. www.ruisalgado.example',
    expect: {
      industry: 'photography',
      name: 'Rui Salgado Fotografia',
      place: 'Guimarães',
      url: 'https://www.ruisalgado.example',
      prices: ['Reportagem de casamento from 1200 EUR', 'Sessão de solteiros 150 EUR'],
    },
  },
  {
    brief:
      'Os Marinheiros de Água Doce, banda de música popular portuguesa de Coimbra. Tocamos em festas, casamentos e arraiais. Novo disco em março de 2026. Espetáculo de 90 minutos: 1.500 €. agenda@marinheiros.example 917 222 333',
    expect: {
      industry: 'music',
      name: 'Os Marinheiros de Água Doce',
      place: 'Coimbra',
      phone: '+351917222333',
      email: 'agenda@marinheiros.example',
      prices: ['Espetáculo de 90 minutos 1500 EUR'],
    },
  },
  {
    brief:
      'III Feira do Livro Independente de Curitiba, 22 e 23 de agosto de 2026, das 10h às 20h, no Passeio Público. Sessenta editoras, oficinas, conversas. Entrada franca. Mesa de expositor R$ 180. feira@livroindependente.example',
    expect: {
      industry: 'event',
      name: 'Feira do Livro Independente de Curitiba',
      place: 'Curitiba',
      email: 'feira@livroindependente.example',
      prices: ['Mesa de expositor 180 BRL'],
    },
  },
  {
    brief:
      'Escola de línguas Babel Tropical — inglês, espanhol e português para estrangeiros. Porto Alegre e online. Matrícula R$ 90, mensalidade R$ 380. Aulas de segunda a quinta das 18h às 21h. Secretaria: segunda a sexta, 13h às 21h. Fone 51 3221-4455',
    expect: {
      industry: 'education',
      name: 'Escola de línguas Babel Tropical',
      place: 'Porto Alegre',
      phone: '+555132214455',
      hours: 'Mo-Fr 13:00-21:00',
      prices: ['Matrícula 90 BRL', 'mensalidade 380 BRL'],
    },
  },
  {
    brief:
      'Sociedade de advogados Lacerda & Quintela, com escritório em Braga, Rua Dom Diogo de Sousa 51. Direito do trabalho, família e imobiliário. Consulta jurídica 60 €. Atendimento de segunda a sexta-feira das 9h30 às 18h. 253 610 111. geral@lacerdaquintela.example',
    expect: {
      industry: 'professional-services',
      name: 'Sociedade de advogados Lacerda & Quintela',
      place: 'Rua Dom Diogo de Sousa 51, Braga',
      phone: '+351253610111',
      email: 'geral@lacerdaquintela.example',
      hours: 'Mo-Fr 09:30-18:00',
      prices: ['Consulta jurídica 60 EUR'],
    },
  },
  {
    brief:
      'Agendaê é um aplicativo de agendamento online para salões e barbearias. Lembretes por WhatsApp, pagamento no app, relatórios. Teste grátis por 7 dias. Plano Essencial R$ 49 por mês, plano Equipe R$ 99 por mês. suporte@agendae.example',
    expect: {
      industry: 'software',
      name: 'Agendaê',
      email: 'suporte@agendae.example',
      prices: ['Plano Essencial 49 BRL', 'plano Equipe 99 BRL'],
    },
  },
  {
    brief:
      'Linha de Água: um caderno aberto sobre rios esquecidos do interior de Portugal. Textos, mapas e conversas. Escrevemos a partir de Amarante. ola@linhadeagua.example',
    expect: {
      industry: 'general',
      name: 'Linha de Água',
      place: 'Amarante',
      email: 'ola@linhadeagua.example',
    },
  },
]
