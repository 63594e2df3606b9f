import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { IconButton } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { Help } from '../../../kit/help/help'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './person.module.css'
import { RevealDialog } from './reveal-dialog'

type Document = PersonDetail['documents'][number]

/** What the person travels with, masked; it is the person's own to change. */
export function DocumentsSection({ person }: { person: PersonDetail }) {
  const text = useText('admin/people/person')
  const { documents } = person
  return (
    <EditSection
      mark={<Help field={text.sections.documents} article="people" section="documents" />}
      title={text.sections.documents}
      explanation={text.documentsHint}
    >
      {documents.length === 0 ? (
        <p className={styles['soft']}>{text.noDocuments}</p>
      ) : (
        <ul className={styles['list']}>
          {documents.map((document) => (
            <DocumentLine key={document.credentialId} document={document} person={person} />
          ))}
        </ul>
      )}
    </EditSection>
  )
}

interface DocumentProps {
  document: Document
  person: PersonDetail
}

function DocumentLine({ document, person }: DocumentProps) {
  const text = useText('admin/people/person')
  const { typeName, expiresOn, ended } = document
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>
          {typeName}
          {ended && (
            <Badge tone="bad" icon="alert">
              {text.ended}
            </Badge>
          )}
        </span>
        <Number document={document} person={person} />
        <span className={styles['minor']}>{expiresOn ? text.validUntil({ day: formatFullDate(expiresOn) }) : text.longTerm}</span>
      </div>
    </li>
  )
}

/** Masked until whoever looks after the person says why it is looked at, and again once the page is left. */
function Number({ document: { credentialId, typeName: type, number }, person }: DocumentProps) {
  const text = useText('admin/people/person')
  const [shown, setShown] = useState<string>()
  const [asking, setAsking] = useState(false)
  return (
    <span className={styles['number']}>
      {shown ?? number}
      {person.mayChange && (
        <IconButton
          icon={shown === undefined ? 'eye' : 'eyeOff'}
          size="compact"
          label={(shown === undefined ? text.reveal : text.hide)({ type })}
          onClick={() => (shown === undefined ? setAsking(true) : setShown(undefined))}
        />
      )}
      {asking && (
        <RevealDialog
          employeeId={person.employeeId}
          credentialId={credentialId}
          onShown={setShown}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
