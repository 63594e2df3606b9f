import type { CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { useState } from 'react'
import { cancelCarRide, changeCarDestination, getCarOrderDetail, revokeCarShare } from '../../../../api/calls/products/car/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { copyText } from '../../../../kit/browser/clipboard'
import { Dialog } from '../../../../kit/overlays/dialog'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import type { Place } from '../../../../kit/pickers/place'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { base, paths } from '../../../../paths'
import { useCarPlaces } from '../search/use-car-places'
import styles from './ride-actions.module.css'

/** What can be done about a ride while it is on its way. */
export function RideActions({ order }: { order: CarOrderDetail }) {
  const { ride, orderNo } = order
  const text = useText('products/car/pages')
  const [redirecting, setRedirecting] = useState(false)
  const cancel = useWrite(cancelCarRide, [getCarOrderDetail])
  const cost = ride.cancelFee > 0 ? text.cancelCosts({ fee: formatPrice(ride.cancelFee) }) : text.cancelFree
  const giveUp = async () => {
    if (!(await ask({ title: text.cancelAsk, message: cost, confirm: text.cancel, cancel: text.keep }))) return
    cancel.mutate({ orderNo, feeAtMost: ride.cancelFee }, { onError: tellFailure })
  }
  const { shareToken } = ride
  if (!ride.canCancel && !ride.canChangeDestination && !shareToken) return null
  const until = ride.cancelFee === 0 && ride.freeUntil ? text.cancelFreeUntil({ time: formatInstant(ride.freeUntil) }) : cost
  return (
    <div className={styles['actions']}>
      {ride.canCancel && (
        <>
          <Button busy={cancel.isPending} onClick={() => void giveUp()}>
            {text.cancel}
          </Button>
          <span className={styles['soft']}>{until}</span>
        </>
      )}
      {shareToken && (
        <>
          <Button icon="copy" onClick={() => void copyText(`${window.location.origin}${base}${paths.sharedRide(shareToken)}`)}>
            {text.share}
          </Button>
          <StopShare orderNo={orderNo} />
          <span className={styles['soft']}>{text.shareWhy}</span>
        </>
      )}
      {ride.canChangeDestination && <Button onClick={() => setRedirecting(true)}>{text.redirect}</Button>}
      <Dialog open={redirecting} title={text.redirect} onClose={() => setRedirecting(false)} width="info">
        <Redirect order={order} onDone={() => setRedirecting(false)} />
      </Dialog>
    </div>
  )
}

/** Whoever was sent the link sees the ride no more. */
function StopShare({ orderNo }: { orderNo: string }) {
  const text = useText('products/car/pages')
  const revoke = useWrite(revokeCarShare, [getCarOrderDetail])
  const stop = async () => {
    const { stopShare, stopShareWhy, keep } = text
    if (!(await ask({ title: stopShare, message: stopShareWhy, confirm: stopShare, cancel: keep }))) return
    const onSuccess = () => toast(text.shareStopped, 'good')
    revoke.mutate({ orderNo }, { onSuccess, onError: tellFailure })
  }
  return (
    <Button busy={revoke.isPending} onClick={() => void stop()}>
      {text.stopShare}
    </Button>
  )
}

/** Another place of the city to be taken to. */
function Redirect({ order, onDone }: { order: CarOrderDetail; onDone: () => void }) {
  const text = useText('products/car/pages')
  const own = useText('products/car/search')
  const places = useCarPlaces(order.ride.cityId)
  const [to, setTo] = useState<Place>()
  const [wrong, setWrong] = useState<string>()
  const change = useWrite(changeCarDestination, [getCarOrderDetail])
  const send = () => {
    if (!to) return
    const request = { orderNo: order.orderNo, to: { placeId: to.code, name: to.name } }
    change.mutate(request, { onSuccess: onDone, onError: (error) => setWrong(error.message) })
  }
  return (
    <div className={styles['form']}>
      <p className={styles['soft']}>{text.redirectWhy}</p>
      <CityPicker
        framed
        label={text.newDestination}
        placeholder={own.placeHint}
        value={to}
        groups={places.groups}
        search={places.search}
        onApproach={places.approach}
        showCode={false}
        names="long"
        error={wrong}
        onChange={(place) => {
          setWrong(undefined)
          setTo(place)
        }}
      />
      <Button kind="main" busy={change.isPending} disabledReason={to ? undefined : text.newDestination} onClick={send}>
        {text.redirectDone}
      </Button>
    </div>
  )
}
