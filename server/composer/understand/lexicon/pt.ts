import type { Lexicon } from './lexicon.ts'

export const pt = {
  countries: ['PT', 'BR', 'AO', 'MZ'],
  common:
    'o a os as de do da dos das e em no na nos nas um uma para com por que é são somos nós nosso nossa nossos nossas ao à pelo pela não mais também desde até todos todas fazemos temos às dia dias quero preciso página site meu minha você se ou à sua seu aos muito sem entre eu está fica aberto aberta mas como este esta anos ano hora preço aqui perto ser estar já quando há foi três dois olá procuro rua vendo moro onde cada estamos vocês feito',
  letters: 'ãõçâê',
  months:
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
  negations: 'não|sem|nunca|nem|nenhum|nenhuma',
  hours: {
    days: [
      'segunda|segunda-feira|segundas|segundas-feiras|2ª|2ª feira|seg|2.ª feira|2.ª',
      'terça|terça-feira|terças|terças-feiras|3ª|3ª feira|ter|3.ª feira|3.ª',
      'quarta|quarta-feira|quartas|quartas-feiras|4ª|4ª feira|qua|4.ª feira|4.ª',
      'quinta|quinta-feira|quintas|quintas-feiras|5ª|5ª feira|qui|5.ª feira|5.ª',
      'sexta|sexta-feira|sextas|sextas-feiras|6ª|6ª feira|sex|6.ª feira|6.ª',
      'sábado|sábados|sáb',
      'domingo|domingos|dom',
    ],
    weekdays: 'dias úteis|dias de semana|durante a semana|nos dias úteis|em dias úteis|dia útil',
    weekend:
      'fim de semana|fins de semana|fim-de-semana|fins-de-semana|finais de semana|final de semana',
    daily:
      'todos os dias|diariamente|sete dias por semana|7 dias por semana|todo dia|todo o dia|7 dias',
    holidays: 'feriados|feriado',
    otherDays: 'nos outros dias|restantes dias|nos restantes dias|demais dias|nos demais dias',
    to: 'a|à|às|até|até às|ate as|ao|aos|até à|até o|até a|-|–|—|~|e as|→|até ao|e fechamos às|e fecha às|e encerra às|e encerramos às|e fechamos as|fecha às',
    from: 'das|da|de|do|desde as|a partir das|entre as|entre a|entre|desde',
    until: 'até|até às|até à',
    and: 'e|&|+|,|/|e das|e de|e da',
    except: 'exceto|excepto|menos|salvo|com exceção de|à exceção de|fora',
    closed:
      'fechado|fechada|fechados|fechamos|encerrado|encerrada|encerramos|encerra|encerrados|fecha|folga|descanso|não abrimos|dia de descanso|descanso semanal|fechadas',
    open: 'aberto|aberta|abertos|abrimos|abre|horário|horários|horário de funcionamento|funcionamos|funcionamento|atendemos|atendimento|funciona|estamos abertos|expediente|horário de atendimento|abertas',
    pause:
      'pausa|almoço das|pausa para almoço|intervalo|pausa de almoço|fechado para almoço|hora de almoço|fechamos para almoço|intervalo de almoço',
    noon: 'meio-dia|meio dia',
    midnight: 'meia-noite|meia noite',
    am: 'da manhã|de manhã',
    pm: 'da tarde|da noite|de tarde|à noite|à tarde|tarde',
    hour: 'h|horas|hs|hora|hrs',
    minute: 'min|m',
    half: 'e meia',
    lunch: 'almoço',
    spoken: {
      numbers: [
        '',
        'duas',
        'três',
        'quatro',
        'cinco',
        'seis',
        'sete',
        'oito',
        'nove',
        'dez',
        'onze',
        'doze',
        'treze',
        'quatorze|catorze',
        'quinze',
        'dezesseis|dezasseis',
        'dezessete|dezassete',
        'dezoito',
        'dezenove|dezanove',
        'vinte',
        'vinte e uma',
        'vinte e duas',
        'vinte e três',
      ],
      leads: [],
      tails: [
        ['e meia', 30],
        ['e um quarto', 15],
        ['menos um quarto', -15],
      ],
    },
    always:
      '24/7|24 / 7|24 horas por dia|24 horas|24h|24h por dia|dia e noite|vinte e quatro horas',
    nth: 'primeiro|primeira|segundo|terceiro|terceira|último|última|1º|1ª|cada duas',
    notHours:
      'aula|aulas|curso|cursos|workshop|workshops|oficina das|concerto|concertos|check-in|check-out|ensaio|ensaios|ensaiamos|encontro|encontros|encontramo-nos|show|shows|entrada às|missa|happy hour|feira das|pequeno-almoço|café da manhã|café da manhã servido|visita|visitas|espetáculo|espetáculos|festa|ingressos|turma|turmas|treino|treinos|sessão|sessões|portas|programa|cerimónia|cerimônia|roda de samba|sessões de|início|anos de idade|anos|música ao vivo|entregas|entrega|reunimos|reuniões|telefone das|brunch|no verão|no inverno|verão|inverno',
  },
  name: {
    before:
      'chamada|chamado|chama-se|se chama|chamadas|com o nome|nome:|o nome é|denominada|denominado|intitulado|nome é|chamamo-nos|se chamam|chamam-se|de nome|o nome da loja é|conhecida como|conhecido como|com o nome de|nos chamamos|nome da empresa:|nome do negócio:',
    near: 'somos a|somos o|somos os|somos as|bem-vindo ao|bem-vindos ao|bem-vindo à|bem-vindos à|site da|site do|página da|página do|site para a|site para o|página para a|página para o|na|no|a|o|projeto|projecto|apresento a|apresento o|conheça a|conheça o|somos|aqui na|aqui no|landing page para|banda|a banda|site para|página para|app|a empresa|o grupo|a associação|o coletivo|a marca|o escritório|a companhia|fundámos|criámos a|criamos a|criámos o|criamos o|equipe|equipa|abrimos a|abrimos o|vamos abrir',
    after: '',
    copula:
      'é|são|fica|oferece|faz|vende|serve|está|ajuda|abre|tem|nasceu|em|no|na|funciona|atende|prepara|acolhe|volta|ensina|cuida|repara|limpa|organiza|junta|desde|conserta|toca|realiza|acontece|constrói|produz|recebe|resgata|do|da|de|trabalha',
    being: 'é|são',
    greetings:
      'olá a todos|olá|oi|bom dia|boa tarde|boa noite|exmos. senhores|prezados senhores|prezados|caros senhores|e aí',
    particles: 'de|do|da|dos|das|e|&|+|d',
    stops:
      'em|é|são|que|na|no|com|para|fica|desde|e|somos|está|perto|localizado|localizada|vende|faz|oferece|nós|uma|um|aberto|por|tem|situada|situado|abre|funciona|junto|atende',
    generic:
      'a|o|os|as|um|uma|nós|somos|eu|sou|nosso|nossa|meu|minha|pequena|pequeno|família|familiar|novo|nova|moderno|moderna|tradicional|artesanal|acolhedor|acolhedora|página|site|para|em|no|na|de|da|do|temos|fazemos|aberto|aberta|abrimos|horário|preço|preços|telefone|tel|telemóvel|morada|endereço|contacto|contato|email|e-mail|segunda|terça|quarta|quinta|sexta|sábado|domingo|todos|todas|loja|negócio|empresa|quero|preciso|criar|fazer|crie|olá|oi|bom|boa|com|desde|vendemos|oferecemos|serviço|serviços|aulas|atendemos|ligue|reservas|marcações|fica|ficamos|estamos|não|sem|por|entre|ao|aos|às|até|também|aqui|uns|umas|dois|duas|três|melhor|profissional|especialista|especialistas|online|fechado|fechada|encerrado|encerrada|italiana|italiano|portuguesa|português|japonesa|brasileira|brasileiro|vegetariano|vegano|casa|rua|avenida|praça|whatsapp|instagram|facebook|encomendas|entrada|bilhetes|ingressos|equipa|equipe|grupo|mensalidade|só|há|fundada|fundado|cidade|centro|orçamentos|cortes|corte|tudo|pão|dia|quando|onde|quem|como|mais|agende|reserve|nome|banda|quartos|os|festa|pagamento|quer|queremos|trabalhamos|trabalho|procuro|conserto|venha|visite|ofereço|faço|dou|mando|bolos|atende|valor|valores|projeto|bem-vindos|bem-vindo|bem-vinda|precisamos|gostaria|gostaríamos|queria|procuramos',
    person: 'sou a|sou o|eu sou|chamo-me|me chamo|meu nome é|o meu nome é|sou|por',
  },
  place: {
    prepositions:
      'em|no|na|perto de|perto do|perto da|arredores de|nos arredores de|junto a|próximo de|próximo a|ali em|lá em|aqui em',
    weak: 'nos|nas|de|do|da|para|por|morada|endereço|junto ao|junto à|até|a|toda',
    between:
      'o centro de|centro de|centro do|centro da|bairro de|bairro do|bairro da|cidade de|baixa de|coração de|coração do|coração da|zona de|zona da|o coração de|região de|região do|região da|toda a|todo o|a|o|zona histórica de|serra da|grande|área metropolitana de|interior de|norte de|sul de|zona sul de|zona norte de|zona oeste de|zona leste de|aldeia de|vila de|centro histórico de|distrito de|concelho de|bairro|coração',
    streets:
      'rua|avenida|av|praça|travessa|largo|estrada|calçada|alameda|rodovia|beco|r|praceta|rossio|cais|ladeira|pátio',
    not: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|instagram|facebook|whatsapp|natal|páscoa|família|casa|internet|pix|multibanco|mb|jesus',
    venues:
      'passeio|parque|jardim|praça|museu|igreja|castelo|teatro|escola|largo|mosteiro|convento|pavilhão|quinta|palácio|estádio|aeroporto|universidade|praia|rio|mercado|rua|avenida',
    elsewhere: 'expus|expôs|exposições em|estudei|nasci|mudei-me de|vim de|formada em|formado em',
  },
  prices: {
    currencies: {
      EUR: '€|eur|euros|euro',
      BRL: 'r$|brl|reais|real',
      USD: 'usd|us$|dólares|$',
      GBP: '£|libras',
    },
    from: 'a partir de|desde|a partir dos|a começar em|começa em|começam em|começando em|no mínimo|entre',
    link: 'por|a|custa|custam|é|são|só|apenas|cada|de|por apenas|sai a|sai por|fica a|fica por|ao preço de|o preço é|preço|valor|sai|está a|ficam a|custa só|com|saem a|saem por|custando|em|para|são a|da|do|o|no valor de',
    per: 'por|para|cada|o|a|/|ao|à|um|uma|pelo|pela|de',
    lead: 'o|a|os|as|um|uma|e|ou|também|preço|preços|temos|fazemos|vendemos|nosso|nossa|nossos|nossas|com|de|para|tabela|como|por exemplo|há|ofereço|oferecemos|cobro|valores|do|da|ou|mais|ainda|são|é|serviços|faço|cobramos|dou|dos|das|no|na',
    divide: 'e|ou|mais|mas',
    later: 'depois|a seguir',
    not: 'desconto|angariados|angariámos|arrecadamos|arrecadados|poupe|economize|acima de|superior a|superiores a|mais de|orçamento de|investimento|milhões|milhão|faturação|faturamento|portes grátis|frete grátis|frete grátis acima de|doados|entrega grátis|caução|até|prémio|prêmio|compras acima|entregas grátis|encomenda mínima|pedido mínimo|multa|taxa de cancelamento|mil milhões|doe|doar|doação|donativo|donativos|doações|recebemos|angariou',
  },
  offers: {
    cues: 'oferecemos|ofereço|oferece|fazemos|faço|vendemos|temos|serviços:|serviços|os nossos serviços são|nossos serviços|nossos serviços são|especializados em|especializada em|especializado em|servimos|ensinamos|dou aulas de|realizamos|prestamos serviços de|damos aulas de|preparamos|trabalhamos com|trabalho com|ajudamos com|produzimos|instalamos|reparamos|consertamos|fotografo|tratamos de|incluindo|cuidamos de|especialidades',
    divide: 'e|ou|bem como|assim como|&|além de|mais',
    stops:
      'para|em|no|na|nos|nas|desde|a|por|todos|que|ao|com entrega|até|às|de terça|de segunda|há|onde|feito|feitos|feitas|feita|aos|sem|pela|pelo|das|sob',
    not: 'grátis|gratuita|gratuito|proibido|não aceitamos|tudo|muito mais|mais|experimental|animais|você|vocês|wi-fi|desconto|muito',
  },
  audience: {
    before:
      'para|dirigido a|destinado a|voltado para|voltada para|pensado para|pensada para|ajudamos|ideal para|indicado para|apoiamos|ajuda|atendemos|feita para|feito para',
    after: '',
    people:
      'famílias|família|crianças|mulheres|homens|iniciantes|empresas|estudantes|alunos|seniores|idosos|restaurantes|freelancers|startups|casais|viajantes|pais|adultos|adolescentes|jovens|bebés|bebês|clientes|senhorios|inquilinos|corredores|ciclistas|equipas|equipes|professores|escolas|pessoas|turistas|principiantes|profissionais|negócios|noivas|noivos|cães|gatos|animais|empreendedores|lojas|proprietários|escritórios|hotéis|clínicas|médicos|grávidas|gestantes|mães|bairro|moradores|pacientes|compradores|particulares|pequenos negócios|surfistas|condomínios|caminhantes|peregrinos|agricultores|refugiados|músicos|artistas|autônomos|idades',
    stops:
      'em|no|na|desde|a partir|aberto|nós|que|com|todos|e para a|às|por|nos|até|de segunda|de terça',
  },
  since: {
    before:
      'desde|desde o ano de|fundada em|fundado em|fundados em|aberto desde|aberta desde|aberto em|aberta em|inaugurado em|inaugurada em|criada em|criado em|nasceu em|nasceu no ano de|existe desde|abrimos em|abriu em|começou em|fundámos em|começámos em|abriu portas em|abrimos as portas em|desde o ano|nascida em|nascemos em|nascido em',
    after: '',
    not: 'também|renovado|renovada|remodelado|construído',
  },
  phone: {
    cues: 'telefone|tel|telemóvel|tlm|celular|whatsapp|ligue|contacto|contato|fone|zap|número|cel|fixo',
    not: 'fax|nif|cnpj|cpf|iban|nipc|licença|cep|crm|creci',
  },
  industries: {
    bakery: {
      names:
        'padaria|padarias|padeiro|padeira|pastelaria|confeitaria|panificadora|boleira|boleiro|chocolateria|chocolataria|doceria|confeiteira|confeiteiro|atelier de bolos|ateliê de bolos|boulangerie|brigaderia',
      strong:
        'fermentação natural|massa mãe|massa-mãe|pães|pão|broa|bolos de aniversário|bolos de casamento|bolos|croissants|pastéis de nata|pão de queijo|brigadeiros|doces|cozemos|bolo|pastel de nata|assamos|docinhos',
      weak: 'farinha|forno|fornadas|biscoitos|salgados|tortas|encomendas',
    },
    restaurant: {
      names:
        'restaurante|restaurantes|pizzaria|churrascaria|tasca|taberna|marisqueira|lanchonete|hamburgueria|bistrô|bistro|cantina|food truck|cervejaria|casa de pasto|catering|buffet|petisqueira|rodízio|adega|sushi bar|tasquinha|temakeria|comida de rua|galeteria|pastelaria chinesa|snack-bar|take-away|steakhouse|comida ao quilo|churrasqueira',
      strong:
        'petiscos|prato do dia|pratos|cozinha|chef|menu de degustação|bacalhau|feijoada|pizza|pizzas|peixe grelhado|carne|sushi|hambúrgueres|reserve a sua mesa|mesa|marisco|picanha|grelhados|moqueca|cozinheiro|cozinheira|francesinhas|marmitas',
      weak: 'jantar|almoço|comida|vinhos|ementa|cardápio|jantares|sobremesas|almoços',
    },
    cafe: {
      names:
        'café|cafetaria|cafeteria|casa de chá|gelataria|sorveteria|salão de chá|coffee shop|geladaria|cafeteria de especialidade|torrefação|torrefadora|casa de sumos|creperia|casa de sucos|gelateria|café-livraria|açaiteria',
      strong:
        'café de especialidade|cafés especiais|cappuccino|barista|expresso|espresso|gelados artesanais|brunch|filtrado|café coado|flat white|sorvetes|torrado|gelado artesanal|grãos',
      weak: 'chá|bolo|bolos|wi-fi|torradas|tostas|gelados|lanche|lanches|pequeno-almoço',
      not: 'café da manhã',
    },
    bar: {
      names:
        'bar|bares|boteco|botequim|pub|cocktail bar|bar de vinhos|wine bar|cervejaria artesanal|discoteca|garrafeira bar|gastrobar|choperia|bar de tapas|bar de cocktails|clube noturno|balada|microcervejaria|bar de praia|taproom|wine bar|casa de fado|destilaria|bar de coquetéis|bar de jazz',
      strong:
        'cocktails|coquetéis|drinks|cervejas artesanais|chope|chopp|caipirinhas|happy hour|imperiais|caipirinha|bebidas|à pressão|dj|vinhos naturais|drinques|cachaça',
      weak: 'cerveja|vinho|gin|noite|música ao vivo|copos|karaokê|samba',
      not: 'bar mitzvah|barra|sushi bar|salad bar|snack-bar',
    },
    'hair-salon': {
      names:
        'cabeleireiro|cabeleireira|cabeleireiros|barbearia|barbeiro|barbeiros|salão de cabeleireiro|salão de beleza|hair studio|salão de cabelos|barber shop|barbershop|salão unissex|cabeleireiras|salão especializado em cachos|salão',
      strong:
        'corte de cabelo|cortes|coloração|madeixas|luzes|mechas|barba|balayage|brushing|escova|cabelo|cabelos|penteados|progressiva|corte masculino|cachos|corte feminino|alisamento|nuances|hidratação capilar',
      weak: 'corte|tesoura|navalha|tranças|toalha quente|manicure',
    },
    wellness: {
      names:
        'spa|massagem|massagens|massagista|estética|centro de estética|esteticista|clínica de estética|manicure|nail designer|sauna|estúdio de tatuagem|tatuagem|tatuador|tatuadora|estúdio de unhas|bem-estar|reiki|depilação|centro de bem-estar|salão de manicure|espaço de terapias|termas|gabinete de estética|terapias holísticas|massoterapia|massoterapeuta|unhas de gel|tatuagens|meditação|hammam|design de sobrancelhas|lash designer|gabinete de massagens',
      strong:
        'limpeza de pele|pedicure|pedicura|unhas|sobrancelhas|pestanas|relaxamento|drenagem linfática|pedras quentes|facial|tratamentos faciais|tratamentos corporais|cílios|rosto|tatuagens|ventosas|aromaterapia|manicura',
      weak: 'relaxar|beleza|tratamentos|pele|corpo|relaxante|terapia',
    },
    clinic: {
      names:
        'clínica|consultório|dentista|dentistas|médico|médica|fisioterapia|fisioterapeuta|psicólogo|psicóloga|veterinário|veterinária|clínica veterinária|clínica dentária|clínica odontológica|osteopatia|osteopata|nutricionista|pediatra|dermatologista|oftalmologista|óptica|farmácia|psicoterapia|terapia da fala|fonoaudióloga|acupuntura|quiroprático|ortodontia|parteira|policlínica|dermatologia|consultório odontológico|quiropraxia|podologista|enfermagem|psicoterapeuta|pilates clínico|centro médico|pediatria|terapeuta da fala|ginecologista|psiquiatra',
      strong:
        'pacientes|consultas|consulta|implantes|aparelhos|vacinas|vacinação|branqueamento|clareamento|limpeza dentária|dores nas costas|reabilitação|convênios|seguros|utentes|dentes|terapia manual|medicina dentária|lesões desportivas|próteses|exames|avaliação inicial|terapia|odontologia|castração',
      weak: 'saúde|tratamento|tratamentos|dor|dores|médicos|convênio',
      not: 'clínica de estética',
    },
    fitness: {
      names:
        'ginásio|academia de musculação|academia|yoga|ioga|estúdio de yoga|pilates|crossfit|personal trainer|box de crossfit|artes marciais|boxe|escola de dança|estúdio de pilates|judo|karaté|natação|clube de corrida|jiu-jitsu|treino personalizado|escola de surf|escola de natação|muay thai|estúdio de dança|escalada|centro de fitness|clube desportivo|capoeira|escola de surfe|estúdio de yoga|padel|clube de ténis|ginástica|taekwondo|musculação|treino funcional|estúdio de ioga|box',
      strong:
        'treino|treinos|treinador|treinadores|vinyasa|hatha|aulas de grupo|spinning|zumba|funcional|reformer|alongamento|lutas|aulas em grupo|exercício|máquinas|ballet|professores de educação física|yin|kickboxing|posturas',
      weak: 'aulas|mensalidade|alunos|turmas|aula experimental|desporto|esporte|dança|corpo',
      not: 'academia de línguas|academia de música|academia de programação|academia de idiomas',
    },
    trades: {
      names:
        'canalizador|canalizadores|encanador|encanadores|eletricista|eletricistas|electricista|carpinteiro|carpintaria|marceneiro|marcenaria|pintor de casas|pintores|serralheiro|serralharia|chaveiro|jardineiro|jardinagem|paisagismo|telhados|ar condicionado|ar-condicionado|estucador|vidraceiro|vidraçaria|desentupimentos|desinfestação|mudanças|energia solar|painéis solares|climatização|faz-tudo|marido de aluguel|ladrilhador|canalização|impermeabilização|pedreiro e pintor|dedetização|dedetizadora|pinturas|desentupidora|pintura de casas|paisagista|jardineiros|estofador|estofos|refrigeração|instalações elétricas|serralheria|gesseiro|pintor',
      strong:
        'fugas de água|fuga de água|vazamentos|vazamento|esquentadores|quadros elétricos|quadro elétrico|tomadas|instalações|instalação|entupimentos|fechaduras|armários por medida|móveis por medida|móveis sob medida|relva|urgências|caldeiras|curto-circuito|torneiras|chuveiros|jardins|roupeiros|sebes|caleiras|podas|cozinhas por medida|portas|fiação',
      weak: 'reparações|reparos|orçamento grátis|orçamentos|emergências|manutenção|deslocação|canos|gás',
    },
    construction: {
      names:
        'construção|construtora|empreiteiro|empreiteiros|construção civil|empresa de construção|remodelações|remodelação|reformas|obras|engenharia civil|construções|reabilitação de edifícios|empreiteira|reforma de apartamentos|demolições|pedreiro|pedreiros|casas de madeira|casas modulares|mestre de obras',
      strong:
        'chave na mão|moradias|ampliações|alvenaria|fundações|betão|concreto|casas de banho|cozinhas|acabamentos|fachadas|obra|reboco|apartamentos antigos|telhado|drywall|reabilitação|projeto e obra|capoto|edifícios|isolamento',
      weak: 'construir|casas|projetos|apartamentos|prazo|reformar|renovação',
    },
    cleaning: {
      names:
        'limpeza|limpezas|empresa de limpeza|serviço de limpeza|serviços de limpeza|lavandaria|lavanderia|diarista|faxina|engomadoria|limpeza de vidros|limpeza doméstica|limpeza de escritórios|faxineira|diaristas|higienização|lavagem de tapetes|limpeza de sofás|lavandaria self-service|higienização de estofados|tinturaria',
      strong:
        'limpeza profunda|limpeza pós-obra|faxinas|escritórios|condomínios|vidros|engomar|passar a ferro|pós-obra|alojamento local|lavagem|produtos ecológicos|fim de obra|estofos|estofados|roupa',
      weak: 'limpo|limpar|casas|tapetes|residências|semanais|semanal',
      not: 'limpeza de pele|limpeza dentária|limpeza de dentes',
    },
    'auto-repair': {
      names:
        'oficina|oficina mecânica|oficina de automóveis|oficina auto|mecânico|mecânica|mecânicos|auto center|autocenter|bate-chapas|chapa e pintura|funilaria|pneus|borracharia|oficina de motos|lavagem auto|auto elétrica|centro automóvel|lava jato|oficina de carros|lava-jato|lanternagem|estética automotiva|casa de pneus|retífica|martelinho de ouro',
      strong:
        'mudança de óleo|troca de óleo|travões|freios|revisões|revisão|inspeção|alinhamento|suspensão|motor|embraiagem|embreagem|diagnóstico eletrónico|viaturas|injeção eletrônica|diagnóstico|pastilhas|balanceamento|câmbio|correia dentada|amortecedores',
      weak: 'carros|carro|automóveis|veículos|motos|automóvel|híbridos',
      not: 'oficina de teatro|oficina de cerâmica|oficina criativa|oficina de bicicletas|oficina de costura|oficina de escrita|oficinas|oficina de pão|oficina de joias',
    },
    shop: {
      names:
        'loja|lojas|livraria|boutique|butique|mercearia|talho|açougue|peixaria|queijaria|loja online|joalharia|joalheria|sapataria|papelaria|loja de roupa|loja de brinquedos|garrafeira|charcutaria|minimercado|drogaria|loja de vinhos|brechó|antiquário|loja de bicicletas|loja de discos|frutaria|hortifrúti|pet shop|retrosaria|ourivesaria|loja virtual|bazar|loja de decoração|empório|sebo|quitanda|casa de ferragens|loja de segunda mão|bicicletaria|marca de roupa|loja a granel|loja de produtos naturais|sex shop|saboaria|vinícola|perfumaria|loja de plantas|loja de vinis|ferragens|loja de chás|loja de móveis|produtos naturais|loja de roupas|loja de presentes|quinta vinícola|alfarrabista',
      strong:
        'livros|roupas|roupa|brinquedos|discos|vinil|presentes|queijos|produtos regionais|envios|joias|sapatos|calçado|artesanato|enchidos|bicicletas|segunda mão|a granel|coleções|quadrinhos|acessórios|legumes|camisas|bijuteria|moda|sementes|envio|entregamos',
      weak: 'vendemos|produtos|compras|marcas|feito à mão|coleção|entregas|vender|clientes|autores|compra',
    },
    florist: {
      names:
        'florista|floristas|floricultura|loja de flores|arranjos florais|design floral|atelier floral|ateliê floral|atelier de flores|estúdio floral|banca de flores',
      strong:
        'flores|ramos|buquês|bouquets|ramos de noiva|coroas|rosas|arranjos|buquê|flores secas|coroas fúnebres|ramo|orquídeas|girassóis|subscrição de flores|ramos de flores',
      weak: 'casamentos|plantas|funerais|sazonais|vasos|época',
    },
    lodging: {
      names:
        'hotel|pousada|hostel|pensão|alojamento local|guesthouse|casa de férias|turismo rural|casa de campo|camping|parque de campismo|chalé|chalés|apartamento turístico|apartamentos turísticos|residencial|albergue|resort|casa de hóspedes|glamping|quinta de turismo|hotel fazenda|agroturismo|hospedagem|casa de temporada|bed and breakfast|turismo de habitação|alojamento|eco-lodge|apartamentos de férias|enoturismo|cabanas|b&b|bungalows|montes alentejanos|monte alentejano|hotel rural|casa de praia|apart-hotel',
      strong:
        'quartos|hóspedes|quarto duplo|diárias|diária|por noite|pequeno-almoço incluído|café da manhã incluído|suítes|estadia|check-in|suites|piscina|quarto|a noite|reservas diretas|noite|camarata|dormir|vista para o mar|camas',
      weak: 'férias|praia|pequeno-almoço|natureza|descansar|estacionamento|vista',
      not: 'hotel para cães|hotel para gatos|hotel canino',
    },
    photography: {
      names:
        'fotógrafo|fotógrafa|fotografia|estúdio fotográfico|fotógrafos|estúdio de fotografia|videógrafo|fotografia de casamento|videomaker|fotografia de casamentos|fotógrafa de família|filmagens|fotógrafas|retratista',
      strong:
        'sessões fotográficas|sessão fotográfica|ensaios|ensaio|fotos|retratos|newborn|reportagem|álbum|imagens editadas|fotografias|câmara|câmera|fotografo|sessões|fotos editadas|fotos tratadas|pré-casamento|batizados|sessão',
      weak: 'casamentos|momentos|luz|drone|galeria|casais|impressões',
    },
    portfolio: {
      names:
        'designer|designer gráfico|designer gráfica|ilustrador|ilustradora|artista|artista plástica|artista plástico|portfólio|portefólio|portfolio|pintora|escultor|escultora|ceramista|web designer|designer de interiores|designer de moda|redator|redatora|escritor|escritora|cineasta|animador|copywriter|tradutora e escritora|muralista|artista visual|diretor de arte|diretora de arte|poeta|joalheira|designer de produto|ator|atriz|jornalista|calígrafa|motion designer|grafiteiro|artesã|estilista|autora|quadrinista|locutor|locutora|ux designer|tatuador e ilustrador|autor|designer ux|designer de produtos|editora de vídeo|editor de vídeo|tecelã|roteirista',
      strong:
        'ilustrações|encomendas|exposições|identidade visual|logótipos|logotipos|meus trabalhos|trabalhos|pinturas|aguarelas|aquarelas|livros infantis|murais|freelancer|capas de livros|esculturas|peças|trabalhos selecionados|obras|telas|quadros|identidades visuais|desenhos|marcas|projetos selecionados|cerâmicas|embalagens|capas',
      weak: 'arte|design|ateliê|atelier|criativo|projetos|clientes|retratos|editoras',
    },
    music: {
      names:
        'banda|cantor|cantora|dj|músico|musicista|orquestra|coro|coral|quarteto|trio|rapper|duo|pianista|guitarrista|violinista|cantautor|cantautora|editora discográfica|fadista|grupo musical|grupo de samba|roda de samba|produtor musical|violonista|sambista|banda de rock|compositor|compositora|cantor e compositor|conjunto|filarmónica|quarteto de cordas|dupla sertaneja|banda de casamentos|grupo de fado|sanfoneiro|saxofonista|banda filarmónica|mc',
      strong:
        'álbum|disco|concertos|shows|show|canções|digressão|turnê|músicas|ep|single|ao vivo|repertório|ensaios|palco|fado|spotify|agenda de shows|bossa nova|concerto|turné|chorinho',
      weak: 'música|jazz|samba|rock|cantar|palcos|guitarra|violão|casamentos|vozes',
    },
    event: {
      names:
        'festival|conferência|casamento|congresso|maratona|meia maratona|hackathon|exposição|encontro|feira|simpósio|gala|festa de aniversário|corrida|torneio|festa|arraial|seminário|retiro|festival de música|mercado de natal|feira do livro|semana académica|evento|jornadas|mostra de cinema|festa junina|mostra|feira de artesanato|corrida solidária|trail|summit|reencontro|feira gastronómica|festival gastronômico|caminhada|campeonato|bazar de natal|romaria|carnaval|workshop|quermesse|formatura',
      strong:
        'bilhetes|ingressos|ingresso|bilhete|inscrição|inscrições|oradores|palestrantes|palestras|programa|cartaz|palcos|vamos casar|vamo-nos casar|cerimónia|cerimônia|edição|atrações|expositores|confirmar presença|confirmação de presença|confirme presença|confirme a presença|artistas|participantes|keynote|inscrições abertas|noivos|line-up|barracas|bancas|entrada livre',
      weak: 'fim de semana|workshops|palco|convidados|ao vivo|anual|concertos|data',
      not: 'feira livre|fotógrafo de casamento|bolos de casamento|fotografia de casamento|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|casamentos|fotografia de casamentos|encontros|festas|eventos|exposições|organização de eventos|buffet para festas|festa infantil|preço justo',
    },
    nonprofit: {
      names:
        'associação|ong|instituição|fundação|sem fins lucrativos|abrigo de animais|voluntariado|banco alimentar|ipss|organização não governamental|associação de moradores|coletivo|igreja|paróquia|projeto social|centro comunitário|instituto social|casa de acolhimento|canil|refeitório social|horta comunitária|cozinha comunitária|cozinha solidária|associação cultural|resgate animal|grupo de voluntários|santa casa|associação ambiental|protetora de animais|liga de amigos|solidariedade',
      strong:
        'voluntários|doações|doação|donativos|donativo|adoção|adotar|sem-abrigo|solidário|solidária|refugiados|ajudar|comunidade|doe|doar|carenciadas|vulneráveis|voluntário|famílias carenciadas|refeições|causa|moradores de rua|situação de rua|resgatamos|abandonados|limpeza de praias|utilidade pública|recolhemos|acolhemos|gatos e cães|sócios|apadrinhar',
      weak: 'apoio|ajuda|social|ambiente|gratuito|crianças|campanha|bairro|juntos',
      not: 'associação comercial',
    },
    education: {
      names:
        'escola|creche|jardim de infância|colégio|universidade|explicações|centro de explicações|explicador|escola de línguas|escola de música|escola de condução|autoescola|auto-escola|curso de inglês|cursos|aulas particulares|academia de línguas|escola de programação|reforço escolar|professor particular|professora particular|escola de idiomas|escola de teatro|escola de artes|aulas de piano|aulas de inglês|centro de estudos|centro de formação|aulas de guitarra|aulas de violão|academia de música|professor de piano|professora de piano|infantário|ensino|escola infantil|berçário|cursinho|escola de culinária|escola de costura|professora de inglês|professor de inglês|aulas de música|ludoteca|jardim-escola|curso de idiomas|aulas de português|aulas de matemática|escola de cozinha|academia de programação|pré-escola|curso preparatório|ateliê de tempos livres|formação profissional',
      strong:
        'alunos|professores|professora|professor|exames|matrículas|matrícula|vestibular|enem|carta de condução|ensinamos|aprender|turmas|matemática|formação|inglês|carteira de motorista|disciplinas|nativos|pedagógica|níveis|lições|aprendizagem|bebés e crianças|educadoras|cnh|apoio escolar|conversação',
      weak: 'aulas|crianças|curso|aula|idades|pequenos grupos|online|nível|estudantes',
      not: 'escola de dança|escola de surf|escola de natação|antiga escola|escola de surfe|ao lado da escola|escola de samba|perto da escola|escola de capoeira',
    },
    'professional-services': {
      names:
        'advogado|advogada|advogados|escritório de advocacia|sociedade de advogados|contabilista|contabilidade|contador|contadora|consultoria|consultor|consultora|solicitador|solicitadora|notário|cartório|tradutor|tradutora|tradutores|agência de marketing|agência|arquiteto|arquiteta|arquitetura|gabinete de arquitetura|seguros|corretora de seguros|coach|recursos humanos|recrutamento|mediador de seguros|despachante|gabinete de contabilidade|escritório de contabilidade|advocacia|agência de publicidade|agência de comunicação|estúdio de arquitetura|escritório de arquitetura|agência de viagens|funerária|arquitetos|coaching|wedding planner|assessoria|mediação de seguros|corretor de seguros|engenharia|agência digital|organização de eventos|cerimonialista|organizadora de casamentos|traduções|intérprete|topografia|consultores|consultório jurídico|produtora de eventos|segurança privada|assessoria de imprensa|assistente virtual|agência de tradução|contadores|detetive',
      strong:
        'irs|imposto de renda|direito do trabalho|direito da família|direito de família|declarações fiscais|contratos|fiscalidade|divórcio|divórcios|estratégia|processamento de salários|abertura de empresas|folha de pagamento|heranças|direito trabalhista|clientes|jurídico|jurídica|marketing|imigração|registo de marcas|simples nacional|mei|fiscal|inventários|heranças|impostos|salários|branding|seguros de saúde|iva|vistos',
      weak: 'empresas|negócio|consulta|apoio|especialistas|pme|assessoria|pequenas empresas|empreendedores|experiência',
    },
    'real-estate': {
      names:
        'imobiliária|imobiliárias|agência imobiliária|corretor de imóveis|corretora de imóveis|mediação imobiliária|consultor imobiliário|consultora imobiliária|administração de condomínios|gestão de imóveis|promotor imobiliário|administradora de imóveis|mediador imobiliário|arrendamento|gestão de arrendamentos|imobiliário|consultores imobiliários|corretores de imóveis',
      strong:
        'imóveis|apartamentos|moradias|compra e venda|arrendamentos|avaliação|aluguel|visitas|proprietários|terrenos|imóvel|vender a sua casa|locação|apartamento|inquilinos|t2|t3|compradores|casas à venda|avaliações|vender casa|condomínio|comprar casa',
      weak: 'casas|comprar|vender|venda|bairros|casa|quartos|investidores',
    },
    software: {
      names:
        'software|aplicação|aplicativo|app|saas|plataforma|startup|desenvolvimento web|desenvolvimento de software|suporte informático|empresa de ti|código aberto|sistema de gestão|aplicação web|software house|aplicações|aplicativos|informática|loja de aplicações|fintech|jogo|estúdio de jogos|web app|ferramenta online|api|extensão|cibersegurança|empresa de tecnologia|open source|desenvolvedor|desenvolvedora|programador|programadora|assistência informática|erp|crm|chatbot|open-source|edtech|app móvel|sistema de agendamento|programadores|desenvolvedores|sistema online|sites e aplicativos|videojogos',
      strong:
        'integrações|nuvem|automatiza|utilizadores|usuários|ios|android|painel|plano gratuito|inteligência artificial|ia|github|integra|por utilizador|por usuário|relatórios|faturação|em tempo real|tempo real|sincroniza|plano pro|dashboards|automação|agendamento|encriptadas|auto-hospedado|notas fiscais|nf-e',
      weak: 'digital|dados|online|tecnologia|sistema|ferramenta|telemóvel|celular|código|gestão|equipas|equipes|plano',
    },
  },
} as const satisfies Lexicon
