import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { Icon } from '../../../../kit/marks/icon'
import { classNames } from '../../../../kit/browser/class-names'
import styles from './document-notes.module.css'

const icons = { refuse: 'closeCircle', warn: 'alert', tell: 'info' } as const

/** What a traveller sees to before a trip, the gravest first, with where it was read. */
export function DocumentNotes({ notes, label }: { notes: readonly DocumentNote[]; label: string }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label={label} className={styles['notes']}>
      {notes.map(({ level, sentence, source }) => (
        <li key={sentence} className={classNames(styles['note'], styles[level])}>
          <Icon name={icons[level]} size={16} />
          <span>
            {sentence}
            {source && <small className={styles['source']}>{source}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
