import type { BookInfo } from '@sojourn/contract/products/flight-booking.shapes'
import { lazy, Suspense, useState } from 'react'
import { getFlightBookInfo } from '../../../api/calls/products/flight'
import { mayDo, useEmployee } from '../../../api/employee'
import { Button } from '../../../kit/button'
import { useText } from '../../../kit/text'

const loadDialog = () => import('../../booking/credential-dialog')
const CredentialDialog = lazy(() => loadDialog().then((module) => ({ default: module.CredentialDialog })))

/** Adds a missing document without leaving the booking: one's own, or a colleague's for those who book for others. */
export function CredentialAdder({
  traveller: { employeeId, name },
  onAdded,
}: {
  traveller: BookInfo['travellers'][number]
  onAdded: (credentialId: string) => void
}) {
  const text = useText('products/flight-book')
  const employee = useEmployee()
  const [open, setOpen] = useState(false)
  const own = employee.employeeId === employeeId
  if (!own && !mayDo(employee, 'bookForOthers')) return null
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        icon="plus"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
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
            makesStale={[getFlightBookInfo]}
            {...(!own && { bearer: { employeeId, name } })}
          />
        </Suspense>
      )}
    </>
  )
}
