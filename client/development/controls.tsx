import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { Shelf } from './shelf.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const
const tones = ['plain', 'accent', 'success', 'warning', 'error', 'info'] as const
const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))

/** What is pressed, filled in and opened. */
export function Controls() {
  return (
    <>
      <Shelf title="Buttons">
        {variants.flatMap((variant) => [
          ...sizes.map((size) => (
            <Button key={variant + size} variant={variant} size={size} icon="plus">
              {variant}
            </Button>
          )),
          <Button key={`${variant}-busy`} variant={variant} busy>
            busy
          </Button>,
          <Button key={`${variant}-off`} variant={variant} disabled>
            disabled
          </Button>,
        ])}
      </Shelf>
      <Fields />
      <Shelf title="Chips">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} label={tone} value="a fact" />
        ))}
        <Chip label="read only" value={'long '.repeat(40)} />
      </Shelf>
      <Openers />
    </>
  )
}

function Fields() {
  return (
    <Shelf title="Fields">
      <TextField label="Text" hint="A hint" placeholder="placeholder" />
      <TextField label="Wrong" defaultValue="oops" error="This is not a number." />
      <TextField label="Disabled" defaultValue="as it is" disabled />
      <TextArea label="Several lines" defaultValue={'one\ntwo\nthree\nfour'} />
      <Select label="Choice" options={options} />
      <Select label="Wrong choice" options={options} error="Choose another one." />
      <Checkbox label="Tick me" hint="Or do not." />
      <Checkbox label="Disabled" disabled />
    </Shelf>
  )
}

function Openers() {
  const [chosen, setChosen] = useState('One')
  const items = options.map(({ label }) => ({ label, onSelect: () => {} }))
  return (
    <Shelf title="What opens">
      <Segments label="Segments" value={chosen} onChange={setChosen} segments={options} />
      <Menu
        trigger={<Button>Menu</Button>}
        items={[...items, { label: 'Danger', danger: true, icon: 'trash-2', onSelect: () => {} }]}
      />
      <Disclosure summary="Disclosure">
        <p className="p-3">What it holds</p>
      </Disclosure>
      {['First tip', 'Second tip'].map((label) => (
        <Tooltip key={label} label={label}>
          <Button>{label.replace('tip', 'with a tip')}</Button>
        </Tooltip>
      ))}
    </Shelf>
  )
}
