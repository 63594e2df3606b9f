import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { useState } from 'react'
import {
  getVisaOrderDetail,
  revealVisaNumber,
  sendVisaPassport,
  withdrawVisaApplicant,
} from '../../../../api/calls/products/visa/order'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { RevealedText } from '../../../../kit/forms/revealed-text'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { formatFullDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { statusTone } from '../status-tone'
import styles from '../visa.module.css'
import { Paper } from './paper'

type Applicant = VisaOrderDetail['applicants'][number]
interface OfApplicant {
  order: VisaOrderDetail
  applicant: Applicant
}

/** Each applicant with the own checklist. */
export const Applicants = ({ order }: { order: VisaOrderDetail }) =>
  order.applicants.map((applicant) => <ApplicantCard key={applicant.traveller} order={order} applicant={applicant} />)

function ApplicantCard({ order, applicant }: OfApplicant) {
  const text = useText('products/visa/order')
  const { name, applicantTypeName, districtName, status, statusName, accepted, required } = applicant
  return (
    <Card title={name} action={<Badge tone={statusTone[status]}>{statusName}</Badge>}>
      <div className={styles['applicant']}>
        <p className={`${styles['line']} ${styles['soft']}`}>
          <span>{applicantTypeName}</span>
          <span>{districtName}</span>
          <span>{text.papers({ accepted, required })}</span>
        </p>
        <Result order={order} applicant={applicant} />
        {!order.open && applicant.stage === 'preparing' && <p className={styles['soft']}>{text.notOpen}</p>}
        <Papers order={order} applicant={applicant} />
        {applicant.mayBring && order.visa.passportNeeded && <SendPassport order={order} applicant={applicant} />}
        <Withdraw order={order} applicant={applicant} />
      </div>
    </Card>
  )
}

/** Where the passport is, and what the consulate said. */
function Result({ order: { visa, orderNo }, applicant }: OfApplicant) {
  const text = useText('products/visa/order')
  const { traveller, passport, sentNo, returnedNo, appointment, granted, refusal } = applicant
  const number = passport === 'returned' ? returnedNo : sentNo
  return (
    <FactList>
      {visa.passportNeeded && (
        <Fact name={text.passport}>
          {text.passports[passport]} {number && <span className={styles['soft']}>{text.tracking({ number })}</span>}
        </Fact>
      )}
      {appointment && (
        <Fact name={text.appointment}>
          {formatInstant(appointment.at)} · {appointment.place}
        </Fact>
      )}
      {granted && (
        <Fact name={text.granted}>
          {text.grantedFor({
            from: formatFullDate(granted.validFrom),
            until: formatFullDate(granted.validUntil),
            days: granted.stayDays,
          })}
        </Fact>
      )}
      {granted?.visaNo && (
        <Fact name={text.visaNo}>
          <RevealedText
            masked={granted.visaNo}
            read={() => invoke(revealVisaNumber, { orderNo, traveller }).then(({ value }) => value)}
            revealLabel={text.revealNo}
            hideLabel={text.hideNo}
          />
        </Fact>
      )}
      {refusal && <Fact name={text.refusal}>{refusal}</Fact>}
    </FactList>
  )
}

function Papers({ order, applicant }: OfApplicant) {
  const text = useText('products/visa/order')
  const [keepForLater, setKeep] = useState(false)
  const brings = applicant.mayBring && applicant.stage === 'preparing'
  return (
    <>
      {brings && (
        <>
          <p className={styles['soft']}>{text.hint}</p>
          <Checkbox label={text.keep} hint={text.keepWhy} checked={keepForLater} onChange={setKeep} />
        </>
      )}
      <ul>
        {applicant.materials.map((paper) => (
          <Paper key={paper.material} orderNo={order.orderNo} applicant={applicant} paper={paper} keepForLater={keepForLater} />
        ))}
      </ul>
    </>
  )
}

const trackingPattern = /^[A-Za-z0-9-]{6,30}$/

function SendPassport({ order: { orderNo }, applicant: { traveller, passport, stage } }: OfApplicant) {
  const text = useText('products/visa/order')
  const [trackingNo, setTrackingNo] = useState('')
  const [tried, setTried] = useState(false)
  const send = useWrite(sendVisaPassport, [getVisaOrderDetail])
  if (stage !== 'preparing' || passport === 'desk') return null
  const typed = trackingNo.trim()
  const submit = () => {
    setTried(true)
    if (trackingPattern.test(typed)) send.mutate({ orderNo, traveller, trackingNo: typed }, { onSuccess: () => setTried(false) })
  }
  return (
    <Form
      className={styles['step']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles['fields']}>
        <Field
          label={`${text.sendPassport} · ${text.trackingNo}`}
          error={tried && !trackingPattern.test(typed) ? text.trackingWrong : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={30}
              autoComplete="off"
              value={trackingNo}
              onChange={(event) => setTrackingNo(event.target.value)}
            />
          )}
        </Field>
      </div>
      {send.error && <FormRefusal>{send.error.message}</FormRefusal>}
      <div>
        <Button type="submit" busy={send.isPending}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

/** Giving up says first what comes back and what is lost. */
function Withdraw({ order: { orderNo, applicants }, applicant: { traveller, name, withdrawal, stage } }: OfApplicant) {
  const text = useText('products/visa/order')
  const withdraw = useWrite(withdrawVisaApplicant, [getVisaOrderDetail])
  // Of the only one that is not lodged yet the order itself is cancelled.
  if (!withdrawal || (stage === 'preparing' && applicants.length === 1)) return null
  const { back, lost } = withdrawal
  const press = async () => {
    const message = text.withdrawAsk({ name, back: formatPrice(back), lost: formatPrice(lost) })
    if (!(await ask({ title: text.withdrawTitle, message, confirm: text.withdraw, cancel: true }))) return
    await withdraw.mutateAsync({ orderNo, traveller, expectedBack: back })
    toast(text.withdrawn, 'good')
  }
  return (
    <div>
      <Button kind="danger" busy={withdraw.isPending} onClick={() => void press().catch(tellFailure)}>
        {text.withdraw}
      </Button>
    </div>
  )
}
