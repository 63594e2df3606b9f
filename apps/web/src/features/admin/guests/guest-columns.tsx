import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useMemo, type ReactNode } from 'react'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './guests.module.css'

interface OpenProps {
  guest: CompanyGuest
  onOpen: (guestId: string) => void
}

export function useGuestColumns(onOpen: (guestId: string) => void): readonly Column<CompanyGuest>[] {
  const text = useText('admin/guests/words')
  return useMemo(() => {
    const { columns } = text
    return [
      { key: 'name', fixed: true, head: columns.name, width: 160, cell: (guest) => <Name guest={guest} onOpen={onOpen} /> },
      { key: 'host', head: columns.host, width: 170, cell: (guest) => <Host guest={guest} /> },
      { key: 'document', head: columns.document, cell: (guest) => <Document guest={guest} /> },
      { key: 'expiry', head: columns.expiry, width: 150, cell: (guest) => <Expiry guest={guest} /> },
      { key: 'standard', head: columns.standard, width: 150, cell: ({ policyName }) => policyName ?? text.noLimit },
      { key: 'orders', head: columns.orders, width: 90, cell: ({ orders }) => orders > 0 && text.orderCount({ count: orders }) },
      { key: 'added', head: columns.added, width: 150, cell: ({ addedAt }) => formatInstant(addedAt) },
    ]
  }, [text, onOpen])
}

/** The name opens the guest. */
function Name({ guest: { guestId, name, mobile }, onOpen }: OpenProps) {
  const text = useText('admin/guests/words')
  return (
    <Words meta={mobile}>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={text.openOf({ name })}
        onClick={() => onOpen(guestId)}
      >
        {name}
      </button>
    </Words>
  )
}

/** Who keeps the guest; whoever has left books for nobody any more. */
export function Host({ guest: { hostName, departmentName, hostLeft } }: { guest: CompanyGuest }) {
  const text = useText('admin/guests/words')
  return (
    <Words meta={departmentName}>
      {hostName}{' '}
      {hostLeft && (
        <Badge tone="warn" icon="alert">
          {text.hostLeft}
        </Badge>
      )}
    </Words>
  )
}

export function Document({ guest: { document } }: { guest: CompanyGuest }) {
  const text = useText('admin/guests/words')
  if (!document) return <span className={styles['faint']}>{text.noDocument}</span>
  return <Words meta={document.number}>{document.typeName}</Words>
}

export function Expiry({ guest: { document } }: { guest: CompanyGuest }) {
  const text = useText('admin/guests/words')
  if (!document) return null
  if (document.expiresOn === undefined) return <span className={styles['faint']}>{text.noExpiry}</span>
  return (
    <span className={styles['expiry']}>
      {formatFullDate(document.expiresOn)}
      {document.isEnding && (
        <Badge tone="warn" icon="alert">
          {text.ending}
        </Badge>
      )}
    </span>
  )
}

/** A guest where there is no room for a table. */
export function GuestCard({ guest, onOpen, box }: OpenProps & { box: ReactNode }) {
  const text = useText('admin/guests/words')
  const { orders, policyName } = guest
  return (
    <>
      <RecordLine>
        <span className={styles['head']}>
          {box}
          <Name guest={guest} onOpen={onOpen} />
        </span>
        <span className={styles['soft']}>{orders > 0 && text.orderCount({ count: orders })}</span>
      </RecordLine>
      <RecordLine>
        <Host guest={guest} />
        <span className={styles['soft']}>{policyName ?? text.noLimit}</span>
      </RecordLine>
      <RecordLine>
        <Document guest={guest} />
        <Expiry guest={guest} />
      </RecordLine>
    </>
  )
}
