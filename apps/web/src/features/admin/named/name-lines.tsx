import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'

interface NameLinesProps {
  /** What is named, where the form names more than one thing. */
  label?: string | undefined
  value: LocalText
  error?: string | undefined
  required?: boolean
  maxLength?: number
  onChange: (names: Partial<LocalText>) => void
}

/** A name in each language; what a language lacks is the first that is written. */
export function NameLines({ label, value, error, required = true, maxLength = 60, onChange }: NameLinesProps) {
  const text = useText('admin/named')
  return languages.map((language) => (
    <LineField
      key={language}
      required={required && language === 'zh-CN'}
      label={label === undefined ? text.fields[language] : text.labelled({ label, language: text.languages[language] })}
      hint={language === 'zh-CN' || label !== undefined ? undefined : text.nameHint}
      error={language === 'zh-CN' ? error : undefined}
      maxLength={maxLength}
      value={value[language]}
      onChange={(name) => onChange({ [language]: name })}
    />
  ))
}
