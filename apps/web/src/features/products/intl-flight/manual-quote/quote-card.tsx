import type { ManualQuote, ManualQuotes } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { withdrawManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Link } from '../../../../kit/actions/link'
import { Countdown } from '../../../../kit/dates/countdown'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactGrid } from '../../../../kit/lists/facts'
import { Timeline, type TimelineEntry } from '../../../../kit/lists/timeline'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { told } from '../../../../kit/overlays/told'
import { formatFullDate, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { FlightsLine } from '../change/flights-line'
import styles from '../demand/demand.module.css'
import { AcceptQuote } from './accept-quote'
import { AnswerQuote } from './answer-quote'
import { CarryOut } from './carry-out'
import { quoteReads } from './quote-reads'

interface QuoteCardProps {
  quote: ManualQuote
  dictionary: ManualQuotes['dictionary']
  /** A promise or a validity is over. */
  onDue: () => void
}

const tones = {
  asked: 'brand',
  quoted: 'warn',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'locked',
  lapsed: 'locked',
} as const

/** One request to the desk: how far it is, what was answered, and what the reader can do. */
export function QuoteCard({ quote, dictionary, onDue }: QuoteCardProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const names = quote.tickets.map(({ traveller }) => traveller)
  const due = quote.state === 'asked' && !quote.late ? quote.promisedBy : quote.state === 'quoted' ? quote.validUntil : undefined
  return (
    <>
      <Card
        title={text.of({ kind: quote.kind, names: [...new Set(names)] })}
        action={<Badge tone={tones[quote.state]}>{quote.stateName}</Badge>}
      >
        <div className={styles['fields']}>
          <div className={styles['head']}>
            <div className={styles['words']}>
              <strong aria-live="polite">{useNext(quote)}</strong>
              {due && (
                <p className={styles['soft']}>
                  <Countdown until={due} onEnd={onDue} />
                </p>
              )}
              {quote.blocked && <p className={styles['broken']}>{quote.blocked}</p>}
            </div>
            {quote.canWithdraw && <Withdraw quote={quote} />}
          </div>
          <Facts quote={quote} dictionary={dictionary} />
          <History history={quote.history} />
        </div>
      </Card>
      {quote.canAccept && quote.terms && <AcceptQuote quote={quote} terms={quote.terms} />}
      {quote.canAnswer && quote.desk && <AnswerQuote key={quote.version} quote={quote} desk={quote.desk} />}
      {quote.canCarryOut && <CarryOut quote={quote} />}
    </>
  )
}

function useNext({ state, late, promisedBy, promisedAgain, history, validUntil, reason = '', canCarryOut }: ManualQuote): string {
  const { next } = useText('products/intl-flight/after-sale/manual-quote')
  const time = formatInstant(promisedBy)
  if (state === 'asked')
    return late ? next.late({ time, again: promisedAgain ? formatInstant(promisedAgain) : '' }) : next.asked({ time })
  if (history.at(-1)?.event === 'overtaken') return next.overtaken
  if (state === 'quoted') return next.quoted({ time: validUntil ? formatInstant(validUntil) : '' })
  if (state === 'refused') return next.refused({ reason })
  if (state !== 'accepted') return next[state]
  return canCarryOut ? next.carryOut : reason === '' ? next.accepted : next.declined({ reason })
}

function Facts({ quote, dictionary }: Pick<QuoteCardProps, 'quote' | 'dictionary'>) {
  const { facts } = useText('products/intl-flight/after-sale/manual-quote')
  const { quoteNo, causeName, wish, departDate, from, to, note, order } = quote
  return (
    <FactGrid>
      <Fact name={facts.from} wide>
        <Directions segments={from} dictionary={dictionary} />
      </Fact>
      {to.length > 0 && (
        <Fact name={facts.to} wide>
          <Directions segments={to} dictionary={dictionary} />
        </Fact>
      )}
      <Fact name={facts.cause}>{causeName}</Fact>
      {departDate && <Fact name={facts.departDate}>{formatFullDate(departDate)}</Fact>}
      <Fact name={facts.number}>{quoteNo}</Fact>
      {order && (
        <Fact name={facts.order}>
          <Link to={paths.intlFlightOrder({ orderId: order.orderNo })}>{order.orderNo}</Link> {order.stateName}
        </Fact>
      )}
      <Fact name={facts.wish} wide>
        {wish}
      </Fact>
      {note && (
        <Fact name={facts.note} wide>
          {note}
        </Fact>
      )}
    </FactGrid>
  )
}

function Directions({ segments, dictionary }: { segments: ManualQuote['from'] } & Pick<QuoteCardProps, 'dictionary'>) {
  const slices = [...new Set(segments.map(({ slice }) => slice))]
  return slices.map((slice) => (
    <FlightsLine key={slice} segments={segments.filter((segment) => segment.slice === slice)} dictionary={dictionary} />
  ))
}

const failures = new Set(['refused', 'declined', 'lapsed'])

function History({ history }: Pick<ManualQuote, 'history'>) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const entries = history.map(({ at, actor, event, sentence }): TimelineEntry => ({
    key: `${at} ${event}`,
    title: sentence,
    time: formatInstant(at),
    detail: actor || undefined,
    state: failures.has(event) ? 'failed' : 'done',
  }))
  return <Timeline entries={entries} label={text.history} />
}

function Withdraw({ quote: { quoteNo, version } }: Pick<QuoteCardProps, 'quote'>) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const withdraw = useWrite(withdrawManualQuote, quoteReads)
  const press = async () => {
    if (!(await ask({ message: text.withdrawAsk, confirm: text.withdraw, cancel: text.keep }))) return
    await told(withdraw.mutateAsync({ quoteNo, version }), text.withdrawn)
  }
  return (
    <Button busy={withdraw.isPending} onClick={() => void press()}>
      {text.withdraw}
    </Button>
  )
}
