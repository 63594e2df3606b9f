import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../api/calls/booking/order'
import { getPaymentInfo, pay as payCall } from '../../api/calls/booking/payment'
import { ApiProblem } from '../../api/problem'
import { queryClient, useWrite } from '../../api/queries'
import type { WebRequest } from '../../api/web-call'
import { formatPrice } from '../../kit/text/format'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'

/** An empty window of our own that later shows the provider; nothing comes back from it to this page. */
function openPaymentWindow() {
  const opened = window.open('', '_blank')
  if (opened) opened.opener = null
  return {
    show: (url: string) => opened?.location.replace(new URL(url, window.location.origin)),
    close: () => opened?.close(),
  }
}

type Request = WebRequest<NonNullable<(typeof payCall)['contract']>>
/** How the payer wishes to pay; `cash` is what is asked of the person's own money after points. Fen. */
interface Wish {
  settleType: Request['settleType']
  total: number
  points: number
  cash: number
}

/** Pays at once with company money and points, or begins a personal payment in a new window. */
export function usePay(orderNos: string[], onBegun: (paymentNo: string) => void) {
  const text = useText('finance/payment')
  const navigate = useNavigate()
  const [notice, setNotice] = useState<string>()
  const write = useWrite(payCall, [getTripOrderList, getPendingOrderStatistical])
  const readAgain = useCallback(() => queryClient.invalidateQueries({ queryKey: [getPaymentInfo.path] }), [])

  const explain = async (error: unknown, seen: number): Promise<string> => {
    if (!(error instanceof ApiProblem)) return String(error)
    if (error.offline) return text.offline
    await readAgain()
    if (error.is('amountMismatch')) {
      const now = queryClient.getQueryData<{ total: number }>([getPaymentInfo.path, { orderNos }])?.total ?? seen
      return text.totalChanged({ before: formatPrice(seen), now: formatPrice(now) })
    }
    if (error.is('creditInsufficient')) return text.creditShort
    if (error.is('depositInsufficient')) return text.depositShort
    if (error.is('pointsInsufficient') || error.is('pointsTooMany')) return text.pointsShort
    if (error.is('paymentUnderWay')) return text.underWay
    return error.is('paymentMethodNotAllowed') ? text.methodRefused : error.message
  }

  const pay = async ({ settleType, total, points, cash }: Wish) => {
    setNotice(undefined)
    // A window opened later than the press itself would be blocked.
    const provider = cash > 0 ? openPaymentWindow() : undefined
    try {
      const request = { orderNos, settleType, expectedTotal: total, ...(points > 0 && { points }) }
      const { paymentNo, state, providerUrl } = await write.mutateAsync(request)
      if (state === 'pending' && providerUrl) provider?.show(providerUrl)
      else provider?.close()
      if (state === 'paid') await navigate(paths.paySuccess({ paymentNo }), { replace: true })
      else if (state === 'failed') await navigate(paths.payFail({ paymentNo }))
      else onBegun(paymentNo)
    } catch (error) {
      provider?.close()
      setNotice(await explain(error, total))
    }
  }
  return { pay, busy: write.isPending, notice, readAgain }
}
