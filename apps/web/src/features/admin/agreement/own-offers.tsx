import type { AgreementOffer } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { useState } from 'react'
import { getServiceAgreement } from '../../../api/calls/admin/agency/agreement'
import { answerAgreement, askForAgreement, getAgreementOffers } from '../../../api/calls/admin/agency/agreement-offer'
import { getConsoleHome } from '../../../api/calls/admin/console'
import { mayDo, refreshEmployee, useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Card } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { ReasonDialog } from '../fields/reason-dialog'
import { told } from '../../../kit/overlays/told'
import styles from './agreement.module.css'
import { FormerOffers, OfferFacts, StageBadge } from './offer-facts'

const again = [getAgreementOffers, getServiceAgreement, getConsoleHome]

/** What is on its way between the company and its agency, and what came of those before. */
export function OwnOffers({ signedBefore }: { signedBefore: boolean }) {
  const text = useText('admin/agency/agreement-offer')
  const { data } = useRead(getAgreementOffers, {}, { staleTime: 0 })
  const mayAnswer = mayDo(useEmployee(), 'manageCompany')
  if (!data) return null
  const open = data.list.find(({ stage }) => stage === 'asked' || stage === 'offered')
  const former = data.list.filter((offer) => offer !== open)
  return (
    <>
      {open && (
        <Card title={text.title} action={<StageBadge stage={open.stage} />}>
          <p className={styles['hint']}>{open.stage === 'asked' ? text.waitingForAgency : text.offeredLead}</p>
          <OfferFacts offer={open} />
          <HistoryButton offer={open} />
          {mayAnswer && (open.stage === 'asked' ? <TakeBack offer={open} /> : <Answer offer={open} />)}
        </Card>
      )}
      {!open && mayAnswer && <Ask signedBefore={signedBefore} />}
      {former.length > 0 && (
        <Card title={text.former}>
          <FormerOffers offers={former} action={(offer) => <HistoryButton offer={offer} />} />
        </Card>
      )}
    </>
  )
}

function HistoryButton({ offer: { agreementId } }: { offer: AgreementOffer }) {
  const text = useText('admin/agency/agreement-offer')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="compact" icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.history}
      </Button>
      {open && (
        <RecordHistoryDrawer
          kind="agreement"
          id={agreementId}
          title={text.historyTitle}
          labels={text.historyFields}
          values={{ stage: text.stages }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Ask({ signedBefore }: { signedBefore: boolean }) {
  const text = useText('admin/agency/agreement-offer')
  const [asking, setAsking] = useState(false)
  const write = useWrite(askForAgreement, again)
  const send = (note: string) => void told(write.mutateAsync({ note }), text.sent).then((done) => done && setAsking(false))
  return (
    <div>
      <Button kind={signedBefore ? 'plain' : 'brand'} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {signedBefore ? text.askAgain : text.ask}
      </Button>
      {asking && (
        <ReasonDialog
          title={text.askTitle}
          lead={text.askLead}
          label={text.note}
          hint={text.noteHint}
          cancel={text.cancel}
          least={0}
          missing=""
          confirm={text.send}
          busy={write.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function TakeBack({ offer: { agreementId } }: { offer: AgreementOffer }) {
  const text = useText('admin/agency/agreement-offer')
  const write = useWrite(answerAgreement, again)
  const withdraw = async () => {
    if (await ask({ title: text.withdrawAsk, message: text.withdrawAskMessage, confirm: text.withdrawAsk, cancel: true }))
      await told(write.mutateAsync({ agreementId, answer: 'withdraw', reason: '' }), text.withdrawnNow)
  }
  return (
    <div className={styles['buttons']}>
      <Button busy={write.isPending} onClick={() => void withdraw()}>
        {text.withdrawAsk}
      </Button>
    </div>
  )
}

function Answer({ offer: { agreementId, terms } }: { offer: AgreementOffer }) {
  const text = useText('admin/agency/agreement-offer')
  const [declining, setDeclining] = useState(false)
  const write = useWrite(answerAgreement, again)
  const sign = async () => {
    if (!terms) return
    const { from, to, creditLimit } = terms
    const message = text.signMessage({ from: formatFullDate(from), to: formatFullDate(to), credit: formatPrice(creditLimit) })
    if (!(await ask({ title: text.signTitle, message, confirm: text.sign, cancel: true }))) return
    await told(write.mutateAsync({ agreementId, answer: 'sign', reason: '' }), text.signed)
    // Every page asks whether the company may travel on business.
    await refreshEmployee()
  }
  const decline = (reason: string) =>
    void told(write.mutateAsync({ agreementId, answer: 'decline', reason }), text.declined).then(
      (done) => done && setDeclining(false),
    )
  return (
    <div className={styles['buttons']}>
      <Button kind="brand" busy={write.isPending} onClick={() => void sign()}>
        {text.sign}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setDeclining(true)}>
        {text.decline}
      </Button>
      {declining && (
        <ReasonDialog
          title={text.declineTitle}
          label={text.reason}
          cancel={text.cancel}
          least={1}
          missing={text.reasonMissing}
          confirm={text.decline}
          busy={write.isPending}
          onConfirm={decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}
