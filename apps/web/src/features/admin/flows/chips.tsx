import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './flows.module.css'

interface ChipsProps {
  label: string
  items: readonly { key: string; name: string }[]
  onRemove: (key: string) => void
}

/** What was chosen from a list, each with its way out. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  const text = useText('admin/approval/flows')
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className={styles['chips']}>
      {items.map(({ key, name }) => (
        <li key={key}>
          <button type="button" className={styles['chip']} title={text.taken({ name })} onClick={() => onRemove(key)}>
            {name}
            <Icon name="close" size={14} label={text.taken({ name })} />
          </button>
        </li>
      ))}
    </ul>
  )
}
