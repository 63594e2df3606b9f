import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem'
import { toast } from '../../../kit/overlays/toast'

export interface SendAfterSaleOptions<Request, Created> {
  /** The product's call that asks for the refund or the change. */
  apply: (request: Request) => Promise<Created>
  /** Where it leads to. */
  pathOf: (created: Created) => string
  words: { sent: string; changed: string }
  quoteAgain: () => void
}

/** Asks for a refund or a change; then its order opens, or the quote is read again. */
export function useSendAfterSale<Request, Created>(options: SendAfterSaleOptions<Request, Created>) {
  const { apply, pathOf, words, quoteAgain } = options
  const navigate = useNavigate()
  // By then the order may have nothing left and this part of the page may be gone, so the promise is awaited.
  return (request: Request) =>
    void apply(request).then(
      (created) => {
        toast(words.sent, 'good')
        void navigate(pathOf(created), { replace: true })
      },
      (error: Error) => {
        toast(isProblem(error, 'quoteChanged') ? words.changed : error.message, 'bad')
        quoteAgain()
      },
    )
}
