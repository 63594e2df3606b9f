import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { useState } from 'react'
import { changeCarEmergency, getCarOrderDetail } from '../../../../api/calls/products/car/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import { EmergencyFields, emergencyOf, nobody } from '../book/emergency-card'
import styles from './ride-actions.module.css'

/** Whom the platform calls if something happens, which may be somebody else as long as the ride goes on. */
export function RideEmergency({ order }: { order: CarOrderDetail }) {
  const { emergency, canChangeEmergency } = order.ride
  const text = useText('products/car/pages')
  const [changing, setChanging] = useState(false)
  if (!emergency && !canChangeEmergency) return null
  return (
    <li>
      {text.emergencyContact} · {emergency ? `${emergency.name} ${emergency.mobile}` : text.emergencyNobody}{' '}
      {canChangeEmergency && (
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {text.emergencyChange}
        </Button>
      )}
      <Dialog open={changing} title={text.emergencyContact} onClose={() => setChanging(false)} width="info">
        <ChangeEmergency orderNo={order.orderNo} removable={emergency !== undefined} onDone={() => setChanging(false)} />
      </Dialog>
    </li>
  )
}

interface Changing {
  orderNo: string
  /** Somebody is named, who may be taken away. */
  removable: boolean
  onDone: () => void
}

/** The number that is kept is not shown in full, so that the fields begin empty. */
function ChangeEmergency({ orderNo, removable, onDone }: Changing) {
  const text = useText('products/car/pages')
  const [value, setValue] = useState(nobody)
  const [wrong, setWrong] = useState(false)
  const change = useWrite(changeCarEmergency, [getCarOrderDetail])
  const send = (emergency: Exclude<ReturnType<typeof emergencyOf>, 'wrong'>, done: string) => {
    const onSuccess = () => {
      toast(done, 'good')
      onDone()
    }
    change.mutate({ orderNo, ...(emergency && { emergency }) }, { onSuccess, onError: tellFailure })
  }
  const save = () => {
    const emergency = emergencyOf(value)
    const isWhole = emergency !== undefined && emergency !== 'wrong'
    setWrong(!isWhole)
    if (isWhole) send(emergency, text.emergencyChanged)
  }
  return (
    <div className={styles['form']}>
      <EmergencyFields value={value} wrong={wrong} onChange={setValue} />
      <Button kind="main" busy={change.isPending} onClick={save}>
        {text.emergencySave}
      </Button>
      {removable && (
        <Button kind="quiet" busy={change.isPending} onClick={() => send(undefined, text.emergencyRemoved)}>
          {text.emergencyRemove}
        </Button>
      )}
    </div>
  )
}
