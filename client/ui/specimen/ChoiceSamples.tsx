import { FileUp, Leaf } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDragOrder } from '#platform/input/use-drag-order.ts'
import { Button } from '../Button.tsx'
import { Field } from '../Field.tsx'
import { FileInput } from '../FileInput.tsx'
import { LinkTabs } from '../LinkTabs.tsx'
import { Option } from '../Option.tsx'
import { PlaceButtons } from '../PlaceButtons.tsx'
import { Slider } from '../Slider.tsx'
import styles from './Specimen.module.css'

const PAGES = [
  { href: '#posts', label: 'Posts', current: true },
  { href: '#replies', label: 'Replies', current: false },
  { href: '#media', label: 'Media', current: false },
]

const LISTS = [
  { href: '#all', label: 'All', current: false },
  { href: '#mentions', label: 'Mentions', current: true },
]

export function ChoiceSamples() {
  return (
    <section className={styles.section}>
      <h2>Choosing and ordering</h2>
      <LinkTabs label="Parts of a profile" tabs={PAGES} />
      <LinkTabs label="Kinds of notifications" kind="chips" tabs={LISTS} />
      <div className={styles.columns}>
        <div role="listbox" aria-label="Suggestions">
          <Option id="reached" isReached onPick={() => {}}>
            <Leaf /> The one that is reached
          </Option>
          <Option id="other" href="#other" isReached={false} onPick={() => {}}>
            Another one
          </Option>
        </div>
        <Order />
        <Slider label="Zoom" min={0} max={100} defaultValue={40} help="Or the arrow keys." />
        <Field label="A field of its own" help="It takes any control." error="And says what is wrong.">
          {(control) => <input {...control} type="date" defaultValue="2026-05-01" />}
        </Field>
        <ChooseFile />
      </div>
    </section>
  )
}

function Order() {
  const [items, setItems] = useState(['First', 'Second', 'Third'])
  const move = (item: string, to: number) =>
    setItems(items.filter((each) => each !== item).toSpliced(to, 0, item))
  const { gripOf } = useDragOrder(move)
  return (
    <ol>
      {items.map((item, index) => (
        <li key={item} className={styles.row} data-place={index}>
          <PlaceButtons
            index={index}
            count={items.length}
            earlier={`Move up: ${item}`}
            later={`Move down: ${item}`}
            grip={gripOf(item)}
            onMove={(to) => move(item, to)}
          />
          {item}
        </li>
      ))}
    </ol>
  )
}

function ChooseFile() {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('No file yet')
  return (
    <div className={styles.row}>
      <FileInput ref={input} onChoose={([file]) => setName(file?.name ?? '')} />
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      {name}
    </div>
  )
}
