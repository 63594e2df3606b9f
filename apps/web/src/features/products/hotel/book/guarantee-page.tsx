import { cardFault, type CardFault } from '@sojourn/domain/products/hotel/guarantee-card'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { checkGuaranteeCard } from '../../../../api/calls/products/hotel/hotel'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Input } from '../../../../kit/forms/input'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { BookingFrame } from './booking-frame'
import type { KeptCard } from './stay-form'
import styles from './stay-summary.module.css'
import { RateChange, StaySummary } from './stay-summary'
import { acceptanceOf, type Booking } from './use-booking'

export async function loader() {
  await loadTexts(
    'products/hotel/words',
    'products/hotel/detail',
    'products/hotel/book',
    'booking/placing/book',
    'kit/money',
    'kit/widgets',
  )
  return null
}

/** The card that guarantees a late arrival; it is checked, and no more kept of it than is said (S2.25). */
export function Component() {
  const text = useText('products/hotel/book')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  return (
    <BookingFrame
      tempOrderNo={tempOrderNo}
      title={text.guaranteeTitle}
      step={1}
      back={paths.hotelBook({ tempOrderNo })}
      screen={GuaranteeScreen}
    />
  )
}

interface CardForm {
  number: string
  holder: string
  expires: string
  securityCode: string
}
type CardField = keyof CardForm
const fieldOf: Record<CardFault, CardField> = {
  cardNumber: 'number',
  cardHolder: 'holder',
  cardExpired: 'expires',
  securityCode: 'securityCode',
}

function GuaranteeScreen(booking: Booking) {
  const text = useText('products/hotel/book')
  return (
    <TwoColumns
      main={
        <>
          <RateChange check={booking.check} />
          <Card title={text.guaranteeTitle}>
            <div className={styles['parts']}>
              <p>{text.cardIntro}</p>
              <p>
                <strong>{text.cardAmount({ amount: formatPrice(booking.check.guarantee.amount) })}</strong>
              </p>
              <CardFields {...booking} />
            </div>
          </Card>
        </>
      }
      aside={
        <>
          <Card title={text.keptTitle}>
            <ul className={styles['kept']}>
              {text.kept.map((sentence) => (
                <li key={sentence}>
                  <Icon name="shield" size={18} />
                  {sentence}
                </li>
              ))}
            </ul>
          </Card>
          <Card title={text.stay}>
            <StaySummary check={booking.check} paysExcess={false} />
          </Card>
        </>
      }
    />
  )
}

/** The four fields, what is wrong with one of them, and the check by rule and then by the hotel's side. */
function useGuaranteeCard({ tempOrderNo, check, stay }: Booking) {
  const text = useText('products/hotel/book')
  const navigate = useNavigate()
  const [form, setForm] = useState<CardForm>({ number: '', holder: '', expires: '', securityCode: '' })
  const [fault, setFault] = useState<{ field: CardField; sentence: string }>()
  const verify = useWrite(checkGuaranteeCard)
  const refuse = (error: Error) => {
    const named = error instanceof ApiProblem && error.field !== undefined && error.field in form
    setFault({ field: named ? (error.field as CardField) : 'number', sentence: error.message })
  }
  const submit = () => {
    const { securityCode, ...rest } = form
    const card = { ...rest, expires: expiryMonth(form.expires), ...(securityCode && { securityCode }) }
    const wrong = cardFault(card, check.checkOutDate)
    if (wrong) {
      setFault({ field: fieldOf[wrong], sentence: text.cardFaults[wrong] })
      return
    }
    const keep = (kept: KeptCard) => {
      stay.change({ card: kept })
      void navigate(paths.hotelBookNext({ tempOrderNo }))
    }
    verify.mutate({ tempOrderNo, ...card }, { onSuccess: keep, onError: refuse })
  }
  return {
    busy: verify.isPending,
    submit,
    /** Value, change and error of one field. */
    controlOf: (field: CardField) => ({
      value: form[field],
      onChange: (event: { target: { value: string } }) => {
        setFault(undefined)
        setForm({ ...form, [field]: event.target.value })
      },
    }),
    errorOf: (field: CardField) => (fault?.field === field ? fault.sentence : undefined),
  }
}

function CardFields(booking: Booking) {
  const text = useText('products/hotel/book')
  const bookText = useText('booking/placing/book')
  const { busy, submit, controlOf, errorOf } = useGuaranteeCard(booking)
  const accept = acceptanceOf(booking)
  return (
    <Form
      className={styles['parts']}
      onSubmit={(event) => {
        event.preventDefault()
        if (accept) accept()
        else if (!busy) submit()
      }}
    >
      <Field label={text.cardNumber} required error={errorOf('number')}>
        {(control) => <Input {...control} {...controlOf('number')} inputMode="numeric" autoComplete="cc-number" maxLength={23} />}
      </Field>
      <Field label={text.cardHolder} required hint={text.cardHolderHint} error={errorOf('holder')}>
        {(control) => <Input {...control} {...controlOf('holder')} autoComplete="cc-name" maxLength={60} />}
      </Field>
      <div className={styles['pair']}>
        <Field label={text.cardExpires} required hint={text.expiresHint} error={errorOf('expires')}>
          {(control) => <Input {...control} {...controlOf('expires')} autoComplete="cc-exp" maxLength={7} />}
        </Field>
        <Field label={text.securityCode} hint={text.securityHint} error={errorOf('securityCode')}>
          {(control) => (
            <Input {...control} {...controlOf('securityCode')} inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
          )}
        </Field>
      </div>
      <Button kind="main" size="large" type="submit" busy={busy}>
        {busy ? text.verifying : accept ? bookText.priceChange.accept : text.verifyCard}
      </Button>
    </Form>
  )
}

/** 08/29 or 08/2029, as printed on a card, as yyyy-MM; anything else stays as it is and is found wrong. */
export function expiryMonth(written: string): string {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(written.trim()) ?? []
  return month ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}` : written
}
