import type { PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'

const texts: Record<PageLanguage, string> = {
  en: 'No model is set up here, so Ninefold’s own composer wrote this page.',
  ja: 'モデルが設定されていないため、Ninefold の作成機能がこのページを書きました。',
  pt: 'Não há nenhum modelo configurado; foi o compositor do Ninefold que escreveu esta página.',
  nl: 'Er is hier geen model ingesteld, dus Ninefold heeft deze pagina zelf geschreven.',
  kr: '설정된 모델이 없어 Ninefold의 자체 작성기가 이 페이지를 썼습니다.',
  fr: 'Aucun modèle n’est configuré : c’est le rédacteur de Ninefold qui a écrit cette page.',
  it: 'Qui non è configurato alcun modello: la pagina l’ha scritta il compositore di Ninefold.',
  de: 'Hier ist kein Modell eingerichtet; diese Seite hat Ninefold selbst geschrieben.',
  es: 'No hay ningún modelo configurado; esta página la ha escrito el propio redactor de Ninefold.',
}

/** Says that the composer wrote what a model was asked for. */
export function modelNote(language: PageLanguage): Op {
  return { op: 'note', code: 'model_unavailable', text: texts[language] }
}
