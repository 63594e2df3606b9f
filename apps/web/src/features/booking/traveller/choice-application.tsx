import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import type { getTravelApplyOrderBookInfo } from '../../../api/calls/booking/application'
import type { WebResponse } from '../../../api/web-call'
import { Icon } from '../../../kit/marks/icon'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import styles from './choice-page.module.css'
import { TravellerResults } from './traveller-search-results'

interface ChoiceApplicationProps {
  application: WebResponse<NonNullable<(typeof getTravelApplyOrderBookInfo)['contract']>>
  chosenIds: readonly string[]
  max: number
  /** Nobody else may travel under it. */
  only?: boolean
  onAdd: (person: TravellerSummary) => void
}

/** The application that is booked under, and its travellers. */
export function ChoiceApplication({ application, chosenIds, max, only, onAdd }: ChoiceApplicationProps) {
  const text = useText('booking/choice')
  const { displayTravelApplyNo, title } = application.application
  const read = { data: { list: application.travellers }, error: null, isFetching: false, refetch: () => undefined }
  return (
    <Card title={text.ofApplication}>
      <p className={styles['application']}>
        <Icon name="document" size={18} />
        <strong>{text.application({ number: displayTravelApplyNo, title })}</strong>
        <span>{only ? text.onlyListed : text.listedFirst}</span>
      </p>
      <TravellerResults
        read={read}
        chosenIds={chosenIds}
        max={max}
        none={text.noneFound}
        noneWhy={text.noneFoundWhy}
        onAdd={onAdd}
      />
    </Card>
  )
}
