import type { BillDecision } from '@sojourn/contract/finance/bill-words'
import { decideBillLines, getBill, getBills, searchBillLines } from '../../../../api/calls/finance/bill'
import { useWrite } from '../../../../api/queries'
import type { WebRequest } from '../../../../api/web-call'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'

/** Exactly one of these says which lines. */
export interface LineChoice {
  lineIds?: string[]
  orderNo?: string
  travelApplyNo?: string
  entityId?: string
  costCentreId?: string
  rest?: true
  filter?: NonNullable<WebRequest<NonNullable<(typeof decideBillLines)['contract']>>['filter']>
}

/** Decides lines at the version that the page shows. */
export function useDecide({ billNo, version }: { billNo: string; version: number }) {
  const text = useText('finance/bill/page')
  const write = useWrite(decideBillLines, [getBill, getBills, searchBillLines])
  const decide = (choice: LineChoice, decision: BillDecision, done: () => void) =>
    write.mutate(
      { billNo, version, decision, ...choice },
      {
        onSuccess: ({ count }) => {
          toast(text.decided({ count }), 'good')
          done()
        },
        onError: tellFailure,
      },
    )
  return { decide, busy: write.isPending }
}
