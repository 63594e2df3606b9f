import { airlines } from '@sojourn/domain/reference/air/airlines'
import { Select } from '../../../kit/forms/input'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { NameChips } from './name-chips'
import styles from './carriers-field.module.css'

const nameOf = (code: string): string => {
  const found = airlines.find((airline) => airline.code === code)
  return found ? `${found.shortName[language]} ${code}` : code
}

interface CarriersFieldProps {
  label: string
  carriers: readonly string[]
  /** Those of the country alone. */
  domestic?: boolean
  onChange: (carriers: string[]) => void
}

/** Some of the airlines. */
export function CarriersField({ label, carriers, domestic, onChange }: CarriersFieldProps) {
  const text = useText('booking/policy/edit')
  return (
    <NameChips
      label={label}
      items={carriers.map((code) => ({ id: code, name: nameOf(code) }))}
      onRemove={(code) => onChange(carriers.filter((each) => each !== code))}
    >
      <span className={styles['add']}>
        <Select
          aria-label={`${label}, ${text.addCarrier}`}
          value=""
          onChange={({ target }) => onChange([...carriers, target.value])}
        >
          <option value="">{text.addCarrier}</option>
          {airlines
            .filter(({ code, country }) => !carriers.includes(code) && (!domestic || country === 'CN'))
            .map(({ code }) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
        </Select>
      </span>
    </NameChips>
  )
}
