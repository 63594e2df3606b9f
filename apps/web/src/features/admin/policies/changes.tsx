import { ChangeWords } from '../../../kit/edit/change-words'
import { listDifference, type FieldChange } from '../../../kit/edit/edit-fields'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './policies.module.css'

/** What differs, field by field, in sentences. */
export const Changes = ({ changes }: { changes: readonly FieldChange[] }) => (
  <dl className={styles['difference']}>
    {changes.map((change) => (
      <div key={change.key}>
        <dt>{change.label}</dt>
        <dd>
          <Change change={change} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Sentences stand below each other: first what is no longer said, then what is said instead. */
function Change({ change }: { change: FieldChange }) {
  const text = useText('kit/edit')
  const { before, after } = change
  if (typeof before === 'string' || typeof after === 'string') return <ChangeWords change={change} />
  const { added, removed } = listDifference(before, after)
  if (added.length + removed.length === 0) return text.reordered
  return (
    <>
      {removed.map((sentence, index) => (
        <del key={index}>
          <Icon name="minus" size={16} />
          <span className="visually-hidden">{text.removed}</span>
          <span>{sentence}</span>
        </del>
      ))}
      {added.map((sentence, index) => (
        <ins key={index}>
          <Icon name="plus" size={16} />
          <span className="visually-hidden">{text.added}</span>
          <span>{sentence}</span>
        </ins>
      ))}
    </>
  )
}
