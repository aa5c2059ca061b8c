import type { NameWords, PlaceWords } from '../lexicon.ts'

export const name = {
  before:
    'negócio:|empresa:|loja:|oficina:|a marca é|a minha marca é|marca:|minha marca é|chamada|chamado|chama-se|se chama|chamadas|com o nome|nome:|o nome é|denominada|denominado|intitulado|nome é|chamamo-nos|se chamam|chamam-se|de nome|o nome da loja é|conhecida como|conhecido como|com o nome de|nos chamamos|estúdio chama|salão chama|loja chama|empresa chama|negócio chama|espaço chama|que chama|nome da empresa:|nome do negócio:|nome =|nome -|sob o nome|sob o nome de|com nome|nome vai ser|o nome será|nome será|placa vai estar|placa diz|placa está escrito|placa vai dizer|fachada diz|fachada está|fachada vai dizer|letreiro diz|letreiro vai dizer|letreiro:|placa:|conhecem como|conhece como|conhecidos como|conhecidas como|assino como|assinamos como|vai se chamar|vai chamar-se|chamar-se|chamar-se-á|chamará|dei o nome de|demos o nome de|batizei de|batizado de|batizada de|batizamos de|barbearia chama|padaria chama|salao chama|doceria chama|cafeteria chama|restaurante chama|marca pessoal é|o título é|vendemos como|vendo como|sob a marca|com a marca|tem o nome de|tem por nome|leva o nome de|dá pelo nome de|atende pelo nome de|responde pelo nome de|pelo nome de|conhecem a gente como|conhece a gente como|conhecem-nos como|conhecem-nos por|conhecem-me por|conhecem-me como|conhecido por|conhecida por|conhecidos por|conhecidas por|me chamam de|nos chamam de|chama a gente de|chamam a gente de|todo mundo chama de|chama de|chamam de|chamam-lhe|chamamos-lhe|chamo-lhe|chamei-lhe|dei-lhe o nome de|demos-lhe o nome de|pus-lhe o nome|pusemos-lhe o nome|chamei de|chamamos de|chamo de|a gente chama de|lhe chamam|lhe chamamos|apelidado de|apelidada de|batizámos de|baptizei de|batizei-o de|batizei-a de|fica com o nome de|ficou com o nome de|na fachada está escrito|na placa está escrito|nome artístico:|nome artístico é|meu nome artístico é|intitula-se|intitulada|denomina-se|de nome artístico|chamava-se|chamará-se|loja chama-se|negócio chama-se|empresa chama-se|salão chama-se|padaria chama-se|restaurante chama-se|oficina chama-se|espaço chama-se|atelier chama-se|estúdio chama-se|barbearia chama-se|doceria se chama|chamada de|sob o letreiro',
  near: 'ateliê|atelier|firma|somos a|somos o|somos os|somos as|bem-vindo ao|bem-vindos ao|bem-vindo à|bem-vindos à|site da|site do|página da|página do|site para a|site para o|página para a|página para o|na|no|a|o|projeto|projecto|apresento a|apresento o|conheça a|conheça o|somos|aqui na|aqui no|landing page para|banda|a banda|site para|página para|app|a empresa|o grupo|a associação|o coletivo|a marca|o escritório|a companhia|fundámos|criámos a|criamos a|criámos o|criamos o|equipe|equipa|abrimos a|abrimos o|vamos abrir|há',
  after:
    'é o nome|é o nosso nome|é o meu nome|é assim que|assim se chama|assim está|assim nos chamam|assim me chamam|assim me conhecem|assim nos conhecem|diz a placa|diz o letreiro|está na placa|está na porta|assim se lê',
  copula:
    'é|são|fica|oferece|faz|vende|serve|está|ajuda|abre|tem|nasceu|em|no|na|funciona|atende|prepara|acolhe|volta|ensina|cuida|repara|limpa|organiza|junta|desde|conserta|toca|realiza|acontece|constrói|produz|recebe|resgata|do|da|de|trabalha|cultiva|desenha|costura|aluga|instala|transforma|reúne|ensaia|escreve|leva|muda|imprime|fotografa|canta|recolhe|restaura|transporta|torra|expõe|procura|dança|entrega|cria|desenvolve|anima|apresenta|percorre|monta|somos|assa|pinta|lava|guarda|hospeda|tocam|cantam|fazem|vendem|oferecem|organizam|dançam|ensinam|consertam|apoia|ajudam|trata',
  being: 'é|são',
  greetings:
    'olá a todos|olá|oi|bom dia|boa tarde|boa noite|exmos. senhores|prezados senhores|prezados|caros senhores|e aí',
  particles: 'de|do|da|dos|das|e|&|+|d|ao|pro|pra|pros|pras|aos',
  stops:
    'em|é|são|que|na|no|com|para|fica|desde|e|somos|está|perto|localizado|localizada|vende|faz|oferece|nós|uma|um|aberto|por|tem|situada|situado|abre|funciona|junto|atende|fico|estou|estamos|vendo|vendemos|tenho|temos|faço|fazemos|atendo|atendemos|moro|trabalho|trabalhamos|ficamos|aceito|preciso|quero|sou|ofereço|cobro|obrigado|obrigada',
  generic:
    'a|o|os|as|um|uma|nós|somos|eu|sou|nosso|nossa|meu|minha|pequena|pequeno|família|familiar|novo|nova|moderno|moderna|tradicional|artesanal|acolhedor|acolhedora|página|site|para|em|no|na|de|da|do|temos|fazemos|aberto|aberta|abrimos|horário|preço|preços|telefone|tel|telemóvel|morada|endereço|contacto|contato|email|e-mail|segunda|terça|quarta|quinta|sexta|sábado|domingo|todos|todas|loja|negócio|empresa|quero|preciso|criar|fazer|crie|olá|oi|bom|boa|com|desde|vendemos|oferecemos|serviço|serviços|aulas|atendemos|ligue|reservas|marcações|fica|ficamos|estamos|não|sem|por|entre|ao|aos|às|até|também|aqui|uns|umas|dois|duas|três|melhor|profissional|especialista|especialistas|online|fechado|fechada|encerrado|encerrada|italiana|italiano|portuguesa|português|japonesa|brasileira|brasileiro|vegetariano|vegano|casa|rua|avenida|praça|whatsapp|instagram|facebook|encomendas|entrada|bilhetes|ingressos|equipa|equipe|grupo|mensalidade|só|há|fundada|fundado|cidade|centro|orçamentos|cortes|corte|tudo|pão|dia|quando|onde|quem|como|mais|agende|reserve|nome|banda|quartos|os|festa|pagamento|quer|queremos|trabalhamos|trabalho|procuro|conserto|venha|visite|ofereço|faço|dou|mando|bolos|atende|valor|valores|projeto|bem-vindos|bem-vindo|bem-vinda|precisamos|gostaria|gostaríamos|queria|procuramos|hoje|agora|atualmente|escritório|número|informações|info|celular|grátis|gratuitos|guia',
  person:
    'sou a|sou o|eu sou|chamo-me|me chamo|meu nome é|o meu nome é|sou|por|aqui é o|aqui é a|aqui quem fala é o|aqui quem fala é a',
} as const satisfies NameWords

export const place = {
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
  origins: 'vimos de|viemos de|somos de|sou de|vêm de',
  seats:
    'grupo coral|coral|coro|rancho|banda|banda filarmónica|filarmónica|clube|igreja|câmara|mercado|praia|porto|aldeia|junta de freguesia|associação|bombeiros|estação|antiga estação|moinho',
  around: 'e arredores|e região|e zona|e concelho|e redondezas|e cidades vizinhas|e grande lisboa',
  towns: '',
  leads: '',
} as const satisfies PlaceWords
