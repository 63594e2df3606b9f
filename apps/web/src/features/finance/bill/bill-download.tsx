import type { BillCategory, VoucherType } from '@sojourn/contract/finance/bill-words'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'

/** By what the lines of a file are narrowed. */
export interface BillPart {
  voucher?: VoucherType
  category?: BillCategory
}

/** The lines of a bill as a workbook. */
export function BillDownload({ billNo, part = {}, name }: { billNo: string; part?: BillPart; name?: string }) {
  const text = useText('finance/bill/papers')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await download('api/Finance/DownloadBill', { billNo, ...part }, `${billNo}.xlsx`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.downloadFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="compact" icon="download" busy={busy} onClick={() => void take()}>
      {name ?? text.download}
    </Button>
  )
}
