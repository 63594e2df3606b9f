import type { BillMatch } from '@sojourn/contract/finance/match.shapes'
import type { SettlementSupplier } from '@sojourn/contract/finance/match-words'
import { getBillMatch, readSettlementFile, searchMatchVariances } from '../../../api/calls/finance/match'
import { useWrite } from '../../../api/queries'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'

/** Reads a file of the supplier, its own or one that was handed in. */
export function useReadFile(
  { enterpriseId, match: { bill } }: { enterpriseId: number; match: BillMatch },
  supplier: SettlementSupplier,
) {
  const text = useText('finance/match')
  const write = useWrite(readSettlementFile, [getBillMatch, searchMatchVariances])
  const read = async (csv?: string): Promise<void> => {
    const file = await write.mutateAsync({ enterpriseId, billNo: bill.billNo, supplier, ...(csv !== undefined && { csv }) })
    toast(text.matched({ matched: file.matched }), 'good')
  }
  return { read, busy: write.isPending, error: write.error }
}
