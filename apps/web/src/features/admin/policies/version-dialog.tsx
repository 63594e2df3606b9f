import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { useState } from 'react'
import { getPolicy } from '../../../api/calls/products/travel-policy'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Field } from '../../../kit/forms/field'
import { Select } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './policies.module.css'
import { Changes } from './changes'
import { nothingTold, toldOf, useToldDifference } from './told-policy'

interface VersionDialogProps {
  detail: PolicyDetail
  version: number
  onClose: () => void
}

/** What differs between two versions of a policy, in sentences before and after. */
export function VersionDialog({ detail, version, onClose }: VersionDialogProps) {
  const text = useText('admin/policy/policy')
  const numbers = detail.versions.map((each) => each.version)
  const before = numbers.filter((each) => each < version)
  const [newer, setNewer] = useState(version)
  const [older, setOlder] = useState(before.length > 0 ? Math.max(...before) : 0)
  const choice = (label: string, value: number, onChange: (version: number) => void) => (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {numbers.map((each) => (
            <option key={each} value={each}>
              {text.version({ version: each })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={text.differsOf({ version: newer })}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className={styles['form']}>
        {older === 0 ? (
          <p>{text.firstVersion}</p>
        ) : (
          <div className={styles['two']}>
            {choice(text.compareOld, older, setOlder)}
            {choice(text.compareNew, newer, setNewer)}
          </div>
        )}
        <Difference policyId={detail.policyId} older={older} newer={newer} />
      </div>
    </Dialog>
  )
}

interface DifferenceProps {
  policyId: string
  /** 0 is before the first. */
  older: number
  newer: number
}

/** Reads both versions. */
export function Difference({ policyId, older, newer }: DifferenceProps) {
  const text = useText('admin/policy/policy')
  const differenceOf = useToldDifference()
  const before = useRead(getPolicy, { policyId, version: older }, { enabled: older > 0 })
  const after = useRead(getPolicy, { policyId, version: newer })
  const error = before.error ?? after.error
  if (error) return <ErrorState compact error={error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
  if (!after.data || (older > 0 && !before.data)) return <SkeletonList count={3} height={40} />
  const changes = differenceOf(before.data && older > 0 ? toldOf(before.data) : nothingTold, toldOf(after.data))
  return changes.length === 0 ? <p>{text.compareSame}</p> : <Changes changes={changes} />
}
