import type { PageLanguage } from '#shared/page/document.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { kr } from './kr.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { de as deUnseen } from './unseen/de.ts'
import { en as enUnseen } from './unseen/en.ts'
import { es as esUnseen } from './unseen/es.ts'
import { fr as frUnseen } from './unseen/fr.ts'
import { it as itUnseen } from './unseen/it.ts'
import { ja as jaUnseen } from './unseen/ja.ts'
import { kr as krUnseen } from './unseen/kr.ts'
import { nl as nlUnseen } from './unseen/nl.ts'
import { pt as ptUnseen } from './unseen/pt.ts'
import { de as deVaried } from './varied/de.ts'
import { en as enVaried } from './varied/en.ts'
import { es as esVaried } from './varied/es.ts'
import { fr as frVaried } from './varied/fr.ts'
import { it as itVaried } from './varied/it.ts'
import { ja as jaVaried } from './varied/ja.ts'
import { kr as krVaried } from './varied/kr.ts'
import { nl as nlVaried } from './varied/nl.ts'
import { pt as ptVaried } from './varied/pt.ts'

type Set = Record<PageLanguage, readonly LabelledBrief[]>

/**
 * `plain` came first. `varied` and `unseen` are one set in many styles, every trade in every
 * language, parted by a fixed rule: the grammar is worked on with `varied` in view, and
 * `unseen` only measures it.
 */
export const sets = {
  plain: { en, ja, pt, nl, kr, fr, it, de, es },
  varied: {
    en: enVaried,
    ja: jaVaried,
    pt: ptVaried,
    nl: nlVaried,
    kr: krVaried,
    fr: frVaried,
    it: itVaried,
    de: deVaried,
    es: esVaried,
  },
  unseen: {
    en: enUnseen,
    ja: jaUnseen,
    pt: ptUnseen,
    nl: nlUnseen,
    kr: krUnseen,
    fr: frUnseen,
    it: itUnseen,
    de: deUnseen,
    es: esUnseen,
  },
} satisfies Record<string, Set>

export type SetName = keyof typeof sets
