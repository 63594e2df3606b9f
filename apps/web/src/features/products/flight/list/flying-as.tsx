import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { partyFault } from '@sojourn/domain/booking/traveller/party-by-air'
import { Badge } from '../../../../kit/marks/badge'
import { FieldError } from '../../../../kit/forms/field'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/book/traveller-card.module.css'

export interface FlyingAsProps {
  party: readonly (PassengerType | 'newborn')[]
  /** Whom it is said of. */
  index: number
}

/** A child or an infant with what that means for the price, and why the party cannot fly where it is their doing. */
export function FlyingAs({ party, index }: FlyingAsProps) {
  const text = useText('products/flight/book')
  const { passengers } = useText('booking/traveller')
  const age = party[index] ?? 'adult'
  const fault = partyFault(party)
  return (
    <>
      {age !== 'adult' && age !== 'newborn' && (
        <p className={styles['age']}>
          <Badge tone="brand">{passengers[age]}</Badge> {text.why[age]}
        </p>
      )}
      {fault?.position === index && <FieldError>{text.faults[fault.fault]}</FieldError>}
    </>
  )
}
