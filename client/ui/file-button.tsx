import { useId } from 'react'
import { uploadTypes } from '#shared/upload-limits.ts'
import { Icon } from './icon.tsx'
import type { InterfaceIcon } from './icon-names.ts'

export interface FileButtonProps {
  label: string
  /** What is shown of the label, beside its plus. */
  short?: string
  icon: InterfaceIcon
  multiple?: boolean
  /** Opens the camera itself, and no list of pictures. */
  camera?: boolean
  className?: string
  onFiles: (files: File[]) => void
}

/** Chooses pictures: a file input that looks like a quiet button. */
export function FileButton(props: FileButtonProps) {
  const { label, short, icon, multiple = false, camera = false } = props
  const id = useId()
  return (
    <span className={`relative inline-flex ${props.className ?? ''}`}>
      <input
        id={id}
        type="file"
        aria-label={label}
        accept={uploadTypes.join()}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        className="peer absolute inset-0 -z-10 w-full opacity-0"
        onChange={({ target }) => {
          props.onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex h-10 cursor-pointer items-center gap-2 rounded-md px-3 text-sm max-sm:px-2 font-medium whitespace-nowrap text-text transition-colors duration-150 select-none hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <Icon name={icon} size={18} />
        {short ?? label}
      </label>
    </span>
  )
}
