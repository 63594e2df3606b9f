import type { CreateCarOrder } from '@sojourn/contract/products/car/car.shapes'
import { Field } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from './emergency-card.module.css'

export interface Emergency {
  name: string
  mobile: string
}
export const nobody: Emergency = { name: '', mobile: '' }

const mobile = /^1[3-9]\d{9}$/
/** Whom to call, as it is sent; undefined where nobody is named, `wrong` where the half is missing. */
export function emergencyOf({ name, mobile: typed }: Emergency): CreateCarOrder['emergency'] | 'wrong' {
  const [who, number] = [name.trim(), typed.replaceAll(/\s/g, '')]
  if (who === '' && number === '') return undefined
  return who !== '' && mobile.test(number) ? { name: who, mobile: number } : 'wrong'
}

interface EmergencyProps {
  value: Emergency
  wrong: boolean
  onChange: (value: Emergency) => void
}

export function EmergencyCard(contact: EmergencyProps) {
  const text = useText('products/car/pages')
  return (
    <Card title={text.emergency}>
      <EmergencyFields {...contact} />
    </Card>
  )
}

/** Whom the platform calls if something happens on the way. */
export function EmergencyFields({ value, wrong, onChange }: EmergencyProps) {
  const text = useText('products/car/pages')
  return (
    <>
      <p className={styles['why']}>{text.emergencyWhy}</p>
      <div className={styles['fields']}>
        <Field label={text.emergencyName} error={wrong ? text.emergencyWrong : undefined}>
          {(control) => (
            <Input
              {...control}
              data-field="emergency"
              value={value.name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => onChange({ ...value, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.emergencyMobile}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              value={value.mobile}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => onChange({ ...value, mobile: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
