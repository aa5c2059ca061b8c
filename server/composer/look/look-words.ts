import type { Theme } from '#shared/page/theme.ts'

/**
 * Words of the nine languages that say how a page should look. Stems; Latin ones match at the
 * start of a word, Japanese and Korean anywhere.
 */
export const moodWords: readonly (readonly [Theme['mood'], string])[] = [
  [
    'premium',
    'elegan|luxur|luxus|luxe|lusso|lujo|luxo|premium|exclusi|exklusi|esclusiv|refined|raffin|edel|noble|vornehm|chic|高級|上品|洗練|고급|우아|품격',
  ],
  [
    'playful',
    'playful|fun|colou?rful|colorid|colorat|kleurrijk|verspielt|bunt|bunte|buntes|ludique|giocos|divert|divertid|alegre|speels|vrolijk|joyful|cheerful|fröhlich|楽しい|ポップ|カラフル|可愛|즐거|알록달록|귀여',
  ],
  [
    'technical',
    'technical|technisch|technique|tecnic|técnic|modern|sachlich|precis|präzis|nüchtern|schlicht|minimal|モダン|シンプル|ミニマル|모던|심플|미니멀',
  ],
  [
    'bold',
    'bold|loud|strong|powerful|kräftig|laut|mutig|audac|puissan|fort|forte|potente|atrevid|krachtig|gedurfd|力強|大胆|강렬|대담|힘찬',
  ],
  [
    'calm',
    'calm|zen|quiet|peaceful|serene|soft|relax|ruhig|still|entspann|sanft|paisib|tranquil|sereno|calm[oaes]{1,2}|rustig|kalme?|zacht|穏やか|静か|落ち着|癒|차분|조용|편안|고요',
  ],
  [
    'warm',
    'warm|warme[nrs]?|cosy|cozy|homely|gemütlich|herzlich|heimelig|chaleur|accueillant|cald[oaie]|accoglient|cálid|acogedor|acolhedor|aconcheg|gezellig|hartelijk|温か|暖か|あたたか|따뜻|아늑|포근',
  ],
]

export interface ColourWish {
  hue?: number
  chroma?: number
}

/** What people call colours, and where they lie in OKLCH. */
export const colourWords: readonly (readonly [ColourWish, string])[] = [
  [
    { hue: 25, chroma: 0.19 },
    'red|rot|rote[nrs]?|rouge|rosso|rossa|rossi|rojo|roja|rojos|vermelh|rood|rode|bordeaux|burgundy|granate|赤|빨간|빨강',
  ],
  [{ hue: 55, chroma: 0.17 }, 'orange|naranja|arancion|laranja|oranje|オレンジ|橙|주황'],
  [
    { hue: 95, chroma: 0.15 },
    'yellow|gelb|gelbe|gelbes|jaune|giall|amarill|amarel|geel|gele|黄|노란|노랑',
  ],
  [
    { hue: 148, chroma: 0.14 },
    'green|grün|vert|verts|verte|vertes|verde|verdes|verdi|groen|groene|緑|グリーン|초록|녹색',
  ],
  [{ hue: 190, chroma: 0.12 }, 'turquoise|türkis|teal|turchese|turquesa|ターコイズ|청록'],
  [
    { hue: 250, chroma: 0.15 },
    'blue|blau|blaue|blaues|bleu|bleue|blu|azul|azzurr|blauw|navy|青|ブルー|紺|파란|파랑|남색',
  ],
  [
    { hue: 300, chroma: 0.16 },
    'purple|violet|lila|lilac|viola|morado|morada|roxo|roxa|paars|paarse|紫|보라',
  ],
  [{ hue: 350, chroma: 0.14 }, 'pink|rosafarben|ピンク|분홍|핑크'],
  [
    { hue: 60, chroma: 0.07 },
    'brown|braun|brun|marron|marrone|marrón|castanho|bruin|茶色|ブラウン|갈색',
  ],
  [{ hue: 85, chroma: 0.1 }, 'gold|golden|doré|dorat|dorad|dourad|goud|金色|ゴールド|금색'],
  [{ chroma: 0.02 }, 'monochrome|grey|gray|grau|gris|grigi|cinza|grijs|モノクロ|グレー|흑백|회색'],
]

/** Before or behind a colour's name: "dark green", "vert foncé", "dunkelgrün", "pastel pink". */
export const shadeWords: readonly (readonly [number, RegExp])[] = [
  [
    0.7,
    /dark|deep|dunk[el]{2}|tief|fonc[ée]|sombre|scur[oaie]|oscur|escur|donker|diep|深|濃|ダーク|짙은|진한|어두운/u,
  ],
  [
    0.5,
    /pastel|pastell|pale|soft|light|hell|zart|clair|pâle|chiar|clar[oa]|tenue|licht|zacht|淡|薄|パステル|연한|파스텔|은은한/u,
  ],
]

/** German and Dutch write shade and colour in one word: dunkelgrün, lichtblauw. */
export const shadePrefixes =
  'dunkel|hell|tief|zart|wald|moos|himmel|flaschen|oliv|donker|licht|diep|mos|hemels'

/** Asks for a dark page: the word for dark beside one for what is dark, not dark bread. */
export const darkWords =
  /dark (?:mode|theme|design|page|site|background|look|colou?rs)|dunkle[nrs]? (?:design|seite|farben|hintergrund|look)|(?:thème|fond|design|ton) (?:sombre|foncé|noir)|(?:tema|sfondo|stile) scuro|(?:tema|fondo|diseño|estilo) oscuro|(?:tema|fundo|estilo) escuro|donker(?:e)? (?:thema|achtergrond|site|pagina)|ダークモード|ダークテーマ|暗い背景|黒い背景|黒基調|다크 ?모드|어두운 (?:배경|테마|분위기)/u
