import type { InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import { Link } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Words } from '../../../kit/layout/words'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './invoice.module.css'

interface ThingListProps {
  things: readonly InvoiceableThing[]
  /** Undefined where nothing is chosen here. */
  choice?: { chosen: ReadonlySet<string>; onToggle: (thing: InvoiceableThing, on: boolean) => void } | undefined
}

export const isUninvoiced = ({ invoiceId }: InvoiceableThing): boolean => invoiceId === undefined
export const isOpen = (thing: InvoiceableThing): boolean => isUninvoiced(thing) && !thing.lapsed

/** What an order sold, each with the voucher that proves it. */
export function ThingList({ things, choice }: ThingListProps) {
  return (
    <ul className={classNames(styles['things'], choice && styles['chosen'])}>
      {things.map((thing) => (
        <li key={thing.key} className={styles['thing']}>
          <ThingBox thing={thing} choice={choice} />
          <ThingWords thing={thing} />
          <ThingEnd thing={thing} />
        </li>
      ))}
    </ul>
  )
}

function ThingBox({ thing, choice }: { thing: InvoiceableThing; choice: ThingListProps['choice'] }) {
  const text = useText('finance/invoice')
  if (!choice) return null
  if (!isOpen(thing)) return <span />
  const name = [text.items[thing.item], thing.service, thing.traveller].filter(Boolean).join(' ')
  return (
    <Checkbox
      label={<span className="visually-hidden">{name}</span>}
      checked={choice.chosen.has(thing.key)}
      onChange={(on) => choice.onToggle(thing, on)}
    />
  )
}

export const journeyOf = ({ service, from, to }: Pick<InvoiceableThing, 'service' | 'from' | 'to'>): string =>
  [service, [from, to].filter(Boolean).join(' → ')].filter(Boolean).join(' ')

function ThingWords({ thing }: { thing: InvoiceableThing }) {
  const text = useText('finance/invoice')
  const { item, voucher, traveller, travelDay } = thing
  return (
    <Words meta={[journeyOf(thing), traveller, formatFullDate(travelDay)].filter(Boolean).join(' · ')}>
      <span className={styles['what']}>
        {text.items[item]}
        <Badge tone="neutral">{text.kindShort[voucher ?? 'vat']}</Badge>
      </span>
    </Words>
  )
}

function ThingEnd({ thing: { amount, invoiceId, lastDay, lapsed } }: { thing: InvoiceableThing }) {
  const text = useText('finance/invoice')
  return (
    <span className={styles['end']}>
      <Price fen={amount} tone="plain" />
      {invoiceId !== undefined ? (
        <Link to={paths.invoice({ invoiceId })}>{text.viewInvoice}</Link>
      ) : (
        lastDay && (
          <span className={styles['small']}>{(lapsed ? text.lapsed : text.lastDay)({ day: formatFullDate(lastDay) })}</span>
        )
      )}
    </span>
  )
}
