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
        <ChangeEmergency orderNo={order.orderNo} onDone={() => setChanging(false)} />
      </Dialog>
    </li>
  )
}

/** Empty fields take the contact away. */
function ChangeEmergency({ orderNo, onDone }: { orderNo: string; onDone: () => void }) {
  const text = useText('products/car/pages')
  const [value, setValue] = useState(nobody)
  const [wrong, setWrong] = useState(false)
  const change = useWrite(changeCarEmergency, [getCarOrderDetail])
  const send = () => {
    const emergency = emergencyOf(value)
    setWrong(emergency === 'wrong')
    if (emergency === 'wrong') return
    const onSuccess = () => {
      toast(text.emergencyChanged, 'good')
      onDone()
    }
    change.mutate({ orderNo, ...(emergency && { emergency }) }, { onSuccess, onError: tellFailure })
  }
  return (
    <div className={styles['form']}>
      <EmergencyFields value={value} wrong={wrong} onChange={setValue} />
      <p className={styles['soft']}>{text.emergencyEmpty}</p>
      <Button kind="main" busy={change.isPending} onClick={send}>
        {text.emergencySave}
      </Button>
    </div>
  )
}
