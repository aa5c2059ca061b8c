import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PhotoTarget } from '#shared/page/place-photos.ts'
import { uploadTypes } from '#shared/upload-limits.ts'
import type { PhotoTools } from '../page-context.ts'
import { Icon } from '../parts/icon.tsx'
import type { EditingWords, PreviewPage, PreviewReport } from '../preview-messages.ts'

interface PhotoToolsDeps {
  page(): PreviewPage | null
  report(message: PreviewReport): void
}

/** What can be done with pictures where they stand: another in its place, and what it shows. */
export function photoTools({ page, report }: PhotoToolsDeps): PhotoTools {
  const choose = (files: File[], target: PhotoTarget) => {
    if (files.length > 0) report({ type: 'ninefold:photos', files, target })
  }
  return {
    over(id, path, media) {
      const shown = page()
      if (!shown?.editing) return null
      const { editing: words, language } = shown
      const photo = media?.kind === 'upload' ? media : null
      return (
        <div className="photo-tools" data-silent={photo && !photo.alt ? '' : undefined}>
          {photo && (
            <AltText
              value={photo.alt}
              words={words}
              onChange={(value) =>
                report({ type: 'ninefold:edit', id, path: `${path}.alt`, value, language })
              }
            />
          )}
          <ChooseFiles
            label={words[photo ? 'photo.replace' : 'photo.add'] ?? ''}
            onFiles={(files) => choose(files, { id, path })}
          />
        </div>
      )
    },
    asks(id) {
      const words = page()?.editing
      return words ? <Asks words={words} onFiles={(files) => choose(files, { id })} /> : null
    },
  }
}

interface ChooseFilesProps {
  label: string
  className?: string
  onFiles: (files: File[]) => void
}

/** Opens the window for files, or the camera roll: one press, and no form in between. */
function ChooseFiles({ label, className = 'photo-choose', onFiles }: ChooseFilesProps) {
  return (
    <label className={className}>
      <input
        type="file"
        accept={uploadTypes.join()}
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Icon name="image" />
      <span>{label}</span>
    </label>
  )
}

interface AltTextProps {
  value: string
  words: EditingWords
  onChange: (value: string) => void
}

/** What the picture shows, asked under it; told when one has said it, and not letter by letter. */
function AltText({ value, words, onChange }: AltTextProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const keep = () => {
    const said = text.trim()
    if (said !== value) onChange(said)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') setText(value)
    if (event.key === 'Enter') keep()
  }
  return (
    <input
      className="photo-alt"
      aria-label={words['photo.alt']}
      title={words['photo.altHint']}
      placeholder={words['photo.altAsk']}
      maxLength={300}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={press}
    />
  )
}

/** The photos a gallery waits for, by name: each is a place to drop or choose one. */
function Asks({ words, onFiles }: { words: EditingWords; onFiles: (files: File[]) => void }) {
  return (
    <div className="photo-asks">
      <p>
        <b>{words['photo.asks']}</b> <span>{words['photo.asksNote']}</span>
      </p>
      {['ask.1', 'ask.2', 'ask.3'].map((key) => (
        <ChooseFiles key={key} className="photo-ask" label={words[key] ?? ''} onFiles={onFiles} />
      ))}
    </div>
  )
}
