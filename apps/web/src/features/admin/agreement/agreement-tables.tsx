import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { feeKinds } from '@sojourn/contract/booking/service-fee-words'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Card } from '../../../kit/layout/page'
import { Table, type Column } from '../../../kit/lists/table'
import { CarrierBadge } from '../../../kit/marks/carrier-badge'
import { Icon } from '../../../kit/marks/icon'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './agreement.module.css'

type Product = ServiceAgreement['products'][number]

/** What people may book, on business and privately. */
export function Products({ products }: Pick<ServiceAgreement, 'products'>) {
  const text = useText('admin/agency/agreement')
  const columns: Column<Product>[] = [
    { key: 'product', head: text.product, cell: ({ product }) => text.productNames[product] },
    { key: 'business', head: text.business, width: '28%', cell: ({ business }) => <Opened open={business} /> },
    { key: 'personal', head: text.personal, width: '28%', cell: ({ personal }) => <Opened open={personal} /> },
  ]
  return (
    <Card title={text.products}>
      {products.length === 0 ? (
        <p className={styles['soft']}>{text.noProducts}</p>
      ) : (
        <Table caption={text.products} columns={columns} rows={products} rowKey={({ product }) => product} />
      )}
    </Card>
  )
}

function Opened({ open }: { open: boolean }) {
  const text = useText('admin/agency/agreement')
  if (!open) return <span className={styles['soft']}>{text.closed}</span>
  return (
    <span className={styles['open']}>
      <Icon name="check" size={16} /> {text.open}
    </span>
  )
}

type FeeLine = ServiceAgreement['fees'][number]

/** What the agency charges for what it does, and what it will. */
export function Fees({ agreement: { fees, comingFees, afterSales } }: { agreement: ServiceAgreement }) {
  const text = useText('admin/agency/agreement')
  const money = (fen: number): string => (fen === 0 ? text.free : formatPrice(fen))
  const kinds = useText('admin/agency/service-fee').kinds
  const columns: Column<FeeLine>[] = [
    { key: 'product', head: text.product, cell: ({ product }) => text.productNames[product] },
    { key: 'from', head: text.feeFrom, width: 170, cell: ({ from }) => (from === undefined ? '–' : formatFullDate(from)) },
    ...feeKinds.map((kind): Column<FeeLine> => {
      return { key: kind, head: kinds[kind], width: 130, align: 'end', cell: (line) => money(line[kind]) }
    }),
  ]
  const keyOf = ({ product, from = '' }: FeeLine) => `${product} ${from}`
  return (
    <Card title={text.fees}>
      <p className={styles['hint']}>{text.feesHint}</p>
      <Table caption={text.fees} columns={columns} rows={fees} rowKey={keyOf} />
      {comingFees.length > 0 && (
        <>
          <h3 className={styles['subtitle']}>{text.comingFees}</h3>
          <Table caption={text.comingFees} columns={columns} rows={comingFees} rowKey={keyOf} />
        </>
      )}
      <div className={styles['below']}>
        <FactList>
          <Fact name={text.changeFee}>{money(afterSales.change)}</Fact>
          <Fact name={text.refundFee}>{money(afterSales.refund)}</Fact>
        </FactList>
      </div>
    </Card>
  )
}

interface RateLine {
  key: string
  with: ReactNode
  code: string
  percentOff: number
}

/** Agreed discounts, of carriers and of hotels. */
export function Rates({ agreement: { carriers, hotels } }: { agreement: ServiceAgreement }) {
  const text = useText('admin/agency/agreement')
  const lines: RateLine[] = [
    ...carriers.map(({ carrier, name, colour, code, percentOff }) => ({
      key: `carrier ${carrier} ${code}`,
      with: (
        <span className={styles['carrier']}>
          <CarrierBadge code={carrier} colour={colour} name={name} />
          <span aria-hidden>{name}</span>
        </span>
      ),
      code,
      percentOff,
    })),
    ...hotels.map(({ code, kind, brands, hotels: single, percentOff }) => ({
      key: `hotel ${code}`,
      with: `${text.kinds[kind]} · ${text.hotelsOf({ brands, hotels: single })}`,
      code,
      percentOff,
    })),
  ]
  const columns: Column<RateLine>[] = [
    { key: 'with', head: text.rateOf, cell: (line) => line.with },
    { key: 'code', head: text.code, width: '32%', cell: ({ code }) => code },
    {
      key: 'discount',
      head: text.discount,
      width: '26%',
      align: 'end',
      cell: ({ percentOff }) => text.off({ percent: percentOff }),
    },
  ]
  return (
    <Card title={text.rates}>
      {lines.length === 0 ? (
        <p className={styles['soft']}>{text.noRates}</p>
      ) : (
        <Table caption={text.rates} columns={columns} rows={lines} rowKey={({ key }) => key} />
      )}
    </Card>
  )
}
