import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { AppError } from '#shared/errors.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { moveTranslations } from '#shared/page/move-translations.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { roomForPhoto } from '#shared/page/place-photos.ts'
import { FieldList } from './field-list.tsx'
import type { FormContext } from './form-context.ts'
import { LayoutField } from './layout-field.tsx'
import type { PartsPanelProps } from './parts-panel.tsx'
import { ToldFacts } from './told-facts.tsx'
import { useTouched } from './use-touched.ts'

export type BlockFormProps = PartsPanelProps & { id: string; block: Block }

/** A block's whole content as a form, derived from the fields of its kind. */
export function BlockForm({ id, block, editor, state, onPhotos, ...props }: BlockFormProps) {
  const { t } = useI18n()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const touched = useTouched((path) => props.onTouch(id, path))
  const kind = blockKind(block.type)
  if (!kind) return <p className="text-sm text-muted">{t('editor.form.unknown')}</p>
  const apply = (path: string, ops: EditOp[], key?: string) => {
    try {
      editor.apply(ops, key)
      touched(path)
      setErrors(({ [path]: _fixed, ...rest }) => rest)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setErrors((rest) => ({ ...rest, [path]: t('editor.form.wrong') }))
    }
  }
  const form: FormContext = {
    slug: state.slug,
    // Of another's nothing is written anew.
    erasePicture: props.onRegenerate && editor.erasePicture,
    document: state.document,
    id,
    errors,
    factText: props.factText,
    onFact: props.onFact,
    onFiles: (files) => void onPhotos(files, { id }),
    onChange: (path, value) => {
      const isPhoto = (value as Media | undefined)?.kind === 'upload'
      const room = isPhoto ? roomForPhoto(state.document, id) : []
      apply(path, [...room, { op: 'set', id, path, value }], `form:${id}.${path}`)
    },
    onList: (path, value, origins) =>
      apply(path, [
        { op: 'set', id, path, value },
        ...moveTranslations(state.document, id, path, value, origins),
      ]),
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {kind.variants.length > 1 && (
        <LayoutField
          theme={state.document.theme}
          variants={kind.variants}
          value={block.variant}
          onChange={(value) => apply('@variant', [{ op: 'set', id, path: '@variant', value }])}
        />
      )}
      <ToldFacts wanted={kind.wants} form={form} />
      <FieldList
        fields={kind.fields}
        values={{ ...emptyProps(block.type), ...block.props }}
        prefix=""
        form={form}
      />
    </div>
  )
}
