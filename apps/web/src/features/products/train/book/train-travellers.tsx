import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { checkTrainBooking, getTrainBookInfo, getTrainOrderTemp } from '../../../../api/calls/products/train/train'
import { Badge } from '../../../../kit/marks/badge'
import { FieldError } from '../../../../kit/forms/field'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { TravellersCard } from '../../../booking/book/travellers-card'
import type { BookFormState } from '../../../booking/book/use-book-form'
import { isBusiness } from '../../../booking/draft/draft-kind'
import type { usePassengerCheck } from '../queries'
import styles from './train-travellers.module.css'

export interface TrainTravellersProps {
  draft: TrainTempOrder
  info: TrainBookInfo
  state: BookFormState
  people: ReturnType<typeof usePassengerCheck>
}

/** What is said of the people of a draft. */
const peopleReads = [getTrainBookInfo, getTrainOrderTemp, checkTrainBooking]

/** Who travels, with the railway's real-name rules: one ticket per person, train and date, no overlapping journeys. */
export function TrainTravellers({ draft, info, state, people }: TrainTravellersProps) {
  const travellers = useDraftTravellers(draft, info, peopleReads)
  return (
    <TravellersCard
      info={info}
      business={isBusiness(draft)}
      state={state}
      people={people}
      travellers={travellers}
      blockedOf={({ employeeId }) => people.data?.blocked.find((one) => one.employeeId === employeeId)?.sentence}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getTrainBookInfo}
      extra={({ employeeId }) => <Category of={info.travellers.find((one) => one.employeeId === employeeId)?.category} />}
    />
  )
}

/** A child pays half, a student three quarters; for one under six nothing is sold. */
function Category({ of }: { of: TrainBookInfo['travellers'][number]['category'] | undefined }) {
  const text = useText('products/train/book')
  if (of === 'child' || of === 'student')
    return (
      <p className={styles['child']}>
        <Badge tone="brand">{text[of]}</Badge> {of === 'child' ? text.childWhy : text.studentWhy}
      </p>
    )
  return of === 'infant' ? <FieldError>{text.infantWhy}</FieldError> : null
}
