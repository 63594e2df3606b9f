import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { mayDo, useEmployee } from '../../../api/employee'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistory } from '../history/record-history'
import { Document, Expiry, Host } from './guest-columns'
import { GuestSteps } from './guest-steps'
import styles from './guests.module.css'

interface GuestDrawerProps {
  guest: CompanyGuest
  onClose: () => void
}

/** One guest: what is kept, what can be done, and what was. */
export function GuestDrawer({ guest, onClose }: GuestDrawerProps) {
  const text = useText('admin/guests/words')
  const { columns } = text
  const mayChange = mayDo(useEmployee(), 'managePeople')
  return (
    <Drawer open onClose={onClose} title={guest.name}>
      <div className={styles['guest']}>
        {guest.removed && <p className={styles['soft']}>{text.removedText}</p>}
        <FactList>
          <Fact name={text.mobile}>{guest.mobile}</Fact>
          <Fact name={columns.host}>
            <Host guest={guest} />
          </Fact>
          <Fact name={columns.document}>
            <Document guest={guest} />
          </Fact>
          <Fact name={columns.expiry}>
            <Expiry guest={guest} />
          </Fact>
          <Fact name={columns.standard}>{guest.policyName ?? text.noLimit}</Fact>
          <Fact name={columns.orders}>{text.orderCount({ count: guest.orders })}</Fact>
          <Fact name={columns.added}>{formatInstant(guest.addedAt)}</Fact>
        </FactList>
        {!mayChange && <p className={styles['soft']}>{text.readOnly}</p>}
        {mayChange && !guest.removed && (
          <div className={styles['steps']}>
            <GuestSteps guests={[guest]} onDone={onClose} />
          </div>
        )}
        <RecordHistory
          kind="guest"
          id={guest.guestId}
          words={{ labels: text.fields, values: {}, day: formatFullDate }}
          empty={text.neverChanged}
        />
      </div>
    </Drawer>
  )
}
