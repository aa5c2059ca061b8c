import type { PageLanguage } from '#shared/page/document.ts'
import { type Reason, reasonText } from '../model/took-over-note.ts'

type Rest = 'nothing' | 'partly'

const rests: Record<PageLanguage, Record<Rest | 'interrupted', string>> = {
  en: {
    nothing: 'Nothing was changed.',
    partly: 'The changes made before that are kept.',
    interrupted: 'The server was restarted in the middle of this.',
  },
  ja: {
    nothing: '何も変更していません。',
    partly: 'それまでの変更はそのまま残しています。',
    interrupted: '途中でサーバーが再起動しました。',
  },
  pt: {
    nothing: 'Nada foi alterado.',
    partly: 'As alterações feitas até ali foram mantidas.',
    interrupted: 'O servidor foi reiniciado no meio disso.',
  },
  nl: {
    nothing: 'Er is niets gewijzigd.',
    partly: 'De wijzigingen tot dat moment blijven staan.',
    interrupted: 'De server is tussendoor opnieuw gestart.',
  },
  kr: {
    nothing: '변경된 내용이 없습니다.',
    partly: '그 전까지의 변경은 그대로 유지됩니다.',
    interrupted: '처리 중에 서버가 다시 시작되었습니다.',
  },
  fr: {
    nothing: 'Rien n’a été modifié.',
    partly: 'Les modifications déjà faites sont conservées.',
    interrupted: 'Le serveur a redémarré entre-temps.',
  },
  it: {
    nothing: 'Non è stato modificato nulla.',
    partly: 'Le modifiche già fatte restano.',
    interrupted: 'Nel frattempo il server è stato riavviato.',
  },
  de: {
    nothing: 'Es wurde nichts geändert.',
    partly: 'Die Änderungen bis dahin bleiben erhalten.',
    interrupted: 'Der Server wurde zwischendurch neu gestartet.',
  },
  es: {
    nothing: 'No se ha cambiado nada.',
    partly: 'Los cambios hechos hasta entonces se conservan.',
    interrupted: 'El servidor se reinició entretanto.',
  },
}

/** One line for the page's owner on why a wish was not carried out, or not to its end. */
export function wishNote(
  language: PageLanguage,
  reason: Reason | 'interrupted' | null,
  isChanged: boolean,
): string {
  const rest = rests[language][isChanged ? 'partly' : 'nothing']
  if (reason === null) return rest
  const why = reason === 'interrupted' ? rests[language].interrupted : reasonText(language, reason)
  const space = language === 'ja' ? '' : ' '
  return `${why}${space}${rest}`
}
