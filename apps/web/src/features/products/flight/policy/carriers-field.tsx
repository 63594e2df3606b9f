import { airlines } from '@sojourn/domain/reference/air/airlines'
import { Select } from '../../../../kit/forms/input'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { NameChips } from '../../../booking/policy-edit/name-chips'
import styles from './flight-policy.module.css'

const domestic = airlines.filter(({ country }) => country === 'CN')
const nameOf = (code: string): string => {
  const found = airlines.find((airline) => airline.code === code)
  return found ? `${found.shortName[language]} ${code}` : code
}

interface CarriersFieldProps {
  label: string
  carriers: readonly string[]
  onChange: (carriers: string[]) => void
}

/** Some of the country's airlines. */
export function CarriersField({ label, carriers, onChange }: CarriersFieldProps) {
  const text = useText('products/policy/flight')
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
          {domestic
            .filter(({ code }) => !carriers.includes(code))
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
