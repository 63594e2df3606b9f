import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { EditSection } from '../../../kit/edit/edit-section'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './person.module.css'

/** What the person travels with, masked; it is the person's own to change. */
export function DocumentsSection({ documents }: Pick<PersonDetail, 'documents'>) {
  const text = useText('admin/people/person')
  return (
    <EditSection title={text.sections.documents} explanation={text.documentsHint}>
      {documents.length === 0 ? (
        <p className={styles['soft']}>{text.noDocuments}</p>
      ) : (
        <ul className={styles['list']}>
          {documents.map(({ typeName, number, expiresOn, ended }) => (
            <li key={`${typeName} ${number}`}>
              <div className={styles['words']}>
                <span className={styles['name']}>
                  {typeName}
                  {ended && (
                    <Badge tone="bad" icon="alert">
                      {text.ended}
                    </Badge>
                  )}
                </span>
                <span>{number}</span>
                <span className={styles['minor']}>
                  {expiresOn ? text.validUntil({ day: formatFullDate(expiresOn) }) : text.longTerm}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </EditSection>
  )
}
