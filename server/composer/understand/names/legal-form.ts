/** What a firm's name may end with: "GmbH & Co. KG", ", S.L.", "e.V.", "& fils". */
const forms =
  /^(?:,? (?:S\.? ?A\.? de C\.? ?V\.?|S\. ?(?:de )?R\. ?L\.?(?: de C\. ?V\.?)?|S\.A\.S\.?|S\.a\.s\.?|SAS ?U?|SpA|S\.C\.[AP]?\.?|S\.L\.L\.?|(?:Unipessoal,? )?Lda\.?|Ltda\.?|S\.A\.|S\.? ?L\.?(?:U\.?)?|S\.?r\.?l\.?s?\.?|S\.p\.A\.|S\.n\.c\.|GmbH|KG|OHG|UG|e\. ?V\.|e\. ?K\.|B\.?V\.?|V\.?O\.?F\.?|N\.V\.|Ltd\.?|Inc\.?|LLC|LLP|PLC|SARL|SAS|EURL)(?![\p{L}\d])| (?:& )?Co\.? KG(?!\p{L})|\. KG(?!\p{L})| ?& (?:Co\. KG|Co|fils|filles|Sohn|Söhne|Töchter|figli|figlie|hijos|hijas|filhos|filhas|zonen|zoon|dochters|sons|daughters|Cie|Zn\.?)(?!\p{L}))/iu

/** A full stop ends the sentence, unless it belongs to an abbreviation. */
const dotted = /\p{L}\. ?\p{L}{1,2}\.$|(?:Lda|Ltda|Co)\.$/u

/** Where a name ends that takes its firm's form in; at most two of them stand behind each other. */
export function withLegalForm(raw: string, end: number): number {
  let at = end
  for (let turn = 0; turn < 2; turn += 1) {
    const form = forms.exec(raw.slice(at, at + 20))?.[0]
    if (!form) break
    const dot = form.endsWith('.') && !dotted.test(form)
    at += form.length - (dot ? 1 : 0)
  }
  return at
}
