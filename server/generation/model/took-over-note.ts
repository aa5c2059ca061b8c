import type { PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'

/** Why the model did not write everything, as its page's owner is told. */
export type Reason = 'absent' | 'late' | 'busy' | 'refused' | 'unusable' | 'failed' | 'spent'

type Texts = Record<Reason | 'rest', string>

const texts: Record<PageLanguage, Texts> = {
  en: {
    absent: 'No model is set up here.',
    late: 'The model did not answer in time.',
    busy: 'The model has too much to do just now.',
    refused: 'The model declined to write this.',
    unusable: 'Not everything the model wrote could be used.',
    failed: 'The model could not be reached, or it failed.',
    spent: 'The limit set for the model is used up.',
    rest: 'Ninefold’s own composer wrote {count} of {total} parts.',
  },
  ja: {
    absent: 'モデルが設定されていません。',
    late: 'モデルから時間内に返答がありませんでした。',
    busy: 'モデルが混み合っています。',
    refused: 'モデルはこの内容を書きませんでした。',
    unusable: 'モデルが書いたものの一部は使えませんでした。',
    failed: 'モデルに接続できないか、エラーが起きました。',
    spent: 'モデルに設定された上限に達しました。',
    rest: '{total} 件中 {count} 件は Ninefold の作成機能が書きました。',
  },
  pt: {
    absent: 'Não há nenhum modelo configurado aqui.',
    late: 'O modelo não respondeu a tempo.',
    busy: 'O modelo está ocupado demais agora.',
    refused: 'O modelo se recusou a escrever isto.',
    unusable: 'Nem tudo o que o modelo escreveu pôde ser usado.',
    failed: 'Não foi possível acessar o modelo, ou ele falhou.',
    spent: 'O limite definido para o modelo esgotou-se.',
    rest: 'O Ninefold escreveu {count} de {total} seções por conta própria.',
  },
  nl: {
    absent: 'Er is hier geen model ingesteld.',
    late: 'Het model heeft niet op tijd geantwoord.',
    busy: 'Het model heeft het op dit moment te druk.',
    refused: 'Het model wilde dit niet schrijven.',
    unusable: 'Niet alles wat het model schreef was bruikbaar.',
    failed: 'Het model was niet bereikbaar of werkte niet.',
    spent: 'De limiet voor het model is bereikt.',
    rest: 'Ninefold heeft {count} van de {total} onderdelen zelf geschreven.',
  },
  kr: {
    absent: '설정된 모델이 없습니다.',
    late: '모델이 제때 응답하지 않았습니다.',
    busy: '지금 모델 사용량이 많습니다.',
    refused: '모델이 이 내용을 쓰지 않겠다고 했습니다.',
    unusable: '모델이 쓴 내용 중 일부는 사용할 수 없었습니다.',
    failed: '모델에 연결할 수 없거나 오류가 났습니다.',
    spent: '모델에 정해 둔 한도를 다 썼습니다.',
    rest: '{total}개 부분 중 {count}개는 Ninefold의 자체 작성기가 썼습니다.',
  },
  fr: {
    absent: 'Aucun modèle n’est configuré ici.',
    late: 'Le modèle n’a pas répondu à temps.',
    busy: 'Le modèle est trop sollicité en ce moment.',
    refused: 'Le modèle a refusé d’écrire ce contenu.',
    unusable: 'Tout ce que le modèle a écrit n’était pas utilisable.',
    failed: 'Le modèle est injoignable ou a échoué.',
    spent: 'La limite fixée pour le modèle est atteinte.',
    rest: 'Le rédacteur de Ninefold a écrit {count} parties sur {total}.',
  },
  it: {
    absent: 'Qui non è configurato alcun modello.',
    late: 'Il modello non ha risposto in tempo.',
    busy: 'Il modello è troppo occupato in questo momento.',
    refused: 'Il modello si è rifiutato di scrivere questo testo.',
    unusable: 'Non tutto ciò che il modello ha scritto era utilizzabile.',
    failed: 'Il modello non era raggiungibile o ha dato errore.',
    spent: 'Il limite fissato per il modello è esaurito.',
    rest: 'Il compositore di Ninefold ha scritto {count} parti su {total}.',
  },
  de: {
    absent: 'Hier ist kein Modell eingerichtet.',
    late: 'Das Modell hat nicht rechtzeitig geantwortet.',
    busy: 'Das Modell ist gerade überlastet.',
    refused: 'Das Modell wollte das nicht schreiben.',
    unusable: 'Nicht alles, was das Modell schrieb, war brauchbar.',
    failed: 'Das Modell war nicht erreichbar oder hat versagt.',
    spent: 'Die Grenze für das Modell ist ausgeschöpft.',
    rest: 'Ninefold hat {count} von {total} Teilen selbst geschrieben.',
  },
  es: {
    absent: 'Aquí no hay ningún modelo configurado.',
    late: 'El modelo no respondió a tiempo.',
    busy: 'El modelo está demasiado ocupado en este momento.',
    refused: 'El modelo no quiso escribir esto.',
    unusable: 'No todo lo que escribió el modelo se pudo usar.',
    failed: 'No se pudo contactar con el modelo, o falló.',
    spent: 'Se agotó el límite fijado para el modelo.',
    rest: 'El redactor de Ninefold escribió {count} de {total} partes.',
  },
}

/** Why the model did not do it, in one sentence. */
export function reasonText(language: PageLanguage, reason: Reason): string {
  return texts[language][reason]
}

/** Says plainly that the composer wrote what the model did not, and why. */
export function tookOverNote(
  language: PageLanguage,
  reason: Reason,
  count: number,
  total: number,
): Op {
  const { [reason]: why, rest } = texts[language]
  const how = rest.replace('{count}', String(count)).replace('{total}', String(total))
  const space = language === 'ja' ? '' : ' '
  return { op: 'note', code: 'composer_took_over', text: `${why}${space}${how}` }
}
