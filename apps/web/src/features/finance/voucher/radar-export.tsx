import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'

/** A workbook of all that has no voucher, or of the part that is open. */
export function RadarExport({ part }: { part: { groupedBy: DueGroup; key: string } | undefined }) {
  const { radar } = useText('finance/vouchers')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download('api/Voucher/ExportDue', part ?? {}, `${radar.title}.xlsx`).catch((error: unknown) =>
      toast(error instanceof ApiProblem ? error.message : radar.exportFailed, 'bad'),
    )
    setBusy(false)
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void take()}>
      {radar.export}
    </Button>
  )
}
