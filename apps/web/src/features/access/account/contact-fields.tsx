import { useState } from 'react'
import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { emailFault, mobileFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { mobileAccount } from '@sojourn/domain/access/verification'
import { getDiallingCodeInfo } from '../../../api/calls/reference/country'
import { useRead } from '../../../api/queries'
import { DiallingCodePicker } from '../../../kit/pickers/dialling-code-picker'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from '../account.module.css'

/** A mobile and the region it belongs to; `account` is what it is signed in with (S5.22, S5.23). */
export function useMobile() {
  const text = useText('booking/traveller').faults
  const { mainland } = useText('access/account')
  const [region, setRegion] = useState<DiallingCode>(() => ({
    code: '86',
    areaName: mainland,
    areaPinYinInitial: 'Z',
    titleName: 'Z',
    region: 'CN',
  }))
  const [number, setNumber] = useState('')
  const found = mobileFault(number.trim(), region.code)
  return {
    region,
    number,
    setRegion,
    setNumber,
    account: mobileAccount(region.code, number.trim()),
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
  const [near, setNear] = useState(false)
  const codes = useRead(getDiallingCodeInfo, {}, { enabled: near, staleTime: Infinity })
  const { region, number, setRegion, setNumber } = mobile
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles['region']}>
          <DiallingCodePicker
            value={region}
            onChange={setRegion}
            codes={codes.data}
            failed={codes.isError}
            onApproach={() => setNear(true)}
          />
          <Input
            {...control}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete={region.code === '86' ? 'tel-national' : 'tel'}
            maxLength={16}
            value={number}
            onChange={(event) => {
              setNumber(event.target.value)
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
