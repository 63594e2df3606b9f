import { ChangeWords } from '../../../kit/edit/change-words'
import type { FieldChange } from '../../../kit/edit/edit-fields'
import styles from './policies.module.css'

/** What differs, field by field, in sentences. */
export const Changes = ({ changes }: { changes: readonly FieldChange[] }) => (
  <dl className={styles['difference']}>
    {changes.map((change) => (
      <div key={change.key}>
        <dt>{change.label}</dt>
        <dd>
          <ChangeWords change={change} />
        </dd>
      </div>
    ))}
  </dl>
)
