import type { Lexicon } from '../lexicon.ts'

export const industries = {
  bakery: {
    names:
      'padaria|padarias|padeiro|padeira|pastelaria|confeitaria|panificadora|boleira|boleiro|chocolateria|chocolataria|doceria|confeiteira|confeiteiro|atelier de bolos|ateliê de bolos|boulangerie|brigaderia|faço bolos|bolos de aniversário',
    strong:
      'fermentação natural|massa mãe|massa-mãe|pães|pão|broa|bolos de aniversário|bolos de casamento|bolos|croissants|pastéis de nata|pão de queijo|brigadeiros|doces|cozemos|bolo|pastel de nata|assamos|docinhos',
    weak: 'farinha|forno|fornadas|biscoitos|salgados|tortas|encomendas',
  },
  restaurant: {
    names:
      'restaurante|restaurantes|pizzaria|churrascaria|tasca|taberna|marisqueira|lanchonete|hamburgueria|bistrô|bistro|cantina|food truck|cervejaria|casa de pasto|catering|buffet|petisqueira|rodízio|adega|sushi bar|tasquinha|temakeria|comida de rua|galeteria|pastelaria chinesa|snack-bar|take-away|steakhouse|comida ao quilo|churrasqueira|marmita|marmitas|marmitaria|marmitex|quentinhas|prato feito|comida caseira|comida baiana|comida mineira|comida nordestina|tapiocaria|acarajé|espetinho|espetinhos|frango assado|tapioca|marmitas fitness|entrego almoços',
    strong:
      'petiscos|prato do dia|pratos|cozinha|chef|menu de degustação|bacalhau|feijoada|pizza|pizzas|peixe grelhado|carne|sushi|hambúrgueres|reserve a sua mesa|mesa|marisco|picanha|grelhados|moqueca|cozinheiro|cozinheira|francesinhas|marmitas|sardinhas|leitão|cuscuz|tapioca|tapiocas|hambúrguer|caldos|churrasco|salgados|caldo de cana|baião|almoços|lasanhas|para fora',
    weak: 'jantar|almoço|comida|vinhos|ementa|cardápio|jantares|sobremesas|almoços',
  },
  cafe: {
    names:
      'café|cafetaria|cafeteria|casa de chá|gelataria|sorveteria|salão de chá|coffee shop|geladaria|cafeteria de especialidade|torrefação|torrefadora|casa de sumos|creperia|casa de sucos|gelateria|café-livraria|açaiteria|açaí|sorvete|sorvetes|gelados|gelados caseiros|gelados artesanais',
    strong:
      'café de especialidade|cafés especiais|cappuccino|barista|expresso|espresso|gelados artesanais|brunch|filtrado|café coado|flat white|sorvetes|torrado|gelado artesanal|grãos',
    weak: 'chá|bolo|bolos|wi-fi|torradas|tostas|gelados|lanche|lanches|pequeno-almoço',
    not: 'café da manhã',
  },
  bar: {
    names:
      'bar|bares|boteco|botequim|pub|cocktail bar|bar de vinhos|wine bar|cervejaria artesanal|discoteca|garrafeira bar|gastrobar|choperia|bar de tapas|bar de cocktails|clube noturno|balada|microcervejaria|bar de praia|taproom|wine bar|casa de fado|destilaria|bar de coquetéis|bar de jazz|cerveja artesanal|cervejas artesanais|ginjinha',
    strong:
      'cocktails|coquetéis|drinks|cervejas artesanais|chope|chopp|caipirinhas|happy hour|imperiais|caipirinha|bebidas|à pressão|dj|vinhos naturais|drinques|cachaça',
    weak: 'cerveja|vinho|gin|noite|música ao vivo|copos|karaokê|samba',
    not: 'bar mitzvah|barra|sushi bar|salad bar|snack-bar',
  },
  'hair-salon': {
    names:
      'cabeleireiro|cabeleireira|cabeleireiros|barbearia|barbeiro|barbeiros|salão de cabeleireiro|salão de beleza|hair studio|salão de cabelos|barber shop|barbershop|salão unissex|cabeleireiras|salão especializado em cachos|salão',
    strong:
      'corte de cabelo|cortes|coloração|madeixas|luzes|mechas|barba|balayage|brushing|escova|cabelo|cabelos|penteados|progressiva|corte masculino|cachos|corte feminino|alisamento|nuances|hidratação capilar|tranças|trancista|dreads',
    weak: 'corte|tesoura|navalha|tranças|toalha quente|manicure',
  },
  wellness: {
    names:
      'spa|massagem|massagens|massagista|estética|centro de estética|esteticista|clínica de estética|manicure|nail designer|sauna|estúdio de tatuagem|tatuagem|tatuador|tatuadora|estúdio de unhas|bem-estar|reiki|depilação|centro de bem-estar|salão de manicure|espaço de terapias|termas|gabinete de estética|terapias holísticas|massoterapia|massoterapeuta|unhas de gel|tatuagens|meditação|hammam|design de sobrancelhas|lash designer|gabinete de massagens|micropigmentação|piercing',
    strong:
      'limpeza de pele|pedicure|pedicura|unhas|sobrancelhas|pestanas|relaxamento|drenagem linfática|pedras quentes|facial|tratamentos faciais|tratamentos corporais|cílios|rosto|tatuagens|ventosas|aromaterapia|manicura',
    weak: 'relaxar|beleza|tratamentos|pele|corpo|relaxante|terapia',
  },
  clinic: {
    names:
      'doula|consultora de amamentação|clínica|consultório|dentista|dentistas|médico|médica|fisioterapia|fisioterapeuta|psicólogo|psicóloga|veterinário|veterinária|clínica veterinária|clínica dentária|clínica odontológica|osteopatia|osteopata|nutricionista|pediatra|dermatologista|oftalmologista|óptica|farmácia|psicoterapia|terapia da fala|fonoaudióloga|acupuntura|quiroprático|ortodontia|parteira|policlínica|dermatologia|consultório odontológico|quiropraxia|podologista|enfermagem|psicoterapeuta|pilates clínico|centro médico|pediatria|terapeuta da fala|ginecologista|psiquiatra|ortopedista|ortopedia|ótica|óculos|em luto|luto',
    strong:
      'pacientes|consultas|consulta|implantes|aparelhos|vacinas|vacinação|branqueamento|clareamento|limpeza dentária|dores nas costas|reabilitação|convênios|seguros|utentes|dentes|terapia manual|medicina dentária|lesões desportivas|próteses|exames|avaliação inicial|terapia|odontologia|castração',
    weak: 'saúde|tratamento|tratamentos|dor|dores|médicos|convênio',
    not: 'clínica de estética',
  },
  fitness: {
    names:
      'escape room|jogo de fuga|ginásio|academia de musculação|academia|yoga|ioga|estúdio de yoga|pilates|crossfit|personal trainer|box de crossfit|artes marciais|boxe|escola de dança|estúdio de pilates|judo|karaté|natação|clube de corrida|jiu-jitsu|treino personalizado|escola de surf|escola de natação|muay thai|estúdio de dança|escalada|centro de fitness|clube desportivo|capoeira|escola de surfe|estúdio de yoga|padel|clube de ténis|ginástica|taekwondo|musculação|treino funcional|estúdio de ioga|box|aulas de dança|dança de salão|corremos juntos|grupo de corrida|treino de força',
    strong:
      'treino|treinos|treinador|treinadores|vinyasa|hatha|aulas de grupo|spinning|zumba|funcional|reformer|alongamento|lutas|aulas em grupo|exercício|máquinas|ballet|professores de educação física|yin|kickboxing|posturas',
    weak: 'aulas|mensalidade|alunos|turmas|aula experimental|desporto|esporte|dança|corpo',
    not: 'academia de línguas|academia de música|academia de programação|academia de idiomas',
  },
  trades: {
    names:
      'canalizador|canalizadores|encanador|encanadores|eletricista|eletricistas|electricista|carpinteiro|carpintaria|marceneiro|marcenaria|pintor de casas|pintores|serralheiro|serralharia|chaveiro|jardineiro|jardinagem|paisagismo|telhados|ar condicionado|ar-condicionado|estucador|vidraceiro|vidraçaria|desentupimentos|desinfestação|mudanças|energia solar|painéis solares|climatização|faz-tudo|marido de aluguel|ladrilhador|canalização|impermeabilização|pedreiro e pintor|dedetização|dedetizadora|pinturas|desentupidora|pintura de casas|paisagista|jardineiros|estofador|estofos|refrigeração|instalações elétricas|serralheria|gesseiro|pintor|fretes|carretos|ferreiro|estaleiro|estofamos|estofo|estores|persianas|desentupimento|limpa-chaminés|salamandras|conserto de celular|conserto de celulares|assistência técnica|faço móveis|móveis sob medida|móveis por medida|desentupo|calafetagem|arranjo sapatos|mudo fechaduras',
    strong:
      'fugas de água|fuga de água|vazamentos|vazamento|esquentadores|quadros elétricos|quadro elétrico|tomadas|instalações|instalação|entupimentos|fechaduras|armários por medida|móveis por medida|móveis sob medida|relva|urgências|caldeiras|curto-circuito|torneiras|chuveiros|jardins|roupeiros|sebes|caleiras|podas|cozinhas por medida|portas|fiação|lareiras|fechadura|celulares|goteiras|vedações',
    weak: 'reparações|reparos|orçamento grátis|orçamentos|emergências|manutenção|deslocação|canos|gás',
  },
  construction: {
    names:
      'construção|construtora|empreiteiro|empreiteiros|construção civil|empresa de construção|remodelações|remodelação|reformas|obras|engenharia civil|construções|reabilitação de edifícios|empreiteira|reforma de apartamentos|demolições|pedreiro|pedreiros|casas de madeira|casas modulares|mestre de obras|casas de palha|construímos casas|remodelo casas de banho|ladrilhador|azulejista',
    strong:
      'chave na mão|moradias|ampliações|alvenaria|fundações|betão|concreto|casas de banho|cozinhas|acabamentos|fachadas|obra|reboco|apartamentos antigos|telhado|drywall|reabilitação|projeto e obra|capoto|edifícios|isolamento|pladur|gesso cartonado',
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
      'oficina|oficina mecânica|oficina de automóveis|oficina auto|mecânico|mecânica|mecânicos|auto center|autocenter|bate-chapas|chapa e pintura|funilaria|pneus|borracharia|oficina de motos|lavagem auto|auto elétrica|centro automóvel|lava jato|oficina de carros|lava-jato|lanternagem|estética automotiva|casa de pneus|retífica|martelinho de ouro|reboque|reboques|lavagem de carros|lava rápido|conserto motas|conserto motos|oficina de motas|scooters',
    strong:
      'mudança de óleo|troca de óleo|travões|freios|revisões|revisão|inspeção|alinhamento|suspensão|motor|embraiagem|embreagem|diagnóstico eletrónico|viaturas|injeção eletrônica|diagnóstico|pastilhas|balanceamento|câmbio|correia dentada|amortecedores',
    weak: 'carros|carro|automóveis|veículos|motos|automóvel|híbridos',
    not: 'oficina de teatro|oficina de cerâmica|oficina criativa|oficina de bicicletas|oficina de costura|oficina de escrita|oficinas|oficina de pão|oficina de joias',
  },
  shop: {
    names:
      'aluguel de caiaque|aluguel de caiaques|aluguel de bicicletas|aluguel de bikes|aluguel de pranchas|aluguel de barcos|aluguer de caiaques|aluguer de bicicletas|aluguer de pranchas|aluguer de barcos|apicultor|apicultora|mel|loja|lojas|livraria|boutique|butique|mercearia|talho|açougue|peixaria|queijaria|loja online|joalharia|joalheria|sapataria|papelaria|loja de roupa|loja de brinquedos|garrafeira|charcutaria|minimercado|drogaria|loja de vinhos|brechó|antiquário|loja de bicicletas|loja de discos|frutaria|hortifrúti|pet shop|retrosaria|ourivesaria|loja virtual|bazar|loja de decoração|empório|sebo|quitanda|casa de ferragens|loja de segunda mão|bicicletaria|marca de roupa|loja a granel|loja de produtos naturais|sex shop|saboaria|vinícola|perfumaria|loja de plantas|loja de vinis|ferragens|loja de chás|loja de móveis|produtos naturais|loja de roupas|loja de presentes|quinta vinícola|alfarrabista|aluguer de tendas|marroquinaria|lojinha|lojinha de plantas|lojinha de lãs|loja de lãs|roupa usada|roupas usadas|material de pesca|artigos de pesca|segunda mão',
    strong:
      'livros|roupas|roupa|brinquedos|discos|vinil|presentes|queijos|produtos regionais|envios|joias|sapatos|calçado|artesanato|enchidos|bicicletas|segunda mão|a granel|coleções|quadrinhos|acessórios|legumes|camisas|bijuteria|moda|sementes|envio|entregamos|lãs|novelo|novelos|agulhas|tricotar|tricô|crochê|pimenta|pimentas|sacos de pano|azeite|sabonetes|ração|gaiolas|infusões',
    weak: 'vendemos|produtos|compras|marcas|feito à mão|coleção|entregas|vender|clientes|autores|compra',
  },
  florist: {
    names:
      'florista|floristas|floricultura|loja de flores|arranjos florais|design floral|atelier floral|ateliê floral|atelier de flores|estúdio floral|banca de flores|vende flores|vendo flores|vendemos flores|flores e plantas|flores da época|flores de corte|flores frescas',
    strong:
      'flores|ramos|buquês|bouquets|ramos de noiva|coroas|rosas|arranjos|buquê|flores secas|coroas fúnebres|ramo|orquídeas|girassóis|subscrição de flores|ramos de flores',
    weak: 'casamentos|plantas|funerais|sazonais|vasos|época',
  },
  lodging: {
    names:
      'hotel|pousada|hostel|pensão|alojamento local|guesthouse|casa de férias|turismo rural|casa de campo|camping|parque de campismo|chalé|chalés|apartamento turístico|apartamentos turísticos|residencial|albergue|resort|casa de hóspedes|glamping|quinta de turismo|hotel fazenda|agroturismo|hospedagem|casa de temporada|bed and breakfast|turismo de habitação|alojamento|eco-lodge|apartamentos de férias|enoturismo|cabanas|b&b|bungalows|montes alentejanos|monte alentejano|hotel rural|casa de praia|apart-hotel|cama e pequeno-almoço|pequeno-almoço incluído',
    strong:
      'quartos|hóspedes|quarto duplo|diárias|diária|por noite|pequeno-almoço incluído|café da manhã incluído|suítes|estadia|check-in|suites|piscina|quarto|a noite|reservas diretas|camarata|dormir|vista para o mar|camas',
    weak: 'férias|praia|pequeno-almoço|natureza|descansar|estacionamento|vista',
    not: 'hotel para cães|hotel para gatos|hotel canino',
  },
  photography: {
    names:
      'fotógrafo|fotógrafa|fotografia|fotos de casamento|fotos de casamentos|estúdio fotográfico|fotógrafos|estúdio de fotografia|videógrafo|fotografia de casamento|videomaker|fotografia de casamentos|fotógrafa de família|filmagens|fotógrafas|retratista',
    strong:
      'foto e vídeo|fotos e vídeos|foto & vídeo|sessões fotográficas|sessão fotográfica|ensaios|ensaio|fotos|retratos|newborn|reportagem|álbum|imagens editadas|fotografias|câmara|câmera|fotografo|sessões|fotos editadas|fotos tratadas|pré-casamento|batizados|sessão',
    weak: 'casamentos|momentos|luz|drone|galeria|casais|impressões',
    not: 'fotografias velhas|fotografias antigas|fotos antigas|fotos velhas|retratos antigos',
  },
  portfolio: {
    names:
      'designer|designer gráfico|designer gráfica|ilustrador|ilustradora|artista|artista plástica|artista plástico|portfólio|portefólio|portfolio|pintora|escultor|escultora|ceramista|web designer|designer de interiores|designer de moda|redator|redatora|escritor|escritora|cineasta|animador|copywriter|tradutora e escritora|muralista|artista visual|diretor de arte|diretora de arte|poeta|joalheira|designer de produto|ator|atriz|jornalista|calígrafa|motion designer|grafiteiro|artesã|estilista|autora|quadrinista|locutor|locutora|ux designer|tatuador e ilustrador|autor|designer ux|designer de produtos|editora de vídeo|editor de vídeo|tecelã|roteirista|pinto azulejos|xilogravura|xilogravuras|cenógrafa|cenógrafo|gravuras|pinto quadros|pinto retratos|retratos a óleo|banda desenhada|quadrinhos|serigrafia|serigrafias|meus quadros',
    strong:
      'ilustrações|encomendas|exposições|identidade visual|logótipos|logotipos|meus trabalhos|trabalhos|pinturas|aguarelas|aquarelas|livros infantis|murais|freelancer|capas de livros|esculturas|peças|trabalhos selecionados|obras|telas|quadros|identidades visuais|desenhos|marcas|projetos selecionados|cerâmicas|embalagens|capas|retratos de animais|retratos a lápis',
    weak: 'arte|design|ateliê|atelier|criativo|projetos|clientes|retratos|editoras',
  },
  music: {
    names:
      'banda|cantor|cantora|dj|músico|musicista|orquestra|coro|coral|quarteto|trio|rapper|duo|pianista|guitarrista|violinista|cantautor|cantautora|editora discográfica|fadista|grupo musical|grupo de samba|roda de samba|produtor musical|violonista|sambista|banda de rock|compositor|compositora|cantor e compositor|conjunto|filarmónica|quarteto de cordas|dupla sertaneja|banda de casamentos|grupo de fado|sanfoneiro|saxofonista|banda filarmónica|mc|grupo coral|rancho folclórico|fanfarra|orfeão|acordeonista|cante alentejano|grupo de cantares|quinteto|sexteto|chorinho|roda de choro',
    strong:
      'álbum|disco|concertos|shows|show|canções|digressão|turnê|músicas|ep|single|ao vivo|repertório|ensaios|palco|fado|spotify|agenda de shows|bossa nova|concerto|turné|chorinho|choro|forró|tocam rock|tenores|sopranos|violão e voz',
    weak: 'música|jazz|samba|rock|cantar|palcos|guitarra|violão|casamentos|vozes',
  },
  event: {
    names:
      'festival|conferência|casamento|congresso|maratona|meia maratona|hackathon|exposição|encontro|feira|simpósio|gala|festa de aniversário|corrida|torneio|festa|arraial|seminário|retiro|festival de música|mercado de natal|feira do livro|semana académica|evento|jornadas|mostra de cinema|festa junina|mostra|feira de artesanato|corrida solidária|trail|summit|reencontro|feira gastronómica|festival gastronômico|caminhada|campeonato|bazar de natal|romaria|carnaval|workshop|quermesse|formatura|feira da ladra|feira de velharias|bazar|feira de trocas|venda de garagem|festa da cereja|festa da aldeia|festas populares|desfile',
    strong:
      'bilhetes|ingressos|ingresso|bilhete|inscrição|inscrições|oradores|palestrantes|palestras|programa|cartaz|palcos|vamos casar|vamo-nos casar|cerimónia|cerimônia|edição|atrações|expositores|confirmar presença|confirmação de presença|confirme presença|confirme a presença|artistas|participantes|keynote|inscrições abertas|noivos|line-up|barracas|bancas|entrada livre|noite das|noite dos|noite de são',
    weak: 'fim de semana|workshops|palco|convidados|ao vivo|anual|concertos|data',
    not: 'feira livre|fotógrafo de casamento|bolos de casamento|fotografia de casamento|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|casamentos|fotografia de casamentos|encontros|festas|eventos|exposições|organização de eventos|buffet para festas|festa infantil|preço justo',
  },
  nonprofit: {
    names:
      'associação|ong|instituição|fundação|sem fins lucrativos|abrigo de animais|voluntariado|banco alimentar|ipss|organização não governamental|associação de moradores|coletivo|igreja|paróquia|projeto social|centro comunitário|instituto social|casa de acolhimento|canil|refeitório social|horta comunitária|cozinha comunitária|cozinha solidária|associação cultural|resgate animal|grupo de voluntários|santa casa|associação ambiental|protetora de animais|liga de amigos|solidariedade|repair café|café de reparação|clube de xadrez|comissão de festas|hortas comunitárias|escuteiros|escoteiros|limpamos praias|limpeza de praias|sem-abrigo|voluntários que|moradores de rua',
    strong:
      'voluntários|doações|doação|donativos|donativo|adoção|adotar|sem-abrigo|solidário|solidária|refugiados|ajudar|comunidade|doe|doar|carenciadas|vulneráveis|voluntário|famílias carenciadas|refeições|causa|moradores de rua|situação de rua|resgatamos|abandonados|limpeza de praias|utilidade pública|recolhemos|acolhemos|gatos e cães|sócios|apadrinhar|idosos sozinhos',
    weak: 'apoio|ajuda|social|ambiente|gratuito|crianças|campanha|bairro|juntos',
    not: 'associação comercial',
  },
  education: {
    names:
      'escola|creche|jardim de infância|colégio|universidade|explicações|centro de explicações|explicador|escola de línguas|escola de música|escola de condução|autoescola|auto-escola|curso de inglês|cursos|aulas particulares|academia de línguas|escola de programação|reforço escolar|professor particular|professora particular|escola de idiomas|escola de teatro|escola de artes|aulas de piano|aulas de inglês|centro de estudos|centro de formação|aulas de guitarra|aulas de violão|academia de música|professor de piano|professora de piano|infantário|ensino|escola infantil|berçário|cursinho|escola de culinária|escola de costura|professora de inglês|professor de inglês|aulas de música|ludoteca|jardim-escola|curso de idiomas|aulas de português|aulas de matemática|escola de cozinha|academia de programação|pré-escola|curso preparatório|ateliê de tempos livres|formação profissional|aulas de costura|dá aulas|aulas de|curso de costura|aulas de cerâmica|oficina de cerâmica|oficinas de cerâmica|curso de cerâmica|aulas de bordado|curso de culinária|dou aulas|dou explicações|curso de fotografia|alfabetização|alfabetização de adultos|língua gestual|aulas de libras|libras|ensino guitarra|ensino inglês|ensino piano',
    strong:
      'alunos|professores|professora|professor|exames|matrículas|matrícula|vestibular|enem|carta de condução|ensinamos|aprender|turmas|matemática|formação|inglês|carteira de motorista|disciplinas|nativos|pedagógica|níveis|lições|aprendizagem|bebés e crianças|educadoras|cnh|apoio escolar|conversação',
    weak: 'aulas|crianças|curso|aula|idades|pequenos grupos|online|nível|estudantes',
    not: 'escola de dança|escola de surf|escola de natação|antiga escola|escola de surfe|ao lado da escola|escola de samba|perto da escola|escola de capoeira',
  },
  'professional-services': {
    names:
      'advogado|advogada|advogados|escritório de advocacia|sociedade de advogados|contabilista|contabilidade|contador|contadora|consultoria|consultor|consultora|solicitador|solicitadora|notário|cartório|tradutor|tradutora|tradutores|agência de marketing|agência|arquiteto|arquiteta|arquitetura|gabinete de arquitetura|seguros|corretora de seguros|coach|recursos humanos|recrutamento|mediador de seguros|despachante|gabinete de contabilidade|escritório de contabilidade|advocacia|agência de publicidade|agência de comunicação|estúdio de arquitetura|escritório de arquitetura|agência de viagens|funerária|arquitetos|coaching|wedding planner|assessoria|mediação de seguros|corretor de seguros|engenharia|agência digital|organização de eventos|cerimonialista|organizadora de casamentos|traduções|intérprete|topografia|consultores|consultório jurídico|produtora de eventos|segurança privada|assessoria de imprensa|assistente virtual|agência de tradução|contadores|detetive|self storage|guarda-móveis|self-storage|tradução juramentada|traduções juramentadas|tradutora juramentada|tradutor juramentado|tradução certificada|celebrante|táxi|taxi|transfers|motorista particular|traduzo|declarações de irs|imposto de renda|faço a contabilidade',
    strong:
      'irs|imposto de renda|direito do trabalho|direito da família|direito de família|declarações fiscais|contratos|fiscalidade|divórcio|divórcios|estratégia|processamento de salários|abertura de empresas|folha de pagamento|heranças|direito trabalhista|clientes|jurídico|jurídica|marketing|imigração|registo de marcas|simples nacional|mei|fiscal|inventários|heranças|impostos|salários|branding|seguros de saúde|iva|vistos',
    weak: 'empresas|negócio|consulta|apoio|especialistas|pme|assessoria|pequenas empresas|empreendedores|experiência',
  },
  'real-estate': {
    names:
      'imobiliária|imobiliárias|agência imobiliária|corretor de imóveis|corretora de imóveis|mediação imobiliária|consultor imobiliário|consultora imobiliária|administração de condomínios|gestão de imóveis|promotor imobiliário|administradora de imóveis|mediador imobiliário|arrendamento|gestão de arrendamentos|imobiliário|consultores imobiliários|corretores de imóveis|vendemos casas|arrendamentos turísticos|venda de casas',
    strong:
      'imóveis|apartamentos|moradias|compra e venda|arrendamentos|avaliação|aluguel|visitas|proprietários|terrenos|imóvel|vender a sua casa|locação|apartamento|inquilinos|t2|t3|compradores|casas à venda|avaliações|vender casa|condomínio|comprar casa',
    weak: 'casas|comprar|vender|venda|bairros|casa|quartos|investidores',
  },
  software: {
    names:
      'software|aplicação|aplicativo|app|saas|plataforma|startup|desenvolvimento web|desenvolvimento de software|suporte informático|empresa de ti|código aberto|sistema de gestão|aplicação web|software house|aplicações|aplicativos|informática|loja de aplicações|fintech|jogo|estúdio de jogos|web app|ferramenta online|api|extensão|cibersegurança|empresa de tecnologia|open source|desenvolvedor|desenvolvedora|programador|programadora|assistência informática|erp|crm|chatbot|open-source|edtech|app móvel|sistema de agendamento|programadores|desenvolvedores|sistema online|sites e aplicativos|videojogos|aplicação para|aplicação que|aplicativo para|programa para clínicas|programa para oficinas|programa para lojas|programa para restaurantes|programa para empresas|programa para gerir',
    strong:
      'integrações|nuvem|automatiza|utilizadores|usuários|ios|android|painel|plano gratuito|inteligência artificial|ia|github|integra|por utilizador|por usuário|relatórios|faturação|em tempo real|tempo real|sincroniza|plano pro|dashboards|automação|agendamento|encriptadas|auto-hospedado|notas fiscais|nf-e',
    weak: 'digital|dados|online|tecnologia|sistema|ferramenta|telemóvel|celular|código|gestão|equipas|equipes|plano',
  },
} as const satisfies Lexicon['industries']
