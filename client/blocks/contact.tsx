import type { BlockProps } from '#shared/blocks/index.ts'
import type { FormAnswers } from '#shared/page/form-answers.ts'
import { isTownTold } from './is-town-told.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { each } from './parts/each.tsx'
import { FactList } from './parts/fact-list.tsx'
import { SectionHead } from './parts/section-head.tsx'

type ContactProps = BlockViewProps<'contact'>
type FormField = BlockProps<'contact'>['fields'][number]

const ways = ['phone', 'chat', 'email', 'url'] as const

/** Ways to get in touch, and a form where the block has fields. */
export function ContactView(props: ContactProps) {
  const { id, block, page } = props
  return (
    <div className="w">
      <div className="contact-text">
        <SectionHead id={id} type="contact" title={block.title} lead={block.lead} page={page} />
        {block.who && <p className="who">{block.who}</p>}
        <FactList
          keys={page.shows('place') || isTownTold(page) ? ways : [...ways, 'place']}
          page={page}
        />
      </div>
      {block.fields.length > 0 && page.formsAt !== null && <ContactForm {...props} />}
    </div>
  )
}

function ContactForm({ id, block, page }: ContactProps) {
  const { words } = page
  const answers = page.answers?.block === id ? page.answers : null
  // A refused form comes back under this address: the fragment leads to it, without script.
  const action = `${page.formsAt ?? ''}/f/${encodeURIComponent(page.slug)}/${id}?lang=${page.language}#${id}`
  return (
    <div className="form">
      <p id={`sent-${id}`} className="sent" role="status">
        {block.success || words.sent}
      </p>
      {answers && (
        <p id={`refused-${id}`} className="refused" role="alert">
          {words.refused}
        </p>
      )}
      <form method="post" action={action} acceptCharset="utf-8">
        {each(block.fields, (field, index) => (
          <FormRow
            isWide={isAlone(block.fields, index)}
            id={`${id}-${index}`}
            name={`field-${index}`}
            field={field}
            page={page}
            answers={answers}
          />
        ))}
        <p className="vh" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{words.trap}</label>
          <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </p>
        {block.consent && (
          <p className="consent">
            <input
              id={`${id}-consent`}
              type="checkbox"
              name="consent"
              value="yes"
              required
              defaultChecked={Boolean(answers?.values.consent)}
            />
            <label htmlFor={`${id}-consent`}>
              {block.consent}
              {answers?.faults.consent && (
                <span className="fault">{words.faults[answers.faults.consent]}</span>
              )}
            </label>
          </p>
        )}
        <p className="actions">
          <button type="submit" className="btn primary">
            {block.submit || words.send}
          </button>
        </p>
      </form>
    </div>
  )
}

/** A message has a row of its own, and so has a field nobody is left to stand beside. */
function isAlone(fields: readonly FormField[], at: number): boolean {
  if (fields[at]?.kind === 'message') return true
  const before = fields.slice(0, at).findLastIndex(({ kind }) => kind === 'message') + 1
  const next = fields[at + 1]
  return (at - before) % 2 === 0 && (!next || next.kind === 'message')
}

interface FormRowProps {
  isWide: boolean
  id: string
  name: string
  field: FormField
  page: PageContext
  answers: FormAnswers | null
}

interface ControlProps {
  field: FormField
  shared: { id: string; name: string; required: boolean; defaultValue: string | undefined }
  page: PageContext
}

function Control({ field, shared, page }: ControlProps) {
  if (field.kind === 'message') return <textarea {...shared} rows={4} maxLength={4000} />
  if (field.kind !== 'yes-no') return <input {...shared} {...inputs[field.kind]} />
  return (
    <select {...shared}>
      <option value="">–</option>
      <option value={page.words.yes}>{page.words.yes}</option>
      <option value={page.words.no}>{page.words.no}</option>
    </select>
  )
}

/** What a browser is told about each kind of answer; choices and long texts have controls of their own. */
const inputs = {
  text: { type: 'text', autoComplete: 'off', maxLength: 400 },
  name: { type: 'text', autoComplete: 'name', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  date: { type: 'date', autoComplete: 'off' },
  time: { type: 'time', autoComplete: 'off' },
  number: { type: 'number', autoComplete: 'off', min: 0, max: 9999, inputMode: 'numeric' },
  photo: { type: 'file', accept: 'image/*' },
} as const

function FormRow({ isWide, id, name, field, page, answers }: FormRowProps) {
  const fault = answers?.faults[name]
  const shared = {
    id,
    name,
    required: field.required,
    defaultValue: answers?.values[name],
    ...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
  }
  return (
    <p className={isWide ? 'row wide' : 'row'}>
      <label htmlFor={id}>
        <span>{field.label || page.words.answers[field.kind]}</span>
        {field.required && <span className="req"> ({page.words.required})</span>}
      </label>
      <Control field={field} shared={shared} page={page} />
      {fault && (
        <span id={`${id}-fault`} className="fault">
          {page.words.faults[fault]}
        </span>
      )}
    </p>
  )
}
