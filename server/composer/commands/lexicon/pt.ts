import type { CommandLexicon } from './command-lexicon.ts'

export const pt: CommandLexicon = {
  actions: {
    add: 'adicionar|adiciona|adicione|acrescentar|acrescenta|acrescente|incluir|inclui|inclua|inserir|insere|insira|juntar|junta|quero|queria|preciso|falta|criar|cria|crie|novo|nova|novos|novas|gostava de ter|gostaria de ter',
    remove:
      'remover|remove|remova|tirar|tira|tire|apagar|apaga|apague|eliminar|elimina|elimine|retirar|retira|retire|sem|excluir|exclui|exclua|já não quero|deletar|delete',
    hide: 'esconder|esconde|esconda|ocultar|oculta|oculte',
    show: 'mostrar|mostra|mostre|voltar a mostrar|volta a mostrar|tornar visível|exibir|exibe|exiba',
    move: 'mover|move|mova|pôr|põe|ponha|colocar|coloca|coloque|passar|passa|passe|levar|leva|deslocar|mudar de sítio|arrastar',
    change:
      'mudar|muda|mude|alterar|altera|altere|trocar|troca|troque|corrigir|corrige|corrija|atualizar|atualiza|atualize|tornar|torna|torne|fazer|faz|faça|faça com que|substituir|substitui|agora é|agora são|é agora|custa|agora custa|passa a ser|agora|usar|usa|use|deixar|deixa|deixe|modificar|modifica|modifique|editar|fica|fique|põe como',
    rename: 'renomear|renomeia|renomeie|chamar|chama|chame|intitular|intitula|dar o nome',
    shorter:
      'mais curto|mais curta|mais curtos|mais curtas|encurtar|encurta|encurte|menos texto|mais breve|mais breves|mais conciso|mais concisa|resumir|resume|resuma|demasiado longo|muito longo|muito longa|reduzir o texto|menos palavras|mais resumido|diminuir o texto|texto a mais|encurtar os textos',
    longer:
      'mais longo|mais longa|mais longos|mais longas|alongar|alonga|mais texto|mais detalhe|mais detalhes|mais detalhado|mais detalhada|aumentar o texto|ampliar|desenvolver|desenvolve|demasiado curto|muito curto|muito curta|mais comprido|mais palavras|mais extenso|expandir',
    rewrite:
      'reescrever|reescreve|reescreva|reformular|reformula|reformule|outro|outra|outra versão|outra versão de|de outra maneira|de outra forma|diferente|diferentes|outros|outras|nova versão|uma nova versão|refazer|refaz|por outras palavras|com outras palavras',
  },
  nouns: {
    header: 'cabeçalho|navegação|barra de navegação|barra de topo',
    notice: 'aviso|anúncio|comunicado|faixa',
    hero: 'abertura|introdução|início|capa|entrada|boas-vindas|primeira secção|secção inicial',
    features: 'vantagens|pontos fortes|destaques|características|bom saber|benefícios|diferenciais',
    services:
      'serviços|serviço|os nossos serviços|nossos serviços|o que fazemos|tratamentos|lista de serviços',
    menu: 'menu|ementa|carta|cardápio|pratos|carta de bebidas|ementa e preços',
    pricing:
      'preços|preço|tabela de preços|lista de preços|preçário|tarifas|tarifa|planos|pacotes|custos|valores',
    about:
      'sobre nós|quem somos|sobre|a nossa história|nossa história|história|sobre mim|apresentação',
    steps: 'passos|como funciona|processo|etapas|passo a passo|como trabalhamos',
    gallery:
      'galeria|imagens|fotos|foto|imagem|fotografias|galeria de fotos|galeria de imagens|trabalhos|álbum|fotografia',
    quotes:
      'opiniões|testemunhos|avaliações|depoimentos|comentários|opinião|testemunho|o que dizem os clientes|opiniões de clientes|citações|depoimento',
    stats: 'números|estatísticas|dados|em números|factos e números',
    team: 'equipa|equipe|a nossa equipa|nossa equipe|pessoal|time',
    faq: 'perguntas|perguntas frequentes|faq|dúvidas|perguntas e respostas',
    hours:
      'horário|horários|horário de abertura|horário de funcionamento|horas|horas de abertura|horários de funcionamento',
    place: 'mapa|como chegar|localização|onde estamos|onde ficamos|direções',
    contact:
      'contacto|contactos|contato|contatos|formulário|formulário de contacto|formulário de contato|fale connosco|fale conosco',
    events: 'datas|eventos|evento|agenda|concertos|calendário|shows',
    cta: 'convite|chamada para ação|chamada à ação',
    footer: 'rodapé',
    phone: 'telefone|número|número de telefone|telemóvel|celular|tel|número de telemóvel',
    email: 'email|e-mail|mail|correio eletrónico|endereço de email|correio',
    url: 'site|website|link|url|endereço do site|página web',
    address: 'morada|endereço|rua|cidade|local',
    name: 'nome|nome da empresa|nome do negócio|nome da loja',
    title: 'título da página|título|nome da página',
    headline: 'título principal|slogan|manchete|chamada principal|lema',
    headings: 'títulos|subtítulos|cabeçalhos',
    offer: 'produto|artigo|oferta',
    texts: 'texto|textos|tom|palavras|frases|escrita|linguagem|redação|tom dos textos',
    colours: 'cores|cor|tons|paleta|tonalidade|tonalidades',
    font: 'letra|fonte|tipo de letra|tipografia|letras|fontes',
    page: 'página|a página|aspeto|aspecto|aparência|design|visual|fundo|tema|tudo|modo|estilo|página toda|toda a página',
  },
  places: {
    up: 'mais para cima|para cima|sobe|subir|suba|mais acima|um lugar acima|mais pra cima',
    down: 'mais para baixo|para baixo|desce|descer|desça|mais abaixo|um lugar abaixo|mais pra baixo',
    top: 'no topo|para o topo|no início|para o início|em primeiro|em primeiro lugar|em cima de tudo|ao topo|no começo|no princípio|lá em cima',
    bottom:
      'no fim|para o fim|no final|para o final|em último|em último lugar|no fundo|para o fundo|lá em baixo|ao fundo',
    before:
      'antes de|antes da|antes do|antes dos|antes das|acima de|acima da|acima do|por cima de|por cima da|por cima do|em cima do|em cima da|acima dos|acima das',
    after:
      'depois de|depois da|depois do|depois dos|depois das|abaixo de|abaixo da|abaixo do|debaixo de|debaixo da|debaixo do|após|a seguir a|a seguir ao|a seguir à|por baixo da|por baixo do|abaixo dos|abaixo das',
  },
  qualities: {
    dark: 'mais escuro|escuro|mais escura|escura|mais escuros|escuros|mais escuras|escuras|preto|modo escuro|escurecer|escurece|fundo escuro|tema escuro|modo noturno|fundo preto',
    light:
      'mais claro|claro|mais clara|clara|mais claros|claros|mais claras|claras|mais luminoso|branco|modo claro|clarear|clareia|mais luminosa|fundo claro|fundo branco',
    warm: 'mais quente|quente|mais quentes|quentes|mais acolhedor|acolhedor|mais acolhedora|acolhedora|mais caloroso|caloroso|mais próximo|mais simpático|mais caloroso|mais calorosa',
    cool: 'mais frio|frio|mais fria|fria|mais frios|frios|mais frias|frias|mais fresco|fresco|mais frescas|mais fresca',
    vivid:
      'mais vivo|mais vivas|vivas|mais intenso|mais intensas|intensas|mais colorido|mais colorida|mais fortes|mais vibrante|mais vibrantes|mais garrido',
    pale: 'mais pálido|mais suave|mais suaves|suaves|suave|pastel|mais apagado|mais apagadas|menos intenso|menos intensas|menos colorido|mais claras e suaves|mais ténue|mais delicadas|mais pálidas',
    round:
      'mais redondo|mais arredondado|arredondado|cantos arredondados|cantos redondos|cantos mais redondos|cantos mais arredondados|mais arredondados|mais redondos|arredondados|arredondar',
    square:
      'mais quadrado|quadrado|cantos quadrados|cantos retos|cantos direitos|menos redondo|menos arredondado|mais anguloso|mais reto',
    airy: 'mais ar|mais espaço|mais espaços|mais arejado|arejada|mais arejada|mais espaçoso|mais folga|mais amplo|mais respiro|mais espaçado',
    dense:
      'mais compacto|compacto|menos espaço|mais denso|mais apertado|mais junto|menos ar|mais compacta',
    large:
      'maior|maiores|mais grande|títulos maiores|letra maior|letras maiores|aumentar a letra|texto maior',
    small:
      'menor|menores|mais pequeno|mais pequena|títulos menores|letra menor|letra mais pequena|letras menores|títulos mais pequenos|mais pequenos',
    plain:
      'mais simples|simples|mais sóbrio|sóbrio|mais neutro|mais direto|mais factual|mais sóbria',
    premium:
      'mais elegante|elegante|mais luxuoso|luxuoso|mais refinado|refinado|mais requintado|requintado|mais exclusivo|mais sofisticado|sofisticado|mais chique|chique|premium|mais elegantes',
    playful:
      'mais divertido|divertido|mais alegre|alegre|mais brincalhão|mais descontraído|descontraído|mais lúdico|mais leve|mais divertida|mais animado',
    technical:
      'mais técnico|técnico|mais moderno|moderno|mais preciso|mais profissional|profissional|mais minimalista|minimalista|mais limpo|mais técnica|mais moderna',
    bold: 'mais ousado|ousado|mais forte|mais marcante|mais arrojado|arrojado|mais chamativo|mais impactante',
    calm: 'mais calmo|calmo|mais tranquilo|tranquilo|mais sereno|mais relaxado|mais sossegado|mais calma|mais tranquila|mais serena',
  },
  pink: 'rosa|cor-de-rosa|rosas',
  link: 'para|em|por|como|é|são|de|com|ao|à|aos|às|da|do|dos|das|a dizer|que diga|seja|no|na|nos|nas|pra',
  and: 'e|depois|também|além disso|e depois|e também|ainda',
  filler:
    'o|a|os|as|um|uma|uns|umas|por favor|se faz favor|me|nos|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|seu|sua|seus|suas|teu|tua|pode|podes|poderia|podias|secção|seção|bloco|parte|área|secções|um pouco|um bocado|um bocadinho|pouco|mais|muito|bem|isto|isso|este|esta|esse|essa|isto tudo|que|da página|à página|na página|olá|obrigado|obrigada|lhe|se|todo|toda|todos|versão|de novo|novamente|outra vez|eu|tu|você|nós|quero que|seja|sejam|aqui|ali|item|entrada|estar|ficar|h|horas|do site|agora',
  less: 'menos|não tão',
  isPostpositional: false,
}
