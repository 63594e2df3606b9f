import type { ChangeQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { quoteFlightChange } from '../../../api/calls/products/flight-after-sales'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { Field } from '../../../kit/field'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { Input, Select } from '../../../kit/input'
import { Card, TwoColumns } from '../../../kit/page'
import { Price } from '../../../kit/price'
import { loadTexts, useText } from '../../../kit/text'
import { VerdictBadge } from '../../../kit/verdict-badge'
import { paths } from '../../../paths'
import { ActionBar } from '../../booking/action-bar'
import { ChangeFrame } from './change-frame'
import styles from '../../booking/change-page.module.css'
import { useApplyChange, type Asked } from './change-apply'
import { viewOfOffer, viewOfSegment } from './flight-view'
import { namesOf, type FlightText } from './format'
import { JourneyBlock } from './journey-block'
import { readCoupons } from '../../booking/coupons'
import { PolicyNotes } from '../../booking/policy-notes'
import { ApprovalLevels } from '../../booking/approval-levels'
import quoteStyles from '../../booking/quote.module.css'

export async function loader() {
  await loadTexts(
    'booking/book',
    'products/flight',
    'products/flight-change',
    'products/flight-rules',
    'products/flight-refund',
    'kit/widgets',
  )
  return null
}

/** What the change costs each passenger, who must agree, and the way on to payment (S2.22). */
export function Component() {
  const text = useText('products/flight-change')
  const [address] = useSearchParams()
  const of = (name: string) => address.get(name) ?? ''
  const asked: Asked = {
    orderNo: of('orderId'),
    coupons: readCoupons(of('coupons')),
    flightKey: of('flightKey'),
    fareKey: of('fareKey'),
    searchId: of('searchId'),
    cause: of('cause') === 'involuntary' ? 'involuntary' : 'voluntary',
  }
  const { orderNo, coupons, flightKey, fareKey } = asked
  const quote = useRead(quoteFlightChange, { orderNo, coupons, flightKey, fareKey }, { staleTime: 0 })
  const date = quote.data?.to.departDate ?? ''
  const back = paths.flightChange({ orderId: orderNo, coupons: of('coupons'), date, cause: asked.cause })
  return (
    <ChangeFrame
      title={text.confirmTitle}
      step={2}
      back={date ? back : paths.flightChangeApply({ orderId: orderNo })}
      orderId={orderNo}
      error={quote.error}
      onRetry={() => void quote.refetch()}
    >
      {quote.data && <Confirm quote={quote.data} asked={asked} onChanged={() => void quote.refetch()} />}
    </ChangeFrame>
  )
}

interface ConfirmProps {
  quote: ChangeQuote
  asked: Asked
  onChanged: () => void
}

function Confirm({ quote, asked, onChanged }: ConfirmProps) {
  const [reasonCode, setReasonCode] = useState('')
  const [reasonText, setReasonText] = useState('')
  const needsReason = quote.violations.some(({ handling }) => handling !== 'remind')
  return (
    <TwoColumns
      main={
        <>
          <Flights quote={quote} />
          <Policy quote={quote}>
            {needsReason && (
              <Reason quote={quote} code={reasonCode} words={reasonText} onCode={setReasonCode} onWords={setReasonText} />
            )}
          </Policy>
        </>
      }
      aside={
        <Cost
          quote={quote}
          asked={{
            ...asked,
            ...(reasonCode ? { reasonCode } : {}),
            ...(reasonText.trim() ? { reasonText: reasonText.trim() } : {}),
          }}
          missing={needsReason && reasonCode === ''}
          onChanged={onChanged}
        />
      }
    />
  )
}

function Flights({ quote }: { quote: ChangeQuote }) {
  const text = useText('products/flight-change')
  const names = namesOf(quote.dictionary)
  const { from } = quote
  const cabin = from.cabin as keyof FlightText['cabins']
  const fareType = from.fareType as keyof FlightText['fareTypes']
  return (
    <Card>
      <JourneyBlock label={text.from} flight={viewOfSegment(from)} fare={{ ...from, cabin, fareType }} rule={undefined} />
      <JourneyBlock
        label={text.to}
        flight={viewOfOffer(quote.to, names)}
        fare={quote.fare}
        rule={names.rules.get(quote.fare.ruleTier)}
      />
    </Card>
  )
}

function Policy({ quote, children }: { quote: ChangeQuote; children: React.ReactNode }) {
  const text = useText('products/flight-change')
  return (
    <Card title={text.policy} action={<VerdictBadge verdict={quote.verdict} />}>
      <div className={styles['fields']}>
        {quote.violations.length > 0 ? <PolicyNotes violations={quote.violations} nameOf={undefined} /> : <p>{text.within}</p>}
        {children}
        {quote.conflicts.length > 0 && (
          <div className={styles['warnings']}>
            <strong>{text.conflicts}</strong>
            {quote.conflicts.map((conflict) => (
              <p key={conflict}>{conflict}</p>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

interface ReasonProps {
  quote: ChangeQuote
  code: string
  words: string
  onCode: (code: string) => void
  onWords: (words: string) => void
}

function Reason({ quote, code, words, onCode, onWords }: ReasonProps) {
  const text = useText('products/flight-change')
  return (
    <>
      <Field label={text.reason} required>
        {(control) => (
          <Select {...control} value={code} onChange={(event) => onCode(event.target.value)}>
            <option value="">{text.chooseReason}</option>
            {quote.reasons.map((reason) => (
              <option key={reason.code} value={reason.code}>
                {reason.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.reasonText} required={quote.reasons.find((reason) => reason.code === code)?.needsText}>
        {(control) => <Input {...control} maxLength={200} value={words} onChange={(event) => onWords(event.target.value)} />}
      </Field>
    </>
  )
}

function Cost({ quote, asked, missing, onChanged }: ConfirmProps & { missing: boolean }) {
  const text = useText('products/flight-change')
  const apply = useApplyChange(onChanged)
  return (
    <Card title={text.price}>
      <div className={quoteStyles['quote']}>
        <Lines quote={quote} />
        <p className={quoteStyles['total']}>
          <span>{text.total}</span>
          {quote.total === 0 ? <span>{text.nothingToPay}</span> : <Price fen={quote.total} size="large" />}
        </p>
        <ApprovalLevels levels={quote.approval} title={text.approval} none={text.noApproval} />
        {quote.holdsUntil && (
          <p className={quoteStyles['hold']}>
            <Icon name="clock" size={16} />
            {text.holdsUntil({ time: formatInstant(quote.holdsUntil) })}
          </p>
        )}
        <p className={styles['note']}>{text.hold}</p>
        <ActionBar total={quote.total} label={text.total}>
          <Button
            kind="main"
            size="large"
            wide
            busy={apply.busy}
            disabledReason={missing ? text.reasonMissing : undefined}
            onClick={() => apply.send(asked, quote.total)}
          >
            {text.submit}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

function Lines({ quote }: { quote: ChangeQuote }) {
  const text = useText('products/flight-change')
  return (
    <ul>
      {quote.lines.map((line) => (
        <li key={line.ticketNo} className={quoteStyles['line']}>
          <p className={quoteStyles['who']}>
            <span>{line.traveller}</span>
            <span>{line.amount === 0 ? text.free : formatPrice(line.amount)}</span>
          </p>
          <dl className={quoteStyles['figures']}>
            {(['fee', 'fareDifference', 'fuelDifference', 'serviceFee'] as const)
              .filter((kind) => line[kind] > 0)
              .map((kind) => (
                <div key={kind}>
                  <dt>{text.lines[kind]}</dt>
                  <dd>{formatPrice(line[kind])}</dd>
                </div>
              ))}
          </dl>
          <p className={quoteStyles['rule']}>{line.rule}</p>
        </li>
      ))}
    </ul>
  )
}
