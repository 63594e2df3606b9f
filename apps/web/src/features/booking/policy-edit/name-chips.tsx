import type { ReactNode } from 'react'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './policy-edit.module.css'

interface NameChipsProps {
  label: string
  items: readonly { id: string; name: string }[]
  onRemove: (id: string) => void
  /** The field that adds another one. */
  children?: ReactNode
}

/** What was chosen from a long list, each with its way out. */
export function NameChips({ label, items, onRemove, children }: NameChipsProps) {
  const text = useText('booking/policy/edit')
  return (
    <span role="group" aria-label={label} className={styles['chips']}>
      {items.map(({ id, name }) => (
        <button key={id} type="button" className={styles['chip']} title={text.remove({ name })} onClick={() => onRemove(id)}>
          {name}
          <Icon name="close" size={14} label={text.remove({ name })} />
        </button>
      ))}
      {children}
    </span>
  )
}
