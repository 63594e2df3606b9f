import type { AgreementOffer } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { isOpenStage } from '@sojourn/domain/booking/agreement-terms'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { checkAgreement, getServedAgreement } from '../../../api/calls/admin/agency/agreement-offer'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ReasonDialog } from '../fields/reason-dialog'
import { told } from '../../../kit/overlays/told'
import { Credit, Period, StateBadge } from './agreement-page'
import styles from './agreement.module.css'
import { FormerOffers, OfferFacts, StageBadge } from './offer-facts'
import { ServedRatesCard } from './rates-card'
import { deskReads, TermsForm } from './terms-form'

export async function loader() {
  await loadTexts(
    'kit/widgets',
    'kit/drafts',
    'admin/agency/agreed-rates',
    'admin/agency/agreement',
    'admin/agency/agreement-offer',
    'admin/agency/service-fee',
    'finance/bill/page',
  )
  return null
}

/** The agreement of one customer, and the one that is on its way. */
export function Component() {
  const { desk } = useText('admin/agency/agreement-offer')
  const bills = useText('finance/bill/page')
  const enterpriseId = Number(useSearchParams()[0].get('enterpriseId') ?? 0)
  const { data, error, refetch } = useRead(getServedAgreement, { enterpriseId }, { staleTime: 0, enabled: enterpriseId > 0 })
  if (enterpriseId === 0)
    return (
      <Page title={desk.title} back={paths.agentAgreements()}>
        <EmptyState
          icon="search"
          title={desk.noCompany}
          action={<ButtonLink to={paths.agentAgreements()}>{desk.toList}</ButtonLink>}
        >
          {desk.noCompanyWhy}
        </EmptyState>
      </Page>
    )
  if (!data)
    return (
      <Page title={desk.title} back={paths.agentAgreements()}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={160} gap={16} />}
      </Page>
    )
  const { companyName, agreement, list } = data
  const open = list.find(({ stage }) => isOpenStage(stage))
  const former = list.filter((offer) => offer !== open)
  const proposes = !open || open.stage === 'asked' || open.stage === 'returned'
  return (
    <Page
      title={companyName}
      back={paths.agentAgreements()}
      chips={<StateBadge state={agreement.state} />}
      action={<ButtonLink to={paths.agentBills({ enterpriseId })}>{bills.agency.title}</ButtonLink>}
    >
      <div className={styles['parts']}>
        {open && <OnItsWay enterpriseId={enterpriseId} offer={open} />}
        {proposes && (
          <Card title={desk.propose}>
            <TermsForm key={open?.agreementId ?? 'new'} enterpriseId={enterpriseId} agreement={agreement} />
          </Card>
        )}
        <Period agreement={agreement} />
        <Credit agreement={agreement} />
        <ServedRatesCard enterpriseId={enterpriseId} />
        {former.length > 0 && <Former offers={former} />}
      </div>
    </Page>
  )
}

function Former({ offers }: { offers: readonly AgreementOffer[] }) {
  const text = useText('admin/agency/agreement-offer')
  return (
    <Card title={text.former}>
      <FormerOffers offers={offers} />
    </Card>
  )
}

interface OnItsWayProps {
  enterpriseId: number
  offer: AgreementOffer
}

function OnItsWay({ enterpriseId, offer }: OnItsWayProps) {
  const text = useText('admin/agency/agreement-offer')
  const { stage, mine } = offer
  return (
    <Card title={text.title} action={<StageBadge stage={stage} />}>
      <OfferFacts offer={offer} />
      {stage === 'offered' && <p className={styles['soft']}>{text.desk.waitsForCustomer}</p>}
      {stage === 'proposed' && mine && <p className={styles['soft']}>{text.desk.own}</p>}
      <Check enterpriseId={enterpriseId} offer={offer} />
    </Card>
  )
}

/** The steps that this agent may take. */
function Check({ enterpriseId, offer: { agreementId, stage, mine, terms } }: OnItsWayProps) {
  const { desk, ...text } = useText('admin/agency/agreement-offer')
  const [asking, setAsking] = useState<'return' | 'withdraw'>()
  const write = useWrite(checkAgreement, deskReads)
  const offer = async () => {
    if (!terms) return
    const facts = { from: formatFullDate(terms.from), to: formatFullDate(terms.to), credit: formatPrice(terms.creditLimit) }
    if (await ask({ title: desk.offerTitle, message: text.signMessage(facts), confirm: desk.offer, cancel: true }))
      await told(write.mutateAsync({ enterpriseId, agreementId, decision: 'offer', reason: '' }), desk.offered)
  }
  const give = (decision: 'return' | 'withdraw', reason: string) =>
    void told(
      write.mutateAsync({ enterpriseId, agreementId, decision, reason }),
      decision === 'return' ? desk.returned : desk.withdrawn,
    ).then((done) => done && setAsking(undefined))
  const checks = stage === 'proposed'
  return (
    <div className={styles['buttons']}>
      {checks && !mine && (
        <Button kind="brand" busy={write.isPending} onClick={() => void offer()}>
          {desk.offer}
        </Button>
      )}
      {checks && (
        <Button aria-haspopup="dialog" onClick={() => setAsking('return')}>
          {desk.return}
        </Button>
      )}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('withdraw')}>
        {desk.withdraw}
      </Button>
      {asking && (
        <ReasonDialog
          title={asking === 'return' ? desk.returnTitle : desk.withdrawTitle}
          label={text.reason}
          cancel={text.cancel}
          least={1}
          missing={text.reasonMissing}
          confirm={asking === 'return' ? desk.return : desk.withdraw}
          busy={write.isPending}
          onConfirm={(reason) => give(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
