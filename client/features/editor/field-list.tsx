import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { fieldName } from '#client/ui/change-words.ts'
import { FileButton } from '#client/ui/file-button.tsx'
import { listThing } from '#client/ui/list-things.ts'
import { PhotoDrop } from '#client/ui/photo-drop.tsx'
import { removeRow } from '#client/ui/remove-row.ts'
import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockKind, kindName } from '#shared/blocks/index.ts'
import { FieldControl } from './field-control.tsx'
import type { FormContext } from './form-context.ts'
import { ItemButtons } from './item-buttons.tsx'
import { itemName, pictureOf, priceOf } from './item-name.ts'
import { ItemRow } from './item-row.tsx'
import { newItem } from './new-item.ts'

export interface FieldListProps {
  fields: Fields
  values: Record<string, unknown>
  /** Path of what the fields are in, with a dot at its end; '' for the block itself. */
  prefix: string
  form: FormContext
}

/** A control for every field, lists with their items inside. */
export function FieldList({ fields, values, prefix, form }: FieldListProps) {
  const { t } = useI18n()
  return Object.entries(fields).map(([key, field]) => {
    const shared = {
      path: prefix + key,
      label: fieldName(form.document.blocks[form.id]?.type ?? '', prefix + key, t),
      field,
      value: values[key] ?? field.empty,
      form,
    }
    return field.item ? (
      <ItemsField key={key} {...shared} item={field.item} items={shared.value as Item[]} />
    ) : (
      <FieldControl key={key} {...shared} />
    )
  })
}

type Item = Record<string, unknown>

interface ItemsFieldProps {
  path: string
  field: Field
  item: Fields
  items: Record<string, unknown>[]
  form: FormContext
}

/** The items of a list: each folds open, moves, goes away; new ones at the end. */
function ItemsField({ path, field, item, items, form }: ItemsFieldProps) {
  const { t } = useI18n()
  const type = form.document.blocks[form.id]?.type ?? ''
  const thing = listThing(type, path)
  const place = useRef<HTMLFieldSetElement>(null)
  const origins = items.map((_, index) => index)
  const swap = (a: number, b: number) => {
    const order = origins.with(a, b).with(b, a)
    form.onList(
      path,
      order.map((index) => items[index]),
      order,
    )
  }
  const remove = (at: number) =>
    removeRow(place.current, at, () =>
      form.onList(
        path,
        items.filter((_, index) => index !== at),
        origins.filter((index) => index !== at),
      ),
    )
  const add = () => {
    const added = newItem(thing, item, items, form.document.base)
    flushSync(() => form.onList(path, [...items, added], [...origins, null]))
    // Who adds one goes on writing.
    const row = place.current?.querySelector('ul')?.lastElementChild
    row?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }
  const legend = t(`blocks.things.${thing}.many`)
  // "Testimonials" stands over the form of that section already.
  const isSaid = legend === t(`generate.sections.${kindName(type)}`)
  // What a section without anything in it is begun with.
  const isEmptySection = items.length === 0 && path === blockKind(type)?.list
  const isFull = items.length >= (field.max ?? Number.POSITIVE_INFINITY)
  return (
    <fieldset ref={place} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
      <legend className={isSaid ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {items.map((values, index) => {
          const words = itemName(item, values)
          const name = words || t(`blocks.things.${thing}.one`, { at: index + 1 })
          return (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all an item has
              key={index}
              name={name}
              price={priceOf(item, values, form.document)}
              picture={pictureOf(values)}
              isNew={!words && !pictureOf(values)}
              buttons={
                <ItemButtons
                  name={name}
                  onUp={index > 0 ? () => swap(index, index - 1) : null}
                  onDown={index < items.length - 1 ? () => swap(index, index + 1) : null}
                  onRemove={() => remove(index)}
                />
              }
            >
              <FieldList fields={item} values={values} prefix={`${path}.${index}.`} form={form} />
            </ItemRow>
          )
        })}
      </ul>
      {thing === 'photo' ? (
        <PhotoDrop
          onFiles={form.onFiles}
          className="rounded-md border border-dashed border-line p-1"
        >
          <FileButton label={t('editor.media.drop')} icon="image" multiple onFiles={form.onFiles} />
        </PhotoDrop>
      ) : (
        <Button
          size="sm"
          icon="plus"
          onClick={add}
          disabled={isFull}
          data-begin={isEmptySection || undefined}
          className="justify-self-start"
        >
          {t(`blocks.things.${thing}.add`)}
        </Button>
      )}
    </fieldset>
  )
}
