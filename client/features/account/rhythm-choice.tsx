import { useI18n } from '#client/platform/i18n.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { type MailRhythm, mailRhythms } from '#shared/mail-rhythms.ts'

interface RhythmChoiceProps {
  value: MailRhythm
  onChange: (rhythm: MailRhythm) => void
}

/** An e-mail for each message, or one a day. */
export function RhythmChoice({ value, onChange }: RhythmChoiceProps) {
  const { t } = useI18n()
  return (
    <Segments
      label={t('account.mail.rhythm')}
      value={value}
      onChange={onChange}
      segments={mailRhythms.map((rhythm) => ({
        value: rhythm,
        label: t(`account.mail.${rhythm}`),
      }))}
      className="justify-self-start"
    />
  )
}
