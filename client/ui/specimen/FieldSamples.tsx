import { useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { NumberField } from '../NumberField.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { Select } from '../Select.tsx'
import { Tabs } from '../Tabs.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import styles from './Specimen.module.css'

const TABS = [
  { id: 'password', label: 'Password' },
  { id: 'ethereum', label: 'Ethereum' },
  { id: 'monero', label: 'Monero' },
] as const

const AUDIENCES = [
  { value: 'public', label: 'Public', help: 'Everyone, also without an account' },
  { value: 'followers', label: 'Followers' },
] as const

const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'fa', label: 'فارسی', lang: 'fa' },
] as const

export function FieldSamples() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('password')
  const [audience, setAudience] = useState<(typeof AUDIENCES)[number]['value']>('public')
  return (
    <section className={styles.section}>
      <h2>Fields</h2>
      <div className={styles.columns}>
        <TextField
          label="Username"
          dir="ltr"
          addon="@brook.example"
          defaultValue="wren"
          help="Letters and digits."
        />
        <TextField label="Password" type="password" reveal="Show password" defaultValue="a long secret" />
        <TextField label="Invite code" error="This code was used before." defaultValue="k-1200" />
        <NumberField label="Months" stepped={() => null} defaultValue="3" />
        <TextField label="Disabled" disabled defaultValue="not now" />
        <Select label="Language" options={LANGUAGES} />
        <TextArea label="About you" placeholder="A few words" />
        <RadioGroup legend="Who can see it" options={AUDIENCES} value={audience} onChange={setAudience} />
        <div>
          <Checkbox label="Multiple choice" defaultChecked />
          <Checkbox label="Sensitive content" />
          <Checkbox label="Open in a new tab" help="Applies to conversations." asSwitch defaultChecked />
          <Checkbox label="Send with Ctrl+Enter" asSwitch />
        </div>
      </div>
      <Tabs label="Ways to sign in" tabs={TABS} selected={tab} onSelect={setTab}>
        The panel of {tab}.
      </Tabs>
    </section>
  )
}
