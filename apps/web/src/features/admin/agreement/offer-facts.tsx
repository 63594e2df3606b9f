import type { AgreementOffer } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { Fact, FactList } from '../../../kit/lists/facts'
import { formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './agreement.module.css'

const tones: Record<AgreementOffer['stage'], Tone> = {
  asked: 'brand',
  proposed: 'brand',
  returned: 'warn',
  offered: 'warn',
  signed: 'good',
  declined: 'bad',
  withdrawn: 'locked',
}

export function StageBadge({ stage }: Pick<AgreementOffer, 'stage'>) {
  const { stages } = useText('admin/agency/agreement-offer')
  return <Badge tone={tones[stage]}>{stages[stage]}</Badge>
}

const stepNames = ['asked', 'proposed', 'checked', 'ended'] as const

/** What an agreement says, who took which step, and why it went no further. */
export function OfferFacts({ offer }: { offer: AgreementOffer }) {
  const text = useText('admin/agency/agreement-offer')
  const { terms, request, reason } = offer
  const steps = stepNames.flatMap((step) => {
    const taken = offer[step]
    return taken ? [text.steps[step]({ name: taken.name, at: formatInstant(taken.at) })] : []
  })
  return (
    <div className={styles['facts']}>
      <FactList>
        {terms && (
          <>
            <Fact name={text.period}>{text.periodOf({ from: formatFullDate(terms.from), to: formatFullDate(terms.to) })}</Fact>
            <Fact name={text.creditLimit}>{formatPrice(terms.creditLimit)}</Fact>
            {terms.note && <Fact name={text.agencyNote}>{terms.note}</Fact>}
          </>
        )}
        {request && <Fact name={text.request}>{request}</Fact>}
      </FactList>
      <p className={styles['soft']}>{steps.join(' · ')}</p>
      {reason && <p>{text.reasonOf({ reason })}</p>}
    </div>
  )
}

interface FormerOffersProps {
  offers: readonly AgreementOffer[]
  /** What stands beside each. */
  action?: (offer: AgreementOffer) => ReactNode
}

/** Those before, each with its end. */
export function FormerOffers({ offers, action }: FormerOffersProps) {
  return (
    <ul className={styles['former']}>
      {offers.map((offer) => (
        <li key={offer.agreementId}>
          <StageBadge stage={offer.stage} />
          <OfferFacts offer={offer} />
          {action?.(offer)}
        </li>
      ))}
    </ul>
  )
}
