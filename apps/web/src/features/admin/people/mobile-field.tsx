import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import styles from './person.module.css'

interface KeptMobileProps {
  value: string
  /** As it stands, masked. */
  kept: string
  error: string | undefined
  onChange: (mobile: string) => void
}

/** The mobile that stands is shown masked; another is written in its place. */
export function KeptMobile({ value, kept, error, onChange }: KeptMobileProps) {
  const text = useText('admin/people/person')
  const [asked, setAsked] = useState(false)
  const change = () => {
    setAsked(true)
    onChange('')
  }
  if (value === kept && kept !== '')
    return (
      <div className={styles['mobile']}>
        <span className={styles['label']}>{text.fields.mobile}</span>
        <span className={styles['masked']}>
          {kept}
          <Button size="compact" aria-label={text.changeMobile} onClick={change}>
            {text.change}
          </Button>
        </span>
      </div>
    )
  return (
    <div className={styles['mobile']}>
      <LineField
        required
        label={kept === '' ? text.fields.mobile : text.newMobile}
        error={error}
        inputMode="tel"
        maxLength={20}
        autoFocus={asked}
        value={value}
        onChange={onChange}
      />
      {kept !== '' && (
        <Button kind="quiet" size="compact" aria-label={text.keepMobile} onClick={() => onChange(kept)}>
          {text.keep}
        </Button>
      )}
    </div>
  )
}
