import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { ReactNode } from 'react'
import { Card } from '../../../../kit/layout/page'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { DocumentNotes } from './document-notes'
import styles from './traveller-notes.module.css'

interface TravellerNotesProps {
  travellers: readonly { name: string; notes: readonly DocumentNote[] }[]
  /** When the rules of countries were looked up. */
  notesOn: string
  children?: ReactNode
}

/** What every traveller sees to before a trip. */
export function TravellerNotes({ travellers, notesOn, children }: TravellerNotesProps) {
  const text = useText('products/intl-flight/check')
  return (
    <Card title={text.documentsCard}>
      <div className={styles['documents']}>
        {travellers.map(({ name, notes }, position) => (
          <section key={`${position} ${name}`}>
            {name && <h3>{name}</h3>}
            {notes.length > 0 ? <DocumentNotes notes={notes} label={name || text.documentsCard} /> : <p>{text.documentsFine}</p>}
          </section>
        ))}
        {children}
        <p className={styles['faint']}>{text.notesOn({ day: formatFullDate(notesOn) })}</p>
      </div>
    </Card>
  )
}
