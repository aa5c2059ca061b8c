import type { TradeBriefs } from './trade-briefs.ts'

export const pt: TradeBriefs = {
  bakery:
    'A Padaria Aurora é uma pequena padaria no Porto. Oferecemos pão de centeio, pastéis de nata e broa de milho. Tudo é amassado de noite, na nossa cozinha. Aberta de terça a sábado das 7h às 19h. Broa 3,50 €, pastel de nata 1,30 €.',
  restaurant:
    'A Casa da Nazaré é um restaurante de cozinha do mar em Setúbal, Rua do Cais 14. Servimos choco frito, caldeirada e arroz-doce. De quarta a domingo das 12h às 22h. Tel. 265 000 012.',
  cafe: 'O Café da Esquina é um café acolhedor em Coimbra. Oferecemos galões, torradas e bolo de cenoura. Galão 1,60 €, bolo 2,90 €. Todos os dias das 8h às 20h.',
  bar: 'A Hora Azul é um bar de cocktails em Lisboa. Oferecemos cocktails clássicos, vinhos naturais e bebidas sem álcool. De quinta a sábado das 18h às 2h.',
  'hair-salon':
    'Cabeleireiro Zimbro em Braga. Oferecemos cortes, cor e penteados de noiva. Usamos tintas vegetais que respeitam o couro cabeludo sensível. Corte 25 €. Marcações pelo 253 000 012.',
  wellness:
    'O estúdio de massagens Água Calma em Faro oferece massagem de relaxamento, reflexologia e pedras quentes. Sessenta minutos 50 €. ola@aguacalma.example',
  clinic:
    'Clínica dentária dos Plátanos em Viseu para famílias e pacientes ansiosos. Oferecemos consultas, limpezas e próteses. De segunda a sexta das 9h às 18h. 232 000 012.',
  fitness:
    'Lado Forte é um pequeno ginásio em Aveiro. Oferecemos treino pessoal, pequenos grupos e mobilidade. Mensalidade 39 €.',
  trades:
    'A Canalizações Martins repara caldeiras, fugas e casas de banho em Leiria. Empresa familiar desde 1994. Tel. 244 000 012.',
  construction:
    'Construções Carvalho em Évora. Fazemos ampliações, remodelações e telhados. Desenhamos os planos e executamos a obra com a nossa equipa. obra@carvalho.example',
  cleaning:
    'A Limpezas Alba é uma empresa de limpezas em Sintra. Limpamos escritórios, escadas e alojamentos locais. Desde 18 € por hora. Tel. 219 000 012.',
  'auto-repair':
    'Oficina do Parque em Guimarães: revisão, travões, pneus e diagnóstico. Revisão 140 €. De segunda a sexta das 8h às 18h. 253 000 013.',
  shop: 'A Lua de Papel é uma papelaria em Tomar. Vendemos cadernos, canetas de tinta permanente e papel de embrulho. Rua Larga 22. De segunda a sábado das 10h às 19h.',
  florist:
    'O Feto Bravo é uma florista em Caldas da Rainha. Oferecemos ramos da época, flores de casamento e coroas. As nossas flores vêm de produtores da região. Ramos desde 20 €.',
  lodging:
    'A Vila Gaivota é um alojamento local na Nazaré com um jardim sobre o porto. Quarto duplo 85 €, quarto familiar 120 €. reservas@gaivota.example',
  photography:
    'Rosa Campos é fotógrafa de casamentos em Lisboa. Fotografo casamentos, famílias e pequenos negócios. Meio dia 650 €.',
  portfolio:
    'Sou o Téo Lind, ilustrador no Porto. Desenho capas de livros, cartazes e ilustrações para revistas. ola@teolind.example',
  music:
    'As Cordas de Cobre são um trio de folk de Vila Real. Tocamos em casamentos, festas de aldeia e concertos em casa. tocar@cordas.example',
  event:
    'O Jazz no Porto de Abrigo é um pequeno festival de jazz em Lagos. Passe 48 €, bilhete diário 22 €.',
  nonprofit:
    'A associação Segunda Prateleira em Beja recolhe e repara livros escolares. Oferecemos tardes de leitura, troca de livros e apoio ao estudo para famílias com poucos recursos.',
  education:
    'A Lingua é uma escola de línguas no Funchal. Ensinamos inglês, italiano e japonês a adultos em pequenos grupos. Curso noturno 180 €.',
  'professional-services':
    'A Vega Contas é um gabinete de contabilidade em Santarém. Oferecemos contabilidade, processamento de salários e declarações para trabalhadores independentes. Tel. 243 000 012.',
  'real-estate':
    'A Porto e Colina é uma imobiliária em Cascais. Oferecemos venda, arrendamento e avaliação de casas.',
  software:
    'O Rotaform é um programa para planear turnos. Oferece trocas de turno, pedidos de férias e exportação de salários para pequenos lares. Plano base 19 € por mês.',
  general: 'O Celeiro do Sino em Elvas. Escreva para ola@celeiro.example.',
}
