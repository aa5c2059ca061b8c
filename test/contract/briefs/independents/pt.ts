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
  {
    brief: `Padaria Trigo Manso, em Viseu. Pão de centeio, broa de milho e pastelaria do dia. Aberto de segunda a sábado das 6h30 às 20h00.`,
    expect: {
      industry: 'bakery',
      name: ['Padaria Trigo Manso', 'Trigo Manso'],
      place: 'Viseu',
      hours: 'Mo-Sa 06:30-20:00',
    },
  },
  {
    brief: `Olá, eu sou a Marlene e tenho uma lojinha de lãs em Guimarães, a Novelo Teimoso. Vendo fios portugueses, agulhas e kits, e às quintas à noite juntamo-nos para tricotar. Novelo de merino 7,50 €, kit de gorro 22 €. O meu email é marlene@novelo.example, respondo sempre (às vezes devagar).`,
    expect: {
      industry: 'shop',
      name: ['Novelo Teimoso', 'a Novelo Teimoso'],
      place: 'Guimarães',
      email: 'marlene@novelo.example',
      prices: ['Novelo de merino 7.5 EUR', 'kit de gorro 22 EUR'],
    },
  },
  {
    brief: `oficina do quim zé
barcelos
mudança de oleo 45 euros
pastilhas 60 euros
seg a sex 9h-18h`,
    expect: {
      industry: 'auto-repair',
      name: 'oficina do quim zé',
      place: 'barcelos',
      hours: 'Mo-Fr 09:00-18:00',
      prices: ['mudança de oleo 45 EUR', 'pastilhas 60 EUR'],
    },
  },
  {
    brief: `MARMITARIA SABOR DA LENA!! MARMITA PEQUENA R$ 16,00 MARMITA GRANDE R$ 22,00. ENTREGAMOS EM UBERLÂNDIA DE SEGUNDA A SEXTA 11H ÀS 14H. ZAP (34) 99555-0147`,
    expect: {
      industry: 'restaurant',
      name: ['MARMITARIA SABOR DA LENA', 'SABOR DA LENA'],
      place: 'UBERLÂNDIA',
      phone: '+5534995550147',
      hours: 'Mo-Fr 11:00-14:00',
      prices: ['MARMITA PEQUENA 16 BRL', 'MARMITA GRANDE 22 BRL'],
    },
  },
  {
    brief: `Somos o grupo de cantares Vozes do Sobreiral, de Évora, e andamos nisto desde 1998. Cante alentejano à antiga, em festas, casamentos e onde nos derem um copo de vinho. Ensaios à sexta, 21h30. Contratações: vozes@sobreiral.example`,
    expect: {
      industry: 'music',
      name: ['Vozes do Sobreiral', 'grupo de cantares Vozes do Sobreiral'],
      place: 'Évora',
      email: 'vozes@sobreiral.example',
      since: 1998,
    },
  },
  {
    brief: `Na Clínica Veterinária Bicho Calmo tratamos cães, gatos e exóticos com tempo e sem pressas. Rua do Gravito 18, Aveiro. Segunda a sexta 9h-19h, sábado 10h-13h. 234 555 018. Consulta 35 €, microchip 30 €.`,
    expect: {
      industry: 'clinic',
      name: ['Clínica Veterinária Bicho Calmo', 'Bicho Calmo'],
      place: 'Rua do Gravito 18, Aveiro',
      phone: '+351234555018',
      hours: 'Mo-Fr 09:00-19:00; Sa 10:00-13:00',
      prices: ['Consulta 35 EUR', 'microchip 30 EUR'],
    },
  },
  {
    brief: `faço limpezas em casas e escritórios em Setúbal, tenho carro e levo os produtos. limpeza de vidros 30 €, limpeza pós-obra desde 120 €. quero uma página simples com botão para ligar: 265 555 042`,
    expect: {
      industry: 'cleaning',
      place: 'Setúbal',
      phone: '+351265555042',
      prices: ['limpeza de vidros 30 EUR', 'limpeza pós-obra from 120 EUR'],
    },
  },
  {
    brief: `Benedita + Salvador
15 de maio de 2027, Sintra
Cerimónia às 12h, festa até cair
Confirmar em benedita-salvador.example`,
    expect: {
      industry: 'event',
      name: 'Benedita + Salvador',
      place: 'Sintra',
      url: 'https://benedita-salvador.example',
    },
  },
  {
    brief: `Oi, gente! A nossa pousada fica em Paraty, pertinho da praia, e tem nove quartos com rede na varanda. Demos a ela o nome de Maré Mansinha. Diária a partir de R$ 240, passeio de barco R$ 95. Check-in às 14h. reservas@maremansinha.example`,
    expect: {
      industry: 'lodging',
      name: ['Maré Mansinha', 'Pousada Maré Mansinha'],
      place: 'Paraty',
      email: 'reservas@maremansinha.example',
      prices: ['Diária from 240 BRL', 'passeio de barco 95 BRL'],
    },
  },
  {
    brief: `Chamamo-nos Sopa e Conversa. Há doze anos que distribuímos refeições quentes no Porto, todas as noites, e precisamos de cozinheiros, de condutores e de tupperwares. Não pedimos dinheiro na rua.`,
    expect: {
      industry: 'nonprofit',
      name: 'Sopa e Conversa',
      place: 'Porto',
    },
  },
  {
    brief: `Venda e arrendamento de casas em Leiria desde 2008, com fotografias a sério e sem surpresas na escritura. Chave d'Água Imobiliária, Lda. — geral@chavedagua.example`,
    expect: {
      industry: 'real-estate',
      name: [`Chave d'Água Imobiliária, Lda.`, `Chave d'Água Imobiliária`, `Chave d'Água`],
      place: 'Leiria',
      email: 'geral@chavedagua.example',
      since: 2008,
    },
  },
  {
    brief: `O Zuntrilha é um aplicativo para motoboys e pequenas transportadoras: monta a rota, avisa o cliente, fecha o caixa. Plano Solo R$ 29,90, plano Frota R$ 149. Feito em Campinas. zuntrilha.example`,
    expect: {
      industry: 'software',
      name: ['Zuntrilha', 'O Zuntrilha'],
      place: 'Campinas',
      url: 'https://zuntrilha.example',
      audience: 'motoboys e pequenas transportadoras',
      prices: ['Plano Solo 29.9 BRL', 'plano Frota 149 BRL'],
    },
  },
  {
    brief: `Fugas, entupimentos, esquentadores avariados em Santarém? Ligue ao Norberto Pimpão, canalizador. 24 horas por dia, 7 dias por semana, 243 555 061 ou 912 555 061. Deslocação 25 €.`,
    expect: {
      industry: 'trades',
      name: 'Norberto Pimpão',
      place: 'Santarém',
      phone: '+351243555061',
      hours: '24/7',
      prices: ['Deslocação 25 EUR'],
    },
  },
  {
    brief: `Irmãos Caramelo Construções, Lda. Telhados, remodelações e moradias em Bragança desde 1979. Orçamentos grátis. Escritório aberto de segunda a sexta, 8h30-12h30 e 14h-18h.`,
    expect: {
      industry: 'construction',
      name: ['Irmãos Caramelo Construções, Lda.', 'Irmãos Caramelo Construções', 'Irmãos Caramelo'],
      place: 'Bragança',
      hours: 'Mo-Fr 08:30-12:30,14:00-18:00',
      since: 1979,
    },
  },
  {
    brief: `Vai abrir em Coimbra o Café Meia Chávena, pequenino mas com bolos enormes. Galão 1,60 €, fatia de bolo 3,20 €. De terça a domingo, das 8h às 19h. Estudantes com portátil são bem-vindos, menos ao almoço.`,
    expect: {
      industry: 'cafe',
      name: ['Café Meia Chávena', 'Meia Chávena'],
      place: 'Coimbra',
      hours: 'Tu-Su 08:00-19:00',
      prices: ['Galão 1.6 EUR', 'fatia de bolo 3.2 EUR'],
    },
  },
  {
    brief: `oi queria um saite pro meu salao em recife so cabelo cacheado e crespo. quem me conhece ja sabe, é o Espaço Cacheia. corte R$ 80, hidrataçao R$ 60, trança a partir de R$ 150. atendo terça a sabado 9h as 18h`,
    expect: {
      industry: 'hair-salon',
      name: 'Espaço Cacheia',
      place: 'recife',
      hours: 'Tu-Sa 09:00-18:00',
      prices: ['corte 80 BRL', 'hidrataçao 60 BRL', 'trança from 150 BRL'],
    },
  },
  {
    brief: `Ramos de noiva, coroas, arranjos de mesa e vasos com vida. Entregas em Tavira no próprio dia. Ramo do dia 12 €. Com carinho, Flores da Zulmira`,
    expect: {
      industry: 'florist',
      name: 'Flores da Zulmira',
      place: 'Tavira',
      prices: ['Ramo do dia 12 EUR'],
    },
  },
  {
    brief: `Tomé Alvorão Fotografia: batizados, casamentos e retratos de família em Vila Real. Sessão de família 140 €, casamento desde 950 €. tome@alvorao.example`,
    expect: {
      industry: 'photography',
      name: ['Tomé Alvorão Fotografia', 'Tomé Alvorão'],
      place: 'Vila Real',
      email: 'tome@alvorao.example',
      prices: ['Sessão de família 140 EUR', 'casamento from 950 EUR'],
    },
  },
  {
    brief: `Treinar a sério na Covilhã? É na Box 1640. Mensalidade 39 €, aula avulsa 8 €, primeira semana de borla. Seg-sex 7h-21h, sáb 9h-12h. A nossa treinadora-chefe, a Filomena, já levantou mais quilos do que todos nós juntos.`,
    expect: {
      industry: 'fitness',
      name: 'Box 1640',
      place: 'Covilhã',
      hours: 'Mo-Fr 07:00-21:00; Sa 09:00-12:00',
      prices: ['Mensalidade 39 EUR', 'aula avulsa 8 EUR'],
    },
  },
  {
    brief: `Cartaz online da Festa da Abóbora Menina 2027, em Ourém, 29 a 31 de outubro. Tasquinhas, concertinas, corrida de sacos e missa campal domingo às 11h. Bilhete diário 3 €, passe de três dias 7 €.`,
    expect: {
      industry: 'event',
      name: 'Festa da Abóbora Menina',
      place: 'Ourém',
      prices: ['Bilhete diário 3 EUR', 'passe de três dias 7 EUR'],
    },
  },
  {
    brief: `Tradução certificada de russo, ucraniano e inglês. Trabalho sozinha, em Braga, e assino Lesya Falcato em tudo o que entrego. Certidão 40 €, diploma 55 €. Peçam orçamento por email: lesya@falcato.example. Prazos curtos sim, milagres não.`,
    expect: {
      industry: 'professional-services',
      name: 'Lesya Falcato',
      place: 'Braga',
      email: 'lesya@falcato.example',
      prices: ['Certidão 40 EUR', 'diploma 55 EUR'],
    },
  },
  {
    brief: `Bem-vindo à Escola de Condução Terceira à Direita! Aulas de código e condução em Beja, carros novos, instrutores com paciência de santo. Carta de ligeiros 750 €, aula extra 25 €. Secretaria de segunda a sexta, das 10h às 13h e das 15h às 19h.`,
    expect: {
      industry: 'education',
      name: ['Escola de Condução Terceira à Direita', 'Terceira à Direita'],
      place: 'Beja',
      hours: 'Mo-Fr 10:00-13:00,15:00-19:00',
      prices: ['Carta de ligeiros 750 EUR', 'aula extra 25 EUR'],
    },
  },
  {
    brief: `preciso de site para bar em olhão "O Último Barco" petiscos e cerveja gelada quarta a domingo 18h-2h imperial 1,50€`,
    expect: {
      industry: 'bar',
      name: 'O Último Barco',
      place: 'olhão',
      hours: 'We-Su 18:00-02:00',
      prices: ['imperial 1.5 EUR'],
    },
  },
  {
    brief: `Página para o Bernardo Quintã, ilustrador e autor de banda desenhada em Caldas da Rainha. Mostrar pranchas, capas e esboços. Contacto: ola@bquinta.example. Nada de loja.`,
    expect: {
      industry: 'portfolio',
      name: 'Bernardo Quintã',
      place: 'Caldas da Rainha',
      email: 'ola@bquinta.example',
    },
  },
  {
    brief: `Massagens e drenagem linfática no Funchal, para grávidas e pessoas com dores crónicas. Mão de Sal, assim está na porta. Sessão de 50 minutos 45 €. Marcações pelo 291 555 037.`,
    expect: {
      industry: 'wellness',
      name: 'Mão de Sal',
      place: 'Funchal',
      phone: '+351291555037',
      audience: 'grávidas e pessoas com dores crónicas',
      prices: ['Sessão de 50 minutos 45 EUR'],
    },
  },
  {
    brief: `Queria juntar fotografias velhas, receitas e histórias da terra dos meus avós num sítio só, para não se perderem. Ficaria Memórias de Alpalhão. Quem tiver retratos na gaveta mande para gaveta@alpalhao.example`,
    expect: {
      industry: ['general', 'nonprofit', 'portfolio'],
      name: 'Memórias de Alpalhão',
      email: 'gaveta@alpalhao.example',
      open: ['place'],
    },
  },
]
