import { getTravelApplyDetail } from '../../../../api/calls/booking/application/application'
import { useRead } from '../../../../api/queries'
import { ChangeHistory } from '../../../../kit/edit/change-history'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'

/** What happened to an application since its first draft, the newest first. */
export function FormHistory({ travelApplyNo }: { travelApplyNo: string }) {
  const text = useText('booking/application/form')
  const { data, error, refetch } = useRead(getTravelApplyDetail, { travelApplyNo })
  const entries = data?.history
    .map(({ at, sentence }, index) => ({ key: String(index), who: sentence, time: formatInstant(at), changes: [] }))
    .toReversed()
  return <ChangeHistory entries={entries} error={error} onRetry={() => void refetch()} empty={text.noHistory} />
}
