import type { IntlTicket, IntlTicketPrice } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { Badge } from '../../../../kit/marks/badge'
import { Icon } from '../../../../kit/marks/icon'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Table, type Column } from '../../../../kit/lists/table'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { carrierName, type IntlNames } from '../itinerary/names'
import { RulesTable } from '../itinerary/rules-table'
import styles from './trip-tickets.module.css'

interface TripTicketsProps {
  tickets: readonly (IntlTicket & { waiverCode?: string })[]
  names: IntlNames
  /** What each direction is called. */
  directions: readonly string[]
  /** Where one decides about them, rules lie open. */
  rulesOpen?: boolean
}

/** Which tickets a trip is made of, what each costs with every tax, and its rules in full. */
export function TripTickets({ tickets, names, directions, rulesOpen = false }: TripTicketsProps) {
  const text = useText('products/intl-flight/check')
  const several = tickets.length > 1
  return (
    <div className={styles['tickets']}>
      {several ? (
        <p className={styles['several']}>
          <Icon name="alert" size={16} />
          {text.severalTickets({ count: tickets.length })}
        </p>
      ) : (
        <IconLine icon="checkCircle">{text.oneTicket}</IconLine>
      )}
      {tickets.map((ticket) => (
        <section key={ticket.slices.join()} className={styles['ticket']}>
          <h3>
            {text.ticket({
              carrier: carrierName(names, ticket.validatingCarrier),
              legs: ticket.slices.map((slice) => directions[slice]).join(' · '),
            })}
          </h3>
          {ticket.waiverCode !== undefined && <p className={styles['note']}>{text.waiver({ code: ticket.waiverCode })}</p>}
          <TicketPrices ticket={ticket} />
          <TicketTaxes ticket={ticket} />
          <TicketRules ticket={ticket} open={rulesOpen} />
        </section>
      ))}
    </div>
  )
}

function TicketPrices({ ticket }: { ticket: IntlTicket }) {
  const text = useText('products/intl-flight/check')
  const money = (key: 'fare' | 'surcharge', head: string): Column<IntlTicketPrice> => ({
    key,
    head,
    align: 'end',
    cell: (price) => formatPrice(price[key]),
  })
  const columns: Column<IntlTicketPrice>[] = [
    {
      key: 'passenger',
      head: text.passenger,
      cell: ({ passenger, count }) => text.times({ passenger: text.passengers[passenger], count }),
    },
    money('fare', text.fare),
    money('surcharge', text.surcharge),
    { key: 'taxes', head: text.taxes, align: 'end', cell: ({ total, fare, surcharge }) => formatPrice(total - fare - surcharge) },
    { key: 'each', head: text.each, align: 'end', cell: ({ total }) => <strong>{formatPrice(total)}</strong> },
  ]
  return <Table caption={text.ticketsCard} columns={columns} rows={ticket.prices} rowKey={({ passenger }) => passenger} />
}

function TicketTaxes({ ticket }: { ticket: IntlTicket }) {
  const text = useText('products/intl-flight/check')
  const taxed = ticket.prices.filter(({ taxes }) => taxes.length > 0)
  if (taxed.length === 0) return null
  return (
    <details className={styles['details']}>
      <summary>{text.taxDetails}</summary>
      {taxed.map(({ passenger, taxes }) => (
        <dl key={passenger} className={styles['taxes']}>
          {taxed.length > 1 && <dt className={styles['whose']}>{text.passengers[passenger]}</dt>}
          {taxes.map(({ code, name, amount, refundable }, index) => (
            <div key={`${code} ${index}`}>
              <dt>
                {text.tax({ name, code })} {!refundable && <Badge tone="neutral">{text.taxKept}</Badge>}
              </dt>
              <dd>{formatPrice(amount)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  )
}

function TicketRules({ ticket, open }: { ticket: IntlTicket; open: boolean }) {
  const text = useText('products/intl-flight/check')
  return (
    <details className={styles['details']} open={open}>
      <summary>{text.rules}</summary>
      <RulesTable rules={ticket.rules} caption={text.rules} />
      <p className={styles['note']}>{text.rulesNote}</p>
    </details>
  )
}
