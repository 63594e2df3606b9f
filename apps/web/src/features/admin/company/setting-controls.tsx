import { Checkbox } from '../../../kit/forms/checkbox'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import { NameLines } from '../named/name-lines'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { CompanyText, SettingKey } from './settings'
import styles from './company.module.css'
import { ChoicePreview, SwitchPreview } from './switch-preview'
import type { SectionForm } from './use-section'

type KeysOf<Value, Kind> = { [Key in keyof Value]: Value[Key] extends Kind ? Key : never }[keyof Value] & SettingKey

interface SettingProps<Value, Kind> {
  form: SectionForm<Value>
  field: KeysOf<Value, Kind>
}

/** What it does, and where it shows. */
export function hintOf(text: CompanyText, key: SettingKey): string | undefined {
  const { does, at } = text.settings[key]
  return text.hint({ does, place: at }) || undefined
}

interface SwitchProps<Value> extends SettingProps<Value, boolean> {
  /** Why it cannot be switched on, or what is so while it is. */
  note?: string | undefined
  disabled?: boolean
}

/** A switch with a sentence on what it does, and what people see of it before and after. */
export function SwitchSetting<Value>({ form, field, note, disabled }: SwitchProps<Value>) {
  const text = useText('admin/company/company')
  const chosen = form.value[field] === true
  return (
    <div>
      <Checkbox
        label={text.settings[field].name}
        hint={note ?? hintOf(text, field)}
        disabled={disabled}
        checked={chosen}
        onChange={(on) => form.change({ [field]: on } as unknown as Partial<Value>)}
      />
      <SwitchPreview field={field} saved={form.saved[field] === true} chosen={chosen} />
    </div>
  )
}

/** One of a few ways, with a sentence on what it decides, and what people see of it before and after. */
export function ChoiceSetting<Value>({ form, field }: SettingProps<Value, string>) {
  const text = useText('admin/company/company')
  const names: Readonly<Record<string, string>> = text.values[field as unknown as keyof CompanyText['values']]
  const hint = hintOf(text, field)
  return (
    <div>
      <RadioGroup
        label={text.settings[field].name}
        showLabel
        column
        value={String(form.value[field])}
        onChange={(word) => form.change({ [field]: word } as unknown as Partial<Value>)}
        choices={Object.entries(names).map(([value, label]) => ({ value, label }))}
      />
      {hint && <p className={styles['soft']}>{hint}</p>}
      <ChoicePreview field={field} saved={String(form.saved[field])} chosen={String(form.value[field])} />
    </div>
  )
}

interface LineProps<Value> extends SettingProps<Value, string> {
  maxLength: number
  inputMode?: 'tel'
}
export function LineSetting<Value>({ form, field, ...line }: LineProps<Value>) {
  const text = useText('admin/company/company')
  return (
    <LineField
      {...line}
      label={text.settings[field].name}
      hint={hintOf(text, field)}
      error={form.errorOf(field)}
      value={String(form.value[field])}
      onChange={(words) => form.change({ [field]: words } as unknown as Partial<Value>)}
    />
  )
}

interface NamesProps<Value> extends SettingProps<Value, LocalText> {
  maxLength: number
}
export function NamesSetting<Value>({ form, field, maxLength }: NamesProps<Value>) {
  const text = useText('admin/company/company')
  const names = form.value[field] as LocalText
  return (
    <NameLines
      label={text.settings[field].name}
      value={names}
      error={form.errorOf(field)}
      maxLength={maxLength}
      onChange={(more) => form.change({ [field]: { ...names, ...more } } as unknown as Partial<Value>)}
    />
  )
}
