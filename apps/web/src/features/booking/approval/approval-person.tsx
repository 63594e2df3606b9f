import { useState } from 'react'
import { findApprovers } from '../../../api/calls/booking/approval/approval'
import { useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useSettled } from '../../../kit/hooks/use-settled'
import { RadioGroup } from '../../../kit/forms/radio-group'
import styles from './approval-case.module.css'

export interface ApprovalPersonProps {
  label: string
  hint: string
  none: string
  error: string | undefined
  value: string | undefined
  onChange: (employeeId: string) => void
}

/** A colleague who may approve, found by name. */
export function ApprovalPerson({ label, hint, none, error, value, onChange }: ApprovalPersonProps) {
  const [keyword, setKeyword] = useState('')
  const settled = useSettled(keyword.trim())
  const found = useRead(findApprovers, { keyword: settled }, { keepFormer: true })
  const list = found.data?.list ?? []
  return (
    <div className={styles['picker']}>
      <Field required label={label} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={50}
            placeholder={hint}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        )}
      </Field>
      <div className={styles['found']}>
        {found.error && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && list.length === 0 && <p className={styles['faint']}>{none}</p>}
        <RadioGroup
          column
          label={label}
          value={value}
          onChange={onChange}
          choices={list.map(({ employeeId, name, department }) => ({ value: employeeId, label: name, hint: department }))}
        />
      </div>
    </div>
  )
}
