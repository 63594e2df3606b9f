import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem'
import { toast } from '../../../kit/toast'

export interface SendRefundOptions<Request> {
  /** The product's call that asks for the refund. */
  apply: (request: Request) => Promise<{ orderNo: string }>
  /** Where the refund leads to. */
  pathOf: (orderNo: string) => string
  words: { sent: string; changed: string }
  quoteAgain: () => void
}

/** Asks for a refund; then its order opens, or the quote is read again. */
export function useSendRefund<Request>({ apply, pathOf, words, quoteAgain }: SendRefundOptions<Request>) {
  const navigate = useNavigate()
  // By then the order may have nothing left and this part of the page may be gone, so the promise is awaited.
  return (request: Request) =>
    void apply(request).then(
      ({ orderNo }) => {
        toast(words.sent, 'good')
        void navigate(pathOf(orderNo), { replace: true })
      },
      (error: Error) => {
        toast(isProblem(error, 'quoteChanged') ? words.changed : error.message, 'bad')
        quoteAgain()
      },
    )
}
