import type { Reading } from '#server/reader/read.ts'
import type { Industry } from '#shared/page/industries.ts'

interface Scene {
  /** Trades it may be drawn for: a vet's dog is not the dog that may come to a café. */
  within: readonly Industry[]
  /** What people call it in the languages of pages: stems, matched in what it calls itself. */
  words: RegExp
  /** Icons of the bundled set, the main one first. */
  icons: readonly string[]
}

const food = ['bakery', 'restaurant', 'cafe', 'bar'] as const
const craft = ['trades', 'construction', 'general', 'shop', 'portfolio'] as const
const lessons = ['education', 'music', 'general', 'nonprofit'] as const

/** What is drawn for whom, the particular before the general; who is none of these gets no picture. */
const scenes: readonly Scene[] = [
  {
    within: food,
    words:
      /baker|bäcker|boulang|panett|panific|panader|padaria|bakker|パン屋|ベーカリー|빵집|베이커리/iu,
    icons: ['croissant', 'wheat'],
  },
  {
    within: food,
    words:
      /patisserie|pâtisserie|pasticc|pasteler|konditor|cake|torten|banketbakker|ケーキ|케이크/iu,
    icons: ['cake', 'cake-slice'],
  },
  { within: food, words: /pizz|ピザ|피자/iu, icons: ['pizza', 'wheat'] },
  {
    within: food,
    words: /ice cream|gelat|eisdiele|eiscafé|helader|geladar|ijssalon|glacier|アイス|아이스크림/iu,
    icons: ['ice-cream-cone'],
  },
  {
    within: food,
    words: /ramen|noodle|soup|pho\b|ラーメン|そば|うどん|국수|라면|국밥/iu,
    icons: ['soup'],
  },
  {
    within: food,
    words:
      /seafood|oyster|fish|poisson|pesce|pescad|marisc|mariscos|fisch|vis(?:handel|restaurant)|寿司|鮨|海鮮|횟집/iu,
    icons: ['fish', 'shell'],
  },
  {
    within: food,
    words:
      /\bwine|weingut|heurig|winzer|\bvin\b|vins|vino|vinho|wijn|enoteca|bodega|vigneron|ワイン|와인/iu,
    icons: ['grape', 'wine'],
  },
  {
    within: food,
    words:
      /\bpub\b|kneipe|brew|brauerei|brasser|birr|cervec|cervej|brouwer|bierg|ビール|맥주|호프/iu,
    icons: ['beer', 'hop'],
  },
  { within: food, words: /cocktail|カクテル|칵테일/iu, icons: ['martini', 'citrus'] },
  {
    within: food,
    words:
      /coffee|café|cafe\b|caffè|kaffee|koffie|tea ?room|teehaus|salon de thé|コーヒー|珈琲|喫茶|カフェ|커피|카페/iu,
    icons: ['coffee', 'cookie'],
  },
  { within: ['restaurant'], words: /./u, icons: ['cooking-pot', 'utensils'] },
  {
    within: ['hair-salon'],
    words:
      /hair|barber|coiff|parrucch|barbier|peluquer|barber|cabelei|friseur|frisör|kapper|kapsalon|salon|美容室|理容|ヘア|미용실|헤어|이발/iu,
    icons: ['scissors', 'spray-can'],
  },
  { within: ['florist'], words: /./u, icons: ['flower-2', 'rose', 'sprout'] },
  {
    within: ['clinic', 'general', 'shop', 'wellness'],
    words:
      /\bvet\b|veterin|vétérin|tierarzt|tierärzt|tierklinik|dierenarts|hunde|dog|chien|cani\b|perros|honden|動物病院|トリミング|동물병원|애견/iu,
    icons: ['dog', 'cat', 'bone'],
  },
  {
    within: ['clinic'],
    words:
      /doctor|general practi|pediatr|pédiatr|hausarzt|kinderarzt|médecin|medic[oa]|huisarts|内科|小児科|내과|소아과/iu,
    icons: ['stethoscope', 'heart-pulse'],
  },
  {
    within: ['fitness'],
    words:
      /gym|fitness|crossfit|personal train|musculation|palestra|gimnasio|academia|ジム|헬스|피트니스|トレーニング/iu,
    icons: ['dumbbell', 'timer'],
  },
  {
    within: ['fitness', 'event', 'nonprofit'],
    words: /marathon|maratón|maratona|running|laufverein|course à pied|hardloop|マラソン|마라톤/iu,
    icons: ['medal', 'footprints', 'timer'],
  },
  {
    within: [...craft, 'auto-repair', 'nonprofit'],
    words: /bike|bicycle|fahrrad|vélo\b|bici|fiets|自転車|자전거/iu,
    icons: ['bike', 'wrench'],
  },
  {
    within: ['auto-repair'],
    words: /\bmotos?\b|motorrad|motorcycle|motorbike|バイク|오토바이/iu,
    icons: ['motorbike', 'wrench'],
  },
  { within: ['auto-repair'], words: /./u, icons: ['car', 'wrench'] },
  {
    within: craft,
    words:
      /plumb|heating|klempner|installateur|sanitär|plombier|idraulic|fontaner|encanad|canaliza|loodgiet|水道|배관/iu,
    icons: ['shower-head', 'wrench', 'droplets'],
  },
  {
    within: craft,
    words: /electric|elektrik|elektro|électric|elettricist|eletric|電気工事|전기/iu,
    icons: ['lightbulb', 'plug', 'zap'],
  },
  {
    within: craft,
    words: /roof|dachdeck|couvreur|tett[oi]\b|tejado|telhad|dakdekker|屋根|지붕/iu,
    icons: ['house', 'hammer'],
  },
  {
    within: craft,
    words: /chimney|ramon|schornstein|kaminkehr|spazzacamin|deshollin|schoorsteen|煙突/iu,
    icons: ['house', 'flame'],
  },
  {
    within: craft,
    words: /upholster|polster|tapissier|tappezz|tapicer|estofad|stoffeer|椅子|가구/iu,
    icons: ['armchair', 'spool', 'scissors'],
  },
  {
    within: craft,
    words: /tree|baumpfleg|élagu|potatur|arboric|boomverzorg|植木/iu,
    icons: ['trees', 'axe', 'leaf'],
  },
  {
    within: craft,
    words:
      /garden|landscap|gärtner|gartenbau|garten|jardin|giardin|hovenier|tuin|造園|庭師|조경|정원/iu,
    icons: ['sprout', 'shovel', 'trees'],
  },
  {
    within: craft,
    words:
      /paint(?:er|ing)|maler(?:betrieb|meister)?\b|peintre en bât|imbianch|pintor|schilder|塗装|페인트|도배/iu,
    icons: ['paint-roller', 'paintbrush'],
  },
  {
    within: craft,
    words:
      /carpent|joiner|schreiner|tischler|menuisi|ébénist|falegnam|carpinter|timmer|meubelmak|大工|木工|목공|목수/iu,
    icons: ['hammer', 'pencil-ruler', 'axe'],
  },
  {
    within: craft,
    words: /locksmith|schlüsseldienst|serrur|fabbro|cerraj|chaveir|slotenmak|鍵|열쇠/iu,
    icons: ['key-round', 'house'],
  },
  {
    within: [...craft, 'cleaning'],
    words: /window clean|fensterputz|vitres|glazenwass|window/iu,
    icons: ['bubbles', 'spray-can', 'house'],
  },
  { within: ['cleaning'], words: /./u, icons: ['spray-can', 'bubbles', 'house'] },
  {
    within: ['construction'],
    words:
      /build|bauunternehm|baufirma|maçon|bâtiment|costruzion|edil|construc|constru|aannemer|bouw|工務店|建設|건설|시공/iu,
    icons: ['brick-wall', 'hard-hat', 'shovel'],
  },
  {
    within: craft,
    words:
      /ceram|pottery|potter\b|kerami|töpfer|céram|potier|cerám|cerâm|陶芸|陶器|도자기|공방/iu,
    icons: ['amphora', 'torus'],
  },
  {
    within: craft,
    words:
      /jewel|schmuck|goldschmied|bijou|gioiell|oreficer|joyer|orfebre|filigran|joalh|juwelier|ジュエリー|宝石|주얼리/iu,
    icons: ['gem', 'watch'],
  },
  {
    within: craft,
    words:
      /tailor|dressmak|schneider|couturi|sart[oa]|sastre|modist|costur|kleermak|仕立|양복|수선/iu,
    icons: ['spool', 'scissors', 'shirt'],
  },
  {
    within: ['shop', 'general'],
    words:
      /bookshop|book ?store|buchhandl|librairie|libreria|librería|livraria|boekhandel|書店|本屋|서점|책방/iu,
    icons: ['book-open', 'book', 'lamp'],
  },
  {
    within: ['lodging'],
    words: /camp(?:ing|site|ground)|キャンプ|캠핑/iu,
    icons: ['tent-tree', 'flame-kindling'],
  },
  {
    within: ['lodging', 'shop', 'general'],
    words:
      /farm|bauernhof|hofladen|ferme|fattoria|agritur|granja|quinta|boerderij|農園|農場|농장/iu,
    icons: ['tractor', 'wheat', 'carrot'],
  },
  { within: ['lodging'], words: /./u, icons: ['bed-double', 'lamp'] },
  { within: ['photography'], words: /./u, icons: ['camera', 'aperture'] },
  {
    within: ['portfolio'],
    words:
      /illustrat|paint|maler|peintr|pittor|pintor|künstler|artist|イラスト|画家|일러스트|화가/iu,
    icons: ['palette', 'brush', 'pencil'],
  },
  { within: lessons, words: /piano|klavier|pianoforte|ピアノ|피아노/iu, icons: ['piano', 'music'] },
  {
    within: lessons,
    words: /guitar|gitarr|guitare|chitarra|ギター|기타/iu,
    icons: ['guitar', 'music'],
  },
  {
    within: lessons,
    words: /choir|chor\b|chœur|chorale|coro\b|koor|合唱|합창/iu,
    icons: ['music', 'mic-vocal', 'book-open'],
  },
  {
    within: ['event', 'general'],
    words:
      /wedding|mariage|marions|matrimonio|sposiamo|nozze|boda|casamos|casamento|hochzeit|heiraten|bruiloft|trouwen|結婚|挙式|결혼/iu,
    icons: ['rose', 'gem'],
  },
  {
    within: ['education', 'nonprofit'],
    words:
      /childmind|nursery|kindergarten|\bkita\b|tagesmutter|crèche|assistante maternelle|asilo nido|guarder|creche|infantário|kinderopvang|gastouder|保育|어린이집|유치원/iu,
    icons: ['blocks', 'toy-brick', 'baby'],
  },
  {
    within: ['education'],
    words:
      /driving school|fahrschule|auto-école|autoscuola|autoescuela|escola de condução|rijschool|教習|운전/iu,
    icons: ['car', 'cone'],
  },
  {
    within: ['education'],
    words:
      /tutor|math|nachhilfe|soutien scolaire|ripetizioni|clases particulares|explicações|bijles|塾|학원|과외/iu,
    icons: ['book-open', 'pencil', 'ruler'],
  },
  {
    within: ['professional-services'],
    words:
      /lawyer|solicitor|attorney|law firm|barrister|notar|avocat|avvocat|abogad|advogad|anwalt|anwält|kanzlei|advocat|弁護士|변호사|법률/iu,
    icons: ['scale', 'landmark'],
  },
  {
    within: ['professional-services'],
    words:
      /account|bookkeep|tax|steuerberat|buchhalt|comptab|commercialist|contab|asesor|boekhoud|税理士|세무/iu,
    icons: ['calculator', 'file-text'],
  },
  { within: ['real-estate'], words: /./u, icons: ['house', 'key-round'] },
]

/** The scene of what this calls itself; null where nothing is certain enough to be drawn. */
export function sceneOf({ industry, facts, text }: Reading): readonly string[] | null {
  const called = `${facts.kind?.value ?? ''} ${facts.name?.value ?? ''}`
  const fits = ({ within }: Scene) => within.includes(industry)
  const named = scenes.find((scene) => fits(scene) && scene.words.test(called))
  const told = named ?? scenes.find((scene) => fits(scene) && scene.words.test(text.raw))
  return told?.icons ?? null
}
