import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { lazy, Suspense, useState } from 'react'
import type { WebCall } from '../../../api/web-call'
import { mayDo, useEmployee } from '../../../api/employee'
import { Button } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'

const loadDialog = () => import('../traveller/credential-dialog')
const CredentialDialog = lazy(() => loadDialog().then((module) => ({ default: module.CredentialDialog })))

/** Adds a missing document without leaving the booking: one's own, or a colleague's for those who book for others; a guest keeps the one. */
export function CredentialAdder({
  traveller: { employeeId, name, guest },
  infoCall,
  onAdded,
}: {
  traveller: BookInfo['travellers'][number]
  /** The call that reads the documents; it is read again. */
  infoCall: WebCall<unknown>
  onAdded: (credentialId: string) => void
}) {
  const text = useText('booking/placing/book-form')
  const employee = useEmployee()
  const [open, setOpen] = useState(false)
  const own = employee.employeeId === employeeId
  if (guest || (!own && !mayDo(employee, 'bookForOthers'))) return null
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        icon="plus"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {text.addCredential}
      </Button>
      {open && (
        <Suspense>
          <CredentialDialog
            open
            onClose={() => setOpen(false)}
            onSaved={onAdded}
            makesStale={[infoCall]}
            {...(!own && { bearer: { employeeId, name } })}
          />
        </Suspense>
      )}
    </>
  )
}
