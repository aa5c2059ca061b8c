import type { Lexicon } from './lexicon.ts'
import { hours } from './pt/hours.ts'
import { industries } from './pt/industries.ts'
import { name, place } from './pt/names.ts'
import { prices } from './pt/prices.ts'

export const pt = {
  countries: ['PT', 'BR', 'AO', 'MZ'],
  common:
    'o a os as de do da dos das e em no na nos nas um uma para com por que é são somos nós nosso nossa nossos nossas ao à pelo pela não mais também desde até todos todas fazemos temos às dia dias quero preciso página site meu minha você se ou à sua seu aos muito sem entre eu está fica aberto aberta mas como este esta anos ano hora preço aqui perto ser estar já quando há foi três dois olá procuro rua vendo moro onde cada estamos vocês feito',
  letters: 'ãõçâê',
  months:
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
  workshops:
    'oficina de bicicletas|oficina de bikes|reparação de bicicletas|conserto de bicicletas|sapateiro|arranjos de costura|relojoeiro|luthier|afinador de pianos|amolador|estofador|encadernador|encadernadora|encadernação|encadernações',
  crafts:
    'oleiro|oleira|olaria|ceramista|ourives|prateiro|vidreiro|tecelã|tecelão|torneiro de madeira|cesteiro|cesteira|correeiro',
  mending: {
    acts: 'repar*|consert*|arranj*|restaur*|oficina|oficinas|costura|costureira|afi*|estof*|remend*|manutenção',
    things:
      'bicicleta|bicicletas|bike|bikes|bicis|relógio|relógios|sapatos|calçado|botas|roupa|roupas|vestidos|costura|costureira|guitarras|violões|violinos|instrumentos|móveis|mobiliário|móvel|cadeiras|poltronas|cadeirões|sofás|malas|facas|tesouras|joias|máquinas de costura|telemóveis|celulares|computadores|bonecas|brinquedos|rádios|pianos|acordeões',
  },
  vets: 'veterinári*|veterinária',
  laundries: 'lavandaria|lavanderia|engomadoria|limpeza a seco',
  producers:
    'apicultor|apicultora|apicultores|apiário|as nossas colmeias|nossas colmeias|queijaria|queijeiro|queijeira|vinícola|viticultor|viticultora|enólogo produtor|adega familiar|produtor de vinho|sidraria|pomar|pomares|horta familiar|lagar de azeite|destilaria|venda na quinta|loja da quinta|alambique artesanal',
  hiring: {
    names:
      'aluguer de bicicletas|aluguel de bicicletas|aluguer de bikes|aluguel de bikes|aluguer de caiaques|aluguel de caiaques|aluguer de canoas|aluguel de canoas|aluguer de barcos|aluguer de trotinetes|aluguel de patinetes|aluguer de pranchas|aluguel de pranchas|aluguer de fatos|aluguel de fantasias|aluguer de disfarces|aluguer de tendas|aluguel de tendas|aluguer de loiça|aluguel de louças|aluguer de ferramentas|aluguel de ferramentas|aluguer de insufláveis',
    acts: 'aluguer|aluguel|alugar|alugamos|alugo|aluga|aluga-se|locação',
    things:
      'bicicletas|bicicleta|bikes|caiaques|caiaque|canoas|barcos|gaivotas|trotinetes|patinetes|pranchas|fatos|fantasias|disfarces|tendas|loiça|louças|ferramentas|insufláveis',
  },
  weddings: 'vamos casar|casam-se|se casam|casamento de|casamento da|casamento do|nosso casamento',
  clubs:
    'hortas comunitárias|hortas urbanas|horta comunitária|associação de moradores|associação recreativa|associação cultural|coletividade|clube de ténis|clube de tênis|clube de ténis de mesa|clube de futebol|clube de xadrez|clube de leitura|clube de montanha|clube de remo|clube de natação|clube desportivo|clube esportivo|grupo desportivo|grupo recreativo|comissão de festas|rancho folclórico|teatro amador|clube de caminhada',
  playing: {
    together:
      'coro|coral|grupo coral|orfeão|banda filarmónica|banda filarmônica|filarmónica|banda de música|orquestra amadora|tuna|grupo de cante|batucada',
    hired: 'casamento|casamentos|contratação|contrate|eventos de empresa',
  },
  repairCafes: 'repair cafe|repair-cafe|café de reparação|café do conserto',
  occasions:
    'mercado|feira|festa|portas abertas|dia aberto|prova|inauguração|exposição|workshop|espetáculo|concerto|lançamento|baile',
  negations: 'não|sem|nunca|nem|nenhum|nenhuma',
  offers: {
    cues: 'tratamos|oferecemos|ofereço|oferece|fazemos|faço|vendemos|temos|serviços:|serviços|os nossos serviços são|nossos serviços|nossos serviços são|especializados em|especializada em|especializado em|servimos|ensinamos|dou aulas de|realizamos|prestamos serviços de|damos aulas de|preparamos|trabalhamos com|trabalho com|ajudamos com|produzimos|instalamos|reparamos|consertamos|fotografo|tratamos de|incluindo|cuidamos de|especialidades',
    makes: 'fabrica|faz|vende|repara|conserta|restaura|instala|produz|fabricamos',
    kept: 'à medida|sob medida|por medida|em madeira|para levar',
    things: /s$/,
    divide: 'e|ou|bem como|assim como|&|além de|mais',
    stops:
      'para|em|no|na|nos|nas|desde|a|por|todos|que|ao|com entrega|até|às|de terça|de segunda|há|onde|feito|feitos|feitas|feita|aos|sem|pela|pelo|das|sob',
    times:
      'todas as manhãs|todos os dias|todas as tardes|todas as noites|todas as semanas|todos os meses|toda semana|todo dia|todo o dia|toda manhã|cada manhã|aos domingos|aos sábados|às sextas|aos fins de semana|ao fim de semana|nos fins de semana|de manhã|à tarde|à noite|o ano todo|todo o ano|o ano inteiro|diariamente|hoje|amanhã',
    not: 'marcação|com marcação|grátis|gratuita|gratuito|proibido|não aceitamos|tudo|muito mais|mais|experimental|animais|você|vocês|wi-fi|desconto|muito',
  },
  audience: {
    before:
      'para|dirigido a|destinado a|voltado para|voltada para|pensado para|pensada para|ajudamos|ideal para|indicado para|apoiamos|ajuda|atendemos|feita para|feito para|trabalho com|trabalhamos com|atendo|consultas a|aulas a|apoio a',
    after: '',
    people:
      'docentes|quiosques|mercearias|trabalhadores|profissionais|miúdos|independentes|autónomos|autônomos|iniciantes|principiantes|idosos|donos|amantes|viajantes|vizinhos|particulares|leitores|mães|grávidas|gestantes|jovens|famílias|família|crianças|mulheres|homens|iniciantes|empresas|estudantes|alunos|seniores|idosos|restaurantes|freelancers|startups|casais|viajantes|pais|adultos|adolescentes|jovens|bebés|bebês|clientes|senhorios|inquilinos|corredores|ciclistas|equipas|equipes|professores|escolas|pessoas|turistas|principiantes|profissionais|negócios|noivas|noivos|cães|gatos|animais|empreendedores|lojas|proprietários|escritórios|hotéis|clínicas|médicos|grávidas|gestantes|mães|bairro|moradores|pacientes|compradores|particulares|pequenos negócios|surfistas|condomínios|caminhantes|peregrinos|agricultores|refugiados|músicos|artistas|autônomos|idades|ilustradores|ilustradoras|tradutores|intérpretes|escritores|autores|fotógrafos|jornalistas|contabilistas|contadores|canalizadores|encanadores|eletricistas|pedreiros|jardineiros|cabeleireiros|salões de beleza|barbearias|ginásios|academias|consultórios|clínicas dentárias|dentistas|enfermeiros|terapeutas|advogados|escritórios de advocacia|livrarias|padarias|agências|clubes|coros|escolares|universitários|vestibulandos|concurseiros|aprendizes|reformados|aposentados|avós|novatos|escaladores|nadadores|cavaleiros|pescadores|mergulhadores|bailarinos|cantores|colecionadores|campistas|requerentes de asilo|migrantes|imigrantes|sem-abrigo|moradores de rua|cuidadores|produtores|viticultores|apicultores|cozinheiros|organizadores|consultores|formadores|investigadores|pesquisadores|engenheiros|arquitetos|creches|colégios|condóminos|administradores de condomínio|anfitriões|recém-chegados|solteiros|madrugadores|designers|programadores|artesãos|futuras mamãs|meninas|meninos|motoristas|oficinas mecânicas|bandas|associações|museus|ong',
    stops:
      'em|no|na|desde|a partir|aberto|nós|que|com|todos|e para a|às|por|nos|até|de segunda|de terça',
  },
  since: {
    before:
      'desde|formados em|formado em|formada em|tudo começou em|desde o ano de|fundada em|fundado em|fundados em|aberto desde|aberta desde|aberto em|aberta em|inaugurado em|inaugurada em|criada em|criado em|nasceu em|nasceu no ano de|existe desde|abrimos em|abriu em|começou em|fundámos em|começámos em|abriu portas em|abrimos as portas em|desde o ano|nascida em|nascemos em|nascido em',
    after: '',
    founding: 'abriu|abriram|fundou|fundaram|abrimos|criou|montou|fundámos|formou',
    opened: 'abriu|abriram|fundou|fundaram|abrimos|fundámos',
    not: 'também|renovado|renovada|remodelado|construído|segunda|segundo|nova|novo|outra',
  },
  phone: {
    cues: 'telefone|tel|telemóvel|tlm|celular|whatsapp|ligue|contacto|contato|fone|zap|número|cel|fixo',
    not: 'fax|nif|cnpj|cpf|iban|nipc|licença|cep|crm|creci',
  },
  hours,
  name,
  place,
  prices,
  industries,
} as const satisfies Lexicon
