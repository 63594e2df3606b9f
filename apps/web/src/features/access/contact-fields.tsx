import { useState } from 'react'
import { mobileFault, emailFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { mobileAccount } from '@sojourn/domain/access/verification'
import { Field } from '../../kit/field'
import { Input, Select } from '../../kit/input'
import { useText } from '../../kit/text'
import styles from './account.module.css'

const mainland = '86'

/** A mobile and the region it belongs to; `account` is what it is signed in with (S5.22, S5.23). */
export function useMobile() {
  const text = useText('booking/traveller').faults
  const [region, setRegion] = useState(mainland)
  const [number, setNumber] = useState('')
  const found = mobileFault(number.trim(), region)
  return {
    region,
    number,
    setRegion,
    setNumber,
    account: mobileAccount(region, number.trim()),
    fault: found && text[found],
  }
}

interface MobileFieldProps {
  mobile: ReturnType<typeof useMobile>
  label: string
  hint?: string
  error: string | undefined
  onChange: () => void
}

export function MobileField({ mobile, label, hint, error, onChange }: MobileFieldProps) {
  const text = useText('access/account')
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles['region']}>
          <Select aria-label={text.region} value={mobile.region} onChange={(event) => mobile.setRegion(event.target.value)}>
            {/* Figures as keys stand in numeric order; home comes first. */}
            {Object.entries(text.regions)
              .toSorted(([a], [b]) => Number(b === mainland) - Number(a === mainland))
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
          <Input
            {...control}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete={mobile.region === mainland ? 'tel-national' : 'tel'}
            maxLength={16}
            value={mobile.number}
            onChange={(event) => {
              mobile.setNumber(event.target.value)
              onChange()
            }}
          />
        </span>
      )}
    </Field>
  )
}

/** What is wrong with one mail address, as a sentence (S5.24). */
export function useMailFault(): (value: string) => string | undefined {
  const text = useText('booking/traveller').faults
  return (value) => {
    const found = value.includes(',') ? 'emailWrong' : emailFault(value)
    return found && text[found]
  }
}

interface MailFieldProps {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export const MailField = ({ label, hint, value, error, onChange }: MailFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <Input
        {...control}
        name="mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
