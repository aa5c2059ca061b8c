import { isStreetWord } from '../find-street.ts'
import { letterCase } from '../letter-case.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isVocabulary,
  type Reading,
  type Run,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { lowerRun } from './lower-run.ts'
import { closing, describes } from './lower-words.ts'
import { runAt } from './name-run.ts'
import { isNumbered } from './opening-name.ts'

/** What is said before a name, and before other words, too: only a capital behind it makes it a name. */
const cues: Record<string, string> = {
  FR: "il est écrit|est écrit|c'est écrit|on peut lire|vous lirez|surnomme|surnommé|surnommée|au nom de|ma boîte c'est|notre boîte c'est|mon resto c'est|notre resto c'est|ma marque c'est|notre marque c'est|mon atelier c'est|notre association c'est|notre asso c'est|vous tapez|tapez|cherchez|demandez|m'appellent|nous appellent|nous appelle|l'appellent|l'a appelé|l'a appelée|pour nom|pour enseigne|connaissent comme|j'ai nommé|on nous connaît sous|tout le monde dit|notre groupe c'est|mon salon c'est|mon garage c'est|mon café c'est|ma boulangerie c'est|notre café c'est|notre restaurant c'est|bises de|bonjour de|un salut de|sous la signature|sous la signature de|nous c'est|nous, c'est|nous c est|venez chez|passez chez|passez à|voilà|voici|on a choisi|nous avons choisi|c'est nous|ici c'est",
  ES: 'nombre de|le decimos|le dicen|nos dicen|me dicen|me llaman|nos llaman|le llaman|la llaman|lo llaman|la llama|lo llama|me conocen por|nos conocen por|llámalo|llámala|llámenlo|llámenla|llámanos|llamadnos|llámenos|llamadme|llámame|mi negocio es|nuestro negocio es|mi empresa es|nuestra empresa es|nuestra marca es|mi taller es|mi tienda es|nuestra tienda es|mi local es|nuestro local es|la tienda es|el taller es|el local es|el bar es|el negocio es|opera como|operamos como|por nombre|le hemos puesto|le he puesto|le pondremos|bautizado|bautizado como|bautizada como|nosotros somos|saludos desde|saludos de|un saludo de|un saludo desde|saludos de parte de|de parte de|pongan|ponga|poned|ponle|póngale|pónganle|eso es|esto es|esta es|este es|aquí está',
  IT: "chiamatela|chiamatelo|chiamateci|chiamatemi|chiamaci|chiamami|mi chiamano|ci chiamano|ci chiamano tutti|mi chiamano tutti|tutti mi chiamano|tutti ci chiamano|lo chiamano|la chiamano|lo chiamano tutti|la chiamano tutti|come nome|con nome|in arte|soprannominato|soprannominata|detto|detta|c'è scritto|si legge|il nome e|la mia attività è|la mia ditta è|la mia azienda è|la mia bottega è|il mio negozio è|il nostro negozio è|il mio locale è|il nostro locale è|la nostra ditta è|la mia impresa è|metta|abbiamo chiamato|ho chiamato|sull'insegna c'è|saluti da|un saluto da|saluti dal|saluti dalla|scriva|scrivete|metti|mettete|mettiamo|mettiamoci|ecco|questo è|questa è|ecco a voi|siamo noi",
  PT: 'ficaria|ficará|ficou|põe aí|ponha aí|pode pôr|pode colocar|na porta está|está escrito|lê-se|vai ficar|a minha loja é|a minha loja é a|o meu negócio é|o meu negócio é a|o meu salão é|o meu salão é o|a minha empresa é|minha empresa é a|minha loja é a|meu salão é o|meu negócio é a|procure por|procurem por|procura por|procurem|nos encontra como|me chamam|chamam-me|chamam-nos|nos chamam|pelo nome|chama|tem o nome|leva o nome|na placa está|saudações da|saudações do|abraço da|abraço do|um abraço da|um abraço do|escreva|escrevam|coloque|ponha|ponham|tem por nome|isso é|isto é|esta é|este é|aqui é da|aqui é do|aqui fala da|aqui fala do|eis|é na|é no|é aqui na|é aqui no',
}

/** "On lit : La Bonne Pioche", "le dicen Don Canelo", "ci chiamano Zio Peppe", "procure por Doce Lar". */
export function shown(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const own = cues[lexicon.countries[0]]
  if (!own) return []
  return matchAll(phraseIndex(own), text.folded).flatMap((cue) => {
    const at = wordFrom(words, cue.end)
    const first = words[at]
    if (!first || !/^[\s:,–—"“„«'‘¡¿-]{1,4}$/.test(text.raw.slice(cue.end, first.start))) return []
    if (letterCase(text.raw) === 'lower') return lowerTold(reading, at)
    const small = !first.capital && isArticle(first)
    const run = runAt(reading, small ? at + 1 : at)
    if (!run || run.start - first.end > 1 || isWhere(reading, run)) return []
    if (!isProper(reading, run) && !isNumbered(reading, run)) return []
    const [only, more] = run.words
    if (only && !more && isVocabulary(reading, only)) return []
    const closes = /^[\s"”»!?]{0,2}(?:[.,;:!?)\n–—]|$)/.test(text.raw.slice(run.end, run.end + 4))
    return [{ ...run, score: (more ? 6.6 : 5) + (closes ? 0.6 : 0) - (small ? 1 : 0) }]
  })
}

/** "É na Rua Direita", "c'est Place du Marché". */
const isWhere = ({ lexicon }: Reading, { words: [first] }: Run): boolean =>
  !!first && (isStreetWord(lexicon, first) || isPhrase(lexicon.place.venues, first.folded))

/** ", chama mato na sala.": without capitals two words or more, and a mark behind them. */
function lowerTold(reading: Reading, at: number): Candidate[] {
  const { text, lexicon } = reading
  const run = lowerRun(reading, at)
  const [first] = run?.words ?? []
  if (!run || !first || run.words.length < 2) return []
  const small = [lexicon.name.stops, lexicon.place.prepositions, lexicon.place.weak]
  const told =
    (isCommon(reading, first) && !isArticle(first)) ||
    (small.some((list) => isPhrase(list, first.folded)) && !isArticle(first)) ||
    run.words.every((word) => describes(reading, word)) ||
    /\d/.test(text.raw.slice(run.start, run.end))
  return !told && closing.test(text.raw.slice(run.end, run.end + 4)) ? [{ ...run, score: 5 }] : []
}
